import { expect, test } from 'vitest';
import type { CartLine } from '../cart/cart-lines.ts';
import { withoutOrdered } from './placed-order.ts';

function aLine(id: number, quantity: number): CartLine {
  return {
    id,
    name: 'عطر',
    price: 100,
    image: '',
    quantity,
    variant: null,
    variant_id: null,
    size: null,
    color: null,
    is_bundle: false,
    bundle_id: null,
    bundle_items: [],
    bundle_price: null,
    is_promotion: false,
    promotion_id: null,
    original_price: 100,
    slug: 'perfume',
  };
}

test('an order empties the cart of what it took, and of nothing another tab added meanwhile', () => {
  const ordered = [aLine(1, 2), aLine(2, 1)];
  expect(withoutOrdered(ordered, ordered)).toEqual([]);
  expect(withoutOrdered([aLine(1, 3), aLine(3, 1)], ordered)).toEqual([aLine(1, 1), aLine(3, 1)]);
});
