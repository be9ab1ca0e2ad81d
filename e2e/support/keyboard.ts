import type { Locator, Page } from 'playwright-core';
import { isFirefox } from '../firefox/left-out.ts';

/** Upper limit of Tab presses, above the focusable elements before the target on any page. */
const MAX_STOPS = 150;

/** After the last element Firefox gives the focus to its own bars, to which no key of a test leads: back to the first. */
const COME_BACK = `document.activeElement === document.body && document.querySelector('a[href], button').focus()`;

/** Presses Tab until `target` has the focus, as a keyboard user does. Throws if Tab never reaches it. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (isFirefox()) await page.evaluate(COME_BACK);
    if (await hasFocus(target)) return;
  }
  throw new Error(`Tab does not lead to ${target.toString()} within ${MAX_STOPS} stops`);
}

export async function hasFocus(target: Locator): Promise<boolean> {
  const focused = target.and(target.page().locator(':focus'));
  return (await focused.count()) > 0;
}

/** Goes to `target` with Tab and presses Enter on it. */
export async function tabAndEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
