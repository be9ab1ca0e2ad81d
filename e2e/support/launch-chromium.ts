import { type Browser, chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

export type { Browser, BrowserContext, Locator, Page } from 'playwright-core';

/** The Chromium of this machine, without windows; throws if there is none. For tools beside the journeys. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium('shell');
  if (!executablePath) throw new Error('There is no Chromium: install one, or say where it is in CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: ['--no-sandbox'] });
}
