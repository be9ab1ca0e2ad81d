import { expect, test } from 'vitest';
import { gramsOf, isArabic, readFlag, readNumber } from './read-cells.ts';

test.each([
  ['12', 12],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['1,299', 1299],
  ['1,299.50', 1299.5],
  ['1.299,50', 1299.5],
  ['1,234,567', 1_234_567],
  ['١٢٫٥', 12.5],
  ['١٬٢٩٩٫٥٠', 1299.5],
  ['۱۲', 12],
  ['12.50 SAR', 12.5],
  ['ر.س 45', 45],
  ['﷼ 45', 45],
  ['100 ريال', 100],
  ['\u200f٧٥', 75],
  ['-3', -3],
])('%s is the number %d', (cell, number) => {
  expect(readNumber(cell)).toBe(number);
});

test.each(['abc', '1,2,3', '1.2.3', '12,3456', '1,29.5', '--1', '1e5', '', '٫', '12 13x'])('%j is none', (cell) => {
  expect(readNumber(cell)).toBeNaN();
});

test('words for yes and no, units of weight, letters of a language', () => {
  expect(['نعم', 'TRUE', '1', 'لا', 'no', '-1', 'maybe'].map(readFlag)).toEqual([
    ...[true, true, true],
    ...[false, false, false],
    null,
  ]);
  expect([gramsOf('kg'), gramsOf(' G '), gramsOf('كجم'), gramsOf(''), gramsOf('stone')]).toEqual([
    1000,
    1,
    1000,
    1000,
    undefined,
  ]);
  expect(['عود هندي', 'Oud', 'عطر Dior', 'Dior Sauvage perfume عطر', '12'].map(isArabic)).toEqual([
    ...[true, false, true, false, false],
  ]);
});
