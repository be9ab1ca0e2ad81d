import { expect, test } from 'vitest';
import type { PageRow } from '../../storefront/app/page-row.ts';
import { pages } from '../../storefront/app/pages.ts';
import { publicRoutes } from '../support/public-routes.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { addressIn } from '../support/visitor.ts';

/* Addresses are typed, cut and shared: with any query, a page is shown, is not found, or redirects. */

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
/** The value unchanged if it is percent-encoded already. */
const written = (value: string) => (/^%[0-9a-f]{2}$/.test(value) ? value : encodeURIComponent(value));

const asking = Object.entries<PageRow>(pages).flatMap(([pattern, { reads = [] }]) =>
  publicRoutes.has(pattern) && reads.length > 0 ? [[pattern, reads] as const] : [],
);

/** Fetches a page as a patient visitor would: retries while the server is busy. */
async function open(path: string): Promise<Response> {
  const url = new URL(path, shopUnderTest().url);
  for (let turn = 0; ; turn += 1) {
    const answer = await fetch(url, { redirect: 'manual' });
    const isBusy = answer.status === 503 || answer.status === 429;
    if (!isBusy || turn === 5) return answer;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

test('page two of a list has a title of its own in each language', async () => {
  for (const language of ['ar', 'en'] as const) {
    const titleOf = async (path: string) =>
      /<title>([^<]*)<\/title>/.exec(await (await open(addressIn(language, path))).text())?.[1] ?? '';
    const titles = [await titleOf('/products'), await titleOf('/products?page=2')];
    expect(titles[1], titles.join()).toMatch(/2/);
    expect(titles[1]).not.toBe(titles[0]);
  }
});

test.each(['/products', '/search', '/categories/perfume-and-oud'])(
  '%s is drawn with a price beyond all prices',
  async (path) => {
    for (const name of ['min_price', 'max_price'])
      expect((await open(`${path}?search=oud&${name}=21474836.48`)).status, name).toBe(200);
  },
);

test.each(asking)('%s fails at no value of its query', async (pattern, reads) => {
  const path = (await publicRoutes.get(pattern)?.address())?.replace(/[?#].*$/, '') ?? '';
  for (const [at, value] of values.entries()) {
    const query = reads.map((name) => `${name}=${written(value)}`).join('&');
    const address = `${addressIn(at % 2 ? 'en' : 'ar', path)}?${query}`;
    expect((await open(address)).status, address).toBeLessThan(500);
  }
});
