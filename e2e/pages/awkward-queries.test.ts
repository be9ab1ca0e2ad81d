import { expect, test } from 'vitest';
import type { PageRow } from '../../storefront/app/page-row.ts';
import { pages } from '../../storefront/app/pages.ts';
import { publicRoutes } from '../support/public-routes.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { addressIn } from '../support/visitor.ts';

/* Addresses are typed, cut and shared: whatever their query says, a page is drawn, is not found, or leads on. */

const values = [
  '21474836.48',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  '٣',
  'x'.repeat(401),
  '😀',
  '%00',
  '%ff',
  'ن'.repeat(250),
  '../..',
  "'; select 1",
  'null',
];
/** As it stands where it is encoded already. */
const written = (value: string) => (/^%[0-9a-f]{2}$/.test(value) ? value : encodeURIComponent(value));

const asking = Object.entries<PageRow>(pages).flatMap(([pattern, { reads = [] }]) =>
  publicRoutes.has(pattern) && reads.length > 0 ? [[pattern, reads] as const] : [],
);

test.each(asking)('%s fails at no value of its query', async (pattern, reads) => {
  const path = (await publicRoutes.get(pattern)?.address())?.replace(/[?#].*$/, '') ?? '';
  for (const name of reads) {
    for (const [at, value] of values.entries()) {
      const url = new URL(addressIn(at % 2 ? 'en' : 'ar', path), shopUnderTest().url);
      const address = `${url.href}?${name}=${written(value)}`;
      const answer = await fetch(address, { redirect: 'manual' });
      expect(answer.status, address).toBeLessThan(500);
    }
  }
});

test('page two of a list has a title of its own in each language, and the address of page two', async () => {
  for (const language of ['ar', 'en'] as const) {
    const titleOf = async (path: string) => {
      const answer = await fetch(new URL(addressIn(language, path), shopUnderTest().url));
      return /<title>([^<]*)<\/title>/.exec(await answer.text())?.[1] ?? '';
    };
    const titles = await Promise.all(['/products', '/products?page=2', '/products?page=3'].map(titleOf));
    expect(new Set(titles).size, titles.join()).toBe(3);
    expect(titles[1]).toContain('2');
  }
});
