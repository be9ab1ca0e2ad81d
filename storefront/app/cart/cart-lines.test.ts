import { expect, test } from 'vitest';
import {
  addLine,
  type CartLine,
  isSameLine,
  removeLine,
  setLineQuantity,
  totalItems,
  totalPrice,
} from './cart-lines.ts';

function aLine(overrides: Partial<CartLine> = {}): CartLine {
  return {
    id: 1,
    name: 'عطر',
    price: 100,
    image: '/a.webp',
    quantity: 1,
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
    ...overrides,
  };
}

test('a plain item with a variant merges by id and variant', () => {
  const lines = addLine([aLine({ variant_id: 7 })], aLine({ variant_id: 7, quantity: 2 }));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.quantity).toBe(3);
  expect(addLine(lines, aLine({ variant_id: 8 }))).toHaveLength(2);
});

test('what first led to a line stays with it, and tells no lines apart', () => {
  const lines = addLine([aLine({ source: 'post:7' })], aLine({ source: 'post:8' }));
  expect(lines).toMatchObject([{ source: 'post:7', quantity: 2 }]);
  expect(addLine(lines, aLine())).toMatchObject([{ source: 'post:7', quantity: 3 }]);
  expect(addLine([aLine()], aLine({ source: 'post:8' }))).toMatchObject([{ source: 'post:8', quantity: 2 }]);
});

test('without a variant id, variant and size in words decide', () => {
  expect(isSameLine(aLine({ variant: 'أزرق', size: 'M' }), aLine({ variant: 'أزرق', size: 'M' }))).toBe(true);
  expect(isSameLine(aLine({ variant: 'أزرق', size: 'M' }), aLine({ variant: 'أزرق', size: 'L' }))).toBe(false);
  expect(isSameLine(aLine({ variant_id: 7 }), aLine())).toBe(false);
});

test('a bundle merges by its bundle id only', () => {
  const bundle = aLine({ id: 5, is_bundle: true, bundle_id: 5 });
  expect(addLine([bundle], { ...bundle, name: 'another name' })).toHaveLength(1);
  expect(addLine([bundle], { ...bundle, bundle_id: 6 })).toHaveLength(2);
  expect(addLine([bundle], aLine({ id: 5 }))).toHaveLength(2);
});

test('a promotion item merges by id, variant and promotion', () => {
  const promoted = aLine({ is_promotion: true, promotion_id: 3, variant_id: 7 });
  expect(addLine([promoted], { ...promoted })).toHaveLength(1);
  expect(addLine([promoted], { ...promoted, promotion_id: 4 })).toHaveLength(2);
  expect(addLine([promoted], { ...promoted, variant_id: 8 })).toHaveLength(2);
  expect(addLine([promoted], aLine({ variant_id: 7 }))).toHaveLength(2);
});

test('merging takes the newer price and never passes 99', () => {
  const [line] = addLine([aLine({ quantity: 98 })], aLine({ quantity: 5, price: 80 }));
  expect(line).toMatchObject({ quantity: 99, price: 80 });
});

test('a quantity of zero or less removes the line', () => {
  const lines = [aLine(), aLine({ id: 2 })];
  expect(setLineQuantity(lines, aLine(), 0)).toEqual([aLine({ id: 2 })]);
  expect(setLineQuantity(lines, aLine(), -4)).toHaveLength(1);
  expect(setLineQuantity(lines, aLine(), 4)[0]?.quantity).toBe(4);
});

test('removing deletes by the same keys', () => {
  expect(removeLine([aLine({ variant_id: 7 }), aLine({ variant_id: 8 })], aLine({ variant_id: 7 }))).toEqual([
    aLine({ variant_id: 8 }),
  ]);
});

test('derived values count pieces and sum exactly', () => {
  const lines = [aLine({ price: 19.99, quantity: 3 }), aLine({ id: 2, price: 0.1, quantity: 3 })];
  expect(totalItems(lines)).toBe(6);
  expect(totalPrice(lines)).toBe(60.27);
});
