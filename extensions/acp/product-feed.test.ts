import type { FeedProduct, FeedShop } from '@waha/extend';
import { feedProduct, runFeedContract } from '@waha/extend/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectOfficial } from './check-answers.fixture.ts';
import { createProductFeed } from './product-feed.ts';

const shop: FeedShop = { name: 'واحة', url: 'https://shop.example', language: 'ar', delivery: null };

interface Line {
  id: string;
  title: string;
  variants: { id: string; price: { amount: number }; list_price?: { amount: number }; availability: object }[];
}

const linesOf = (feed: string): Line[] =>
  feed
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

// The contract knows products by the number of their item.
runFeedContract('acp-feed', createProductFeed(''), (feed) =>
  linesOf(feed).flatMap(({ variants }) =>
    variants.map(({ id }) => {
      const [, product = '', variant] = /^p(\d+)(?:-v(\d+))?$/.exec(id) ?? [];
      return `v${variant === undefined ? Number(product) - 1_000 : Number(variant) - 2_000}`;
    }),
  ),
);

async function write(products: readonly FeedProduct[]): Promise<Line[]> {
  async function* all() {
    yield* products;
  }
  let feed = '';
  for await (const part of createProductFeed('').write(all(), shop, () => undefined)) feed += part;
  return linesOf(feed);
}

test('variants of one product are one line, at the prices of the page, by the ids that checkouts take', async () => {
  const own = (variantId: number, more: Partial<FeedProduct>): FeedProduct => ({
    ...feedProduct(2),
    ...{ item: { productId: 7, variantId }, title: `ثوب · ${variantId}`, salePrice: null },
    ...more,
  });
  const [line, ...others] = await write([own(1, { salePrice: 7_550 }), own(2, { availability: 'out_of_stock' })]);
  expect([others, line?.id, line?.title]).toEqual([[], 'p7', 'ثوب']);
  expect(line?.variants).toMatchObject([
    { id: 'p7-v1', price: { amount: 7_550 }, list_price: { amount: 10_000 } },
    { id: 'p7-v2', price: { amount: 10_000 }, availability: { available: false, status: 'out_of_stock' } },
  ]);
});

test('whatever products say, each line is a product of the standard', async () => {
  const words = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom('\u2028', '</script>', '\n{}'));
  await fc.assert(
    fc.asyncProperty(words, words, fc.nat({ max: 99 }), async (title, description, at) => {
      const product = { ...feedProduct(at + 1), title: `عود ${title}`, description, color: title, brand: title };
      const lines = await write([product, { ...feedProduct(at + 2), description }]);
      expect(lines).toHaveLength(2);
      for (const line of lines) expectOfficial('feed#/$defs/Product', line);
    }),
    { numRuns: 200 },
  );
});
