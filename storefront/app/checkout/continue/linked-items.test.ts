import { expect, test } from 'vitest';
import { readLinkedItems } from './linked-items.ts';

test('products and variants are read with how many of them', () => {
  expect(readLinkedItems('12:1,15.34:2')).toEqual([
    { product_id: 12, quantity: 1 },
    { product_id: 15, variant_id: 34, quantity: 2 },
  ]);
});

test.each([null, '', ',', '12', '0:1', '12:0', '12:100', '-1:1', '12.x:1', '1e3:1', 'javascript:1'])(
  '%j names nothing',
  (items) => {
    expect(readLinkedItems(items)).toEqual([]);
  },
);

test('a link of thousands is cut', () => {
  expect(readLinkedItems('1:1,'.repeat(5_000))).toHaveLength(100);
});
