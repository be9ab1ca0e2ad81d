import { describe, expect } from 'vitest';
import { expectAccessible, readers } from '../support/accessible.ts';
import { putInCart } from '../support/cart-line.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';

/**
 * Checks that the walks of accessibility.test.ts detect what they are for: each planted fault is visible in one look
 * only.
 */

interface Planted {
  styles: string;
  html?: string;
  found: RegExp;
  /** Width of the look that is checked first, and alone checks colours, because they are the same in both languages. */
  firstAt?: number;
}

/** Each fault exists in one look at one width only. */
const planted: Record<string, Planted> = {
  'dim text in the dark, on a desk': {
    styles: '@media (prefers-color-scheme: dark) and (width >= 64rem) { main h1 { color: #444 !important } }',
    found: /^at 1280 px.*color-contrast: [^,]* \(dark\)/s,
    firstAt: 1280,
  },
  'dim text that arrives slowly, in the dark, on a phone': {
    styles:
      'main h1 { transition: color 60s } @media (prefers-color-scheme: dark) and (width < 64rem) { main h1 { color: #444 } }',
    found: /^at 360 px.*color-contrast: [^,]* \(dark\)/s,
    firstAt: 360,
  },
  'dim text far below, in high contrast': {
    styles:
      '[data-contrast=high] footer { content-visibility: auto } [data-contrast=high] footer a { color: #ddd !important }',
    found: /color-contrast: [^,]* \(high contrast\)/s,
  },
  'a field without a name, on a phone': {
    styles: '@media (width >= 64rem) { .planted { display: none } }',
    html: '<input class="planted">',
    found: /^at 360 px.*label: \.planted/s,
  },
  'what is too wide for the narrowest phone': {
    styles: '.planted { width: 330px }',
    html: '<p class="planted">wide</p>',
    found: /^at extreme sizes.*at 320 px it is \d+ px too wide/s,
  },
  'a row that Tab walks against the eye': {
    styles: '.planted { display: flex; gap: 1rem; flex-direction: row-reverse }',
    html: '<p class="planted"><a class="btn btn-quiet" href="/faq">first</a><a class="btn btn-quiet" href="/help">second</a></p>',
    found: /^read out.*turned round: p\.planted/s,
  },
  'words that are cut off': {
    styles: '.planted { inline-size: 60px; overflow: hidden; white-space: nowrap }',
    html: '<p class="planted">more than sixty pixels hold</p>',
    found: /^at extreme sizes.*cut off: more than sixty/s,
  },
  'lines that an eye loses, on the widest screen': {
    styles: '.planted { inline-size: min(85vw, 56em) }',
    html: `<p class="planted">${'a line of many words '.repeat(20)}</p>`,
    found: /^at extreme sizes.*at 4K: a line of/s,
  },
};

/** Message of a failing walk: the place, and the finding. */
function complaintOf(walk: Promise<void>): Promise<string> {
  return walk.then(
    () => 'nothing found',
    ({ message, actual }: { message: string; actual?: unknown }) => `${message} ${JSON.stringify(actual)}`,
  );
}

describe.each(readers)('looked at in $language at $width px first, found is', ({ language, width, otherWidth }) => {
  for (const [name, { styles, html = '', found, firstAt = width }] of Object.entries(planted)) {
    if (firstAt !== width) continue;
    journey(`${name} (${language})`, async ({ arrive }) => {
      const visitor = await arrive({ language, width, still: true, sharesCache: true });
      await visitor.open('/track-order');
      await visitor.page.addStyleTag({ content: styles });
      await visitor.page.evaluate(
        `document.querySelector('main h1').insertAdjacentHTML('afterend', ${JSON.stringify(html)})`,
      );
      expect(await complaintOf(expectAccessible(visitor, [width, otherWidth]))).toMatch(found);
    });
  }
});

journey('a shared cache holds nothing of whoever was there before', async ({ arrive }) => {
  const options = { language: 'en', width: 360, still: true } as const;
  const before = await arrive({ ...options, sharesCache: true });
  await putInCart(before, await findProduct('sukkari-dates'));
  await before.open('/cart');
  const kept = () => `document.cookie + JSON.stringify({ ...localStorage, ...sessionStorage })`;
  expect(await before.page.evaluate<string>(kept())).toContain('sukkari-dates');
  await before.page.close();
  const fresh = await arrive(options);
  const after = await arrive({ ...options, sharesCache: true });
  for (const { open } of [fresh, after]) await open('/track-order');
  expect(await after.page.evaluate(kept())).toBe(await fresh.page.evaluate(kept()));
});
