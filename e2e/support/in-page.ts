import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

// Minimal types of the page's globals: tests use Node's types, which do not include the DOM; other page code is passed
// as text.
interface Box {
  getBoundingClientRect(): { x: number; y: number; width: number; height: number };
  contains(other: object | null): boolean;
}
declare const document: {
  documentElement: { dataset: Record<string, string> };
  getElementById(id: string): object | null;
  elementFromPoint(x: number, y: number): object | null;
};

/** Waits for hydration (React marks the elements it controls) and for what a phone leaves out of its first frame. */
export async function awake(page: Page): Promise<void> {
  // A function, not text: waiting for a text evaluates it in the page, which the shop's policy forbids.
  await page.waitForFunction(
    () =>
      Object.keys(document.getElementById('main') ?? {}).some((key) => key.startsWith('__react')) &&
      document.documentElement.dataset.drawn !== 'first',
  );
}

/** Addresses of pictures in the main part that failed to load. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('main img')]
    .filter((image) => image.checkVisibility() && image.loading !== 'lazy')
    .filter((image) => !image.complete || image.naturalWidth === 0)
    .map((image) => image.currentSrc || image.src)`);
}

/** How far the page is wider than its window; more than 0 means it scrolls sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

/**
 * Scrolls the admin on until nothing that stands still (header, bars, navigation, messages) covers a field or button
 * half: which one it covers is a matter of the scroll position alone.
 */
export function clearBars(page: Page): Promise<void> {
  return page.evaluate<void>(`(() => {
    if (!location.pathname.startsWith('/admin')) return;
    const still = [...document.querySelectorAll('body *')].filter((one) => /fixed|sticky/.test(getComputedStyle(one).position));
    const targets = [...document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')]
      .filter((one) => one.checkVisibility() && !still.some((bar) => bar.contains(one)));
    const countCovered = () => {
      const rects = still.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0);
      // Edges of what stands still, and of the window behind it: a target across one of them counts as half covered.
      const edges = [0, innerHeight, ...rects.flatMap(({ top, bottom }) => [top, bottom])];
      return targets.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return edges.some((edge) => edge >= 0 && edge <= innerHeight && top < edge && edge < bottom);
      }).length;
    };
    const start = scrollY;
    const to = (top) => scrollTo({ top, behavior: 'instant' });
    let best = { top: start, count: Infinity };
    for (let moved = 0; moved < 500 && best.count > 0; moved += 1) {
      to(moved < 250 ? start + moved : start - moved + 250);
      const count = countCovered();
      if (count < best.count) best = { top: scrollY, count };
    }
    to(best.top);
  })()`);
}

/**
 * Scrolls to a thing below the first screen. The first scroll lays the whole page out (app.css), which moves and shortens
 * parts far below; one that was reached before may lie elsewhere afterwards.
 */
export async function scrollTo(thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  await thing.page().locator('html[data-drawn-last]').waitFor({ state: 'attached' });
  await thing.scrollIntoViewIfNeeded();
}

/** Scrolls an endless list on, page by page, until a thing of it is there: other journeys may have filled it. */
export async function scrollOnTo(thing: Locator): Promise<void> {
  const page = thing.page();
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return thing.count();
    })
    .toBeGreaterThan(0);
}

export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate<number>('Math.round(scrollY)');
}

/** Text fields and selects with a font below 16 px: Safari on a phone zooms in on them and does not zoom out. */
export function fieldsThatZoom(page: Page): Promise<string[]> {
  const others = ['checkbox', 'radio', 'range', 'file', 'hidden'].map((type) => `[type=${type}]`).join();
  return page.evaluate<string[]>(`[...document.querySelectorAll('input:not(${others}), textarea, select')]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => field.outerHTML)`);
}

/** Whether a click on its centre hits it, not an element above it. */
export function isInReach(thing: Locator): Promise<boolean> {
  return thing.evaluate((element: Box) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}
