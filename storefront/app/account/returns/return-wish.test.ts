import { expect, test } from 'vitest';
import { linesOf, newlyChosen, type ReturnableLine, worthOf } from './return-wish.ts';

const line = (id: number, refunds: number[]): ReturnableLine => ({
  id,
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
