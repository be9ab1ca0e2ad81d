import { expect, test } from 'vitest';
import { keepNear } from './keep-near.ts';

const product = (name: string) => ({
  ...{ id: 1, sku: 's', slug: 's', name, short_description: '', price: 1, sale_price: null, in_stock: true },
  ...{ images: [], categories: [], options: [], variants: [], rating_average: 0, rating_count: 0 },
});
const page = (names: readonly string[], hasEveryWord: boolean) => ({
  ...{ data: names.map(product), total: 30, current_page: 1, last_page: 3, has_every_word: hasEveryWord },
});

test('a search that has every word is the shop’s own', () => {
  const found = page(['عطر العود'], true);
  expect(keepNear(found, 'anything')).toBe(found);
});

test('products that have half of the words stay, and how many there are is not said', () => {
  const { data, total, last_page: last } = keepNear(page(['دهن عود فاخر', 'مقلاة'], false), 'أريد العود الفاخر');
  expect([data.map(({ name }) => name), total, last]).toEqual([['دهن عود فاخر'], undefined, 3]);
});

test('a search that finds nothing near finds nothing at all', () => {
  const { data, total, last_page: last } = keepNear(page(['مقلاة'], false), 'zzz_no_such_product_zzz');
  expect([data, total, last]).toEqual([[], 0, 1]);
});
