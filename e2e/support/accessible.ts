import { expect } from 'vitest';
import { findViolations } from './axe.ts';
import { sidewaysOverflow } from './in-page.ts';
import type { Language, Visitor } from './visitor.ts';

const NARROWEST = 320;

export interface Look {
  language: Language;
  width: number;
}

/** Nothing axe finds, and on a phone nothing that scrolls sideways, down to 320 px (WCAG 1.4.10). */
export async function expectAccessible({ page }: Visitor, width: number): Promise<void> {
  await page.evaluate('document.fonts.ready');
  expect(await findViolations(page)).toEqual([]);
  if (width > 360) return;
  const { height } = page.viewportSize() ?? { height: 740 };
  for (const narrow of [width, NARROWEST]) {
    await page.setViewportSize({ width: narrow, height });
    expect(await sidewaysOverflow(page), `scrolls sideways at ${narrow} px`).toBeLessThanOrEqual(0);
  }
}

/** What every page is looked at on. */
export const screens: Look[] = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 360 },
  { language: 'ar', width: 1280 },
  { language: 'en', width: 1280 },
];
