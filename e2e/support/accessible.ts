import type { CDPSession, Page } from 'playwright-core';
import { expect } from 'vitest';
import { isFirefox } from '../firefox/left-out.ts';
import { everyLook, findViolations } from './axe.ts';
import { findMisfits, setScreen } from './every-size.ts';
import { clearBars, fieldsThatZoom, sidewaysOverflow } from './in-page.ts';
import { findDisorder } from './reading-order.ts';
import { heightFor, isPhone, type Language, type Visitor } from './visitor.ts';

const PHONE = 360;
const DESK = 1280;

export interface Look {
  language: Language;
  width: number;
}

/** Screens on which every page is checked. */
export const screens: Look[] = [
  { language: 'ar', width: PHONE },
  { language: 'en', width: PHONE },
  { language: 'ar', width: DESK },
  { language: 'en', width: DESK },
];

/**
 * The same for pages that are opened once and checked at both widths: first on a phone in one language, first on a desk
 * in the other.
 */
export const readers: (Look & { otherWidth: number })[] = [
  { language: 'ar', width: PHONE, otherWidth: DESK },
  { language: 'en', width: DESK, otherWidth: PHONE },
];

/**
 * Expects no finding of axe: at the first width in every look, at the others in the light one. The other language has
 * that width first, and colours are equal in both. On a phone nothing scrolls sideways (WCAG 1.4.10), and no field has a
 * font small enough for Safari to zoom. At the first width, read out it is in order, and it fits the extreme sizes.
 */
export async function expectAccessible({ page, context }: Visitor, widths: readonly number[]): Promise<void> {
  if (isFirefox()) return expectSound(page);
  const session = await context.newCDPSession(page);
  const before = page.viewportSize()?.width;
  await page.evaluate('document.fonts.ready');
  for (const [at, width] of widths.entries()) {
    await resize(page, session, width);
    // The scroll position of another width may leave a line half under the header, as at any scroll.
    if (at > 0) await page.evaluate('scrollTo({ top: 0, behavior: "instant" })');
    await clearBars(page);
    expect(await findViolations(page, at === 0 ? everyLook : ['light']), `at ${width} px`).toEqual([]);
    if (at === 0) expect(await findDisorder(page, session), 'read out').toEqual([]);
    if (!isPhone(width)) continue;
    expect(await sidewaysOverflow(page), `scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
    expect(await fieldsThatZoom(page), 'an iPhone zooms in on their focus').toEqual([]);
  }
  expect(await findMisfits(page, session), 'at extreme sizes').toEqual([]);
  if (before !== undefined) await resize(page, session, before);
}

/** In Firefox: nothing scrolls sideways. The rest is in the protocol of Chromium, or the same in every browser. */
async function expectSound(page: Page): Promise<void> {
  expect(await sidewaysOverflow(page), 'scrolls sideways').toBeLessThanOrEqual(0);
}

const resize = (page: Page, session: CDPSession, width: number) =>
  setScreen(page, session, { width, height: heightFor(width), deviceScaleFactor: 1, mobile: isPhone(width) });
