import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, firefox } from 'playwright-core';
import { inject } from 'vitest';
import { isPhone, type VisitOptions } from '../support/visitor.ts';

const RELAY = join(import.meta.dirname, 'relay.main.ts');

/** Bits of Firefox's preferences for pointers: coarse, fine, hover. */
const FINGER = 1;
const MOUSE = 2 + 4;

const launched = new Map<string, Promise<Browser>>();
const folders: string[] = [];

/** Firefox for visitors with these options: language, motion and pointer are preferences of the whole program there. */
export function firefoxFor({ language = 'ar', width = 1280, still = false }: VisitOptions): Promise<Browser> {
  const pointer = isPhone(width) ? FINGER : MOUSE;
  const preferences = {
    'intl.accept_languages': language === 'ar' ? 'ar-SA, ar' : 'en-US, en',
    'ui.prefersReducedMotion': still ? 1 : 0,
    'ui.primaryPointerCapabilities': pointer,
    'ui.allPointerCapabilities': pointer,
    'ui.useOverlayScrollbars': 1,
    // A page from the back-forward cache fires no `load`, for which Playwright waits.
    'browser.sessionhistory.max_total_viewers': 0,
  };
  const key = JSON.stringify(preferences);
  const browser = launched.get(key) ?? launch(preferences);
  launched.set(key, browser);
  return browser;
}

/** Ends every Firefox of this process. */
export async function closeFirefox(): Promise<void> {
  for (const browser of launched.values()) await (await browser).close();
  for (const folder of folders) await rm(folder, { recursive: true });
}

async function launch(firefoxUserPrefs: Record<string, string | number>): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'waha-relay-'));
  folders.push(folder);
  // Playwright starts one program and adds arguments of its own.
  const program = join(folder, 'firefox');
  await writeFile(program, `#!/bin/sh\nexec '${process.execPath}' '${RELAY}' '${inject('firefox')}' "$@"\n`, {
    mode: 0o700,
  });
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath: program,
    env: { ...process.env, TZ: 'Asia/Riyadh' },
    firefoxUserPrefs,
  });
}
