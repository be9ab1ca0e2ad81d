import { expect, test } from 'vitest';
import { linesOf, type ReturnableLine, worthOf } from './return-wish.ts';

const line = (id: number, refunds: number[]): ReturnableLine => ({
  id,
  name: 'x',
  variant: null,
  image: null,
  quantity: refunds.length,
  left: refunds.length,
  is_returnable: true,
  refunds,
});

test('what was paid is the sum of what the shop says, to the halala', () => {
  const lines = [line(1, [0.1, 0.2]), line(2, [9.67, 19.33])];
  expect(worthOf(lines, {})).toBe(0);
  expect(worthOf(lines, { 1: { quantity: 2, reason: null }, 2: { quantity: 2, reason: 'other' } })).toBe(19.53);
});

test('a request needs a line, and every line its reason', () => {
  expect(linesOf({})).toBeNull();
  expect(linesOf({ 1: { quantity: 1, reason: null } })).toBeNull();
  expect(linesOf({ 1: { quantity: 1, reason: 'other' }, 2: { quantity: 1, reason: null } })).toBeNull();
  expect(linesOf({ 7: { quantity: 2, reason: 'damaged' } })).toEqual([{ id: 7, quantity: 2, reason: 'damaged' }]);
});
