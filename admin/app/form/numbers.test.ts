import { expect, test } from 'vitest';
import { readNumber } from './numbers.ts';

test.each([
  ['12.5', 12.5],
  ['١٢٫٥', 12.5],
  ['۱۲٫۵۰', 12.5],
  ['1,299', 1299],
  ['1,299.90', 1299.9],
  ['١٬٢٩٩٫٩', 1299.9],
  ['12,5', 12.5],
  [' 40 ', 40],
  ['\u200f١٠\u200f', 10],
  ['-3', -3],
  ['.5', 0.5],
])('%s is %d', (typed, value) => {
  expect(readNumber(typed)).toBe(value);
});

test.each(['abc', '1.2.3', '12 ريال', '--1', '1e3', '0x10'])('%s is no number and goes as it was typed', (typed) => {
  expect(readNumber(typed)).toBe(typed);
});

test('nothing is none', () => {
  expect(readNumber('  ')).toBeNull();
});
