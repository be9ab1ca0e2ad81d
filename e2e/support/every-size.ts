import type { CDPSession, Page } from 'playwright-core';
import { sidewaysOverflow } from './in-page.ts';
import { clippedTexts } from './page-faults.ts';

// Runs in the page; tests are typed for Node.
declare const matchMedia: (query: string) => { matches: boolean };

export interface Screen {
  width: number;
  height: number;
  deviceScaleFactor: number;
  mobile: boolean;
}

/** Sizes at the ends of those that readers have: a page must fit them, and none is drawn for them alone. */
export const extremes: Readonly<Record<string, Screen>> = {
  '320 px': { width: 320, height: 640, deviceScaleFactor: 1, mobile: true },
  // WCAG 1.4.4: a window of 1280 px, twice as large.
  'a desk at 200 %': { width: 640, height: 400, deviceScaleFactor: 2, mobile: false },
  '4K': { width: 3_840, height: 2_160, deviceScaleFactor: 1, mobile: false },
};

/** Longest line of running text, in letters as wide as they are high; about twice as many letters (WCAG 1.4.8). */
const LONGEST_LINE_EM = 50;

const LONG_LINES = `[...document.querySelectorAll('main :is(p, li, dd, blockquote)')]
  .filter((one) => one.checkVisibility() && one.children.length === 0 && one.textContent.trim().length > 100)
  .flatMap((one) => {
    const { width } = one.getBoundingClientRect();
    const ems = Math.round(width / parseFloat(getComputedStyle(one).fontSize));
    return ems > ${LONGEST_LINE_EM} ? ['a line of ' + ems + ' em: ' + one.textContent.trim().slice(0, 60)] : [];
  })`;

/** Sets the page's screen: with touch for a phone, without for a desk. No style depends on a pointer. */
export async function setScreen(page: Page, session: CDPSession, screen: Screen): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: screen.mobile });
  await page.waitForFunction((px) => matchMedia(`(width: ${px}px)`).matches, screen.width);
  // Parts that a script lays out follow in the next frame.
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
}

/** Faults of a page at the extreme sizes: it scrolls sideways, cuts texts off, or has lines that an eye loses. */
export async function findMisfits(page: Page, session: CDPSession): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, screen] of Object.entries(extremes)) {
    await setScreen(page, session, screen);
    const overflow = await sidewaysOverflow(page);
    if (overflow > 0) faults.push(`at ${name} it is ${overflow} px too wide`);
    for (const text of await clippedTexts(page)) faults.push(`at ${name} is cut off: ${text}`);
    for (const line of await page.evaluate<string[]>(LONG_LINES)) faults.push(`at ${name}: ${line}`);
  }
  return faults;
}
