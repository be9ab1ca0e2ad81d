import { expect, test } from 'vitest';
import { askedTogether, linesOf, newlyChosen, type ReturnableLine, withFit, worthOf } from './return-wish.ts';

const line = (id: number, refunds: number[], productId: number | null = id): ReturnableLine => ({
  id,
  product_id: productId,
  name: 'x',
  variant: null,
  image: null,
  quantity: refunds.length,
  left: refunds.length,
  is_returnable: true,
  at_home: [{ variant: null, quantity: refunds.length }],
  exchanges: [],
  refunds,
});

test('what was paid is the sum of what the shop says, to the halala', () => {
  const lines = [line(1, [0.1, 0.2]), line(2, [9.67, 19.33])];
  expect(worthOf(lines, {})).toBe(0);
  const two = { ...newlyChosen, quantity: 2 };
  expect(worthOf(lines, { 1: two, 2: { ...two, reason: 'other' } })).toBe(19.53);
});

test('a request needs a line, and every line its reason', () => {
  expect(linesOf({})).toBeNull();
  expect(linesOf({ 1: newlyChosen })).toBeNull();
  expect(linesOf({ 1: { ...newlyChosen, reason: 'other' }, 2: newlyChosen })).toBeNull();
  const wish = { 7: { quantity: 2, reason: 'damaged', fit: 'small', exchange: 5 } } as const;
  expect(linesOf(wish)).toEqual([{ id: 7, quantity: 2, reason: 'damaged' }]);
  expect(linesOf(wish, true)).toEqual([{ id: 7, quantity: 2, reason: 'damaged', exchange_variant_id: 5 }]);
  const small = { 7: { ...wish[7], reason: 'wrong_size' } } as const;
  expect(linesOf(small)).toEqual([{ id: 7, quantity: 2, reason: 'wrong_size', fit: 'small' }]);
  expect(linesOf({ ...wish, 8: { ...newlyChosen, reason: 'other' } }, true)).toBeNull();
});

test('how a size fits is asked once where all lines of a wrong size are of one product', () => {
  const lines = [line(1, [1], 5), line(2, [1], 5), line(3, [1], 6), line(4, [1], null), line(5, [1], null)];
  const wrong = { ...newlyChosen, reason: 'wrong_size' } as const;
  const other = { ...newlyChosen, reason: 'other' } as const;
  expect(askedTogether(lines, { 1: wrong, 2: wrong, 3: other }, 2)).toEqual([1, 2]);
  expect(askedTogether(lines, { 1: wrong, 2: wrong, 3: wrong }, 2)).toEqual([2]);
  expect(askedTogether(lines, { 4: wrong, 5: wrong }, 5), 'gone').toEqual([5]);
  const both = withFit(lines, { 1: { ...wrong, fit: 'small' }, 2: wrong }, 2);
  expect([both[1]?.fit, both[2]?.fit]).toEqual(['small', 'small']);
  const apart = withFit(lines, { 1: { ...wrong, fit: 'small' }, 3: wrong }, 3);
  expect([apart[1]?.fit, apart[3]?.fit]).toEqual(['small', null]);
});
