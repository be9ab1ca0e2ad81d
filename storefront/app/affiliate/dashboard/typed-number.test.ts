import { expect, test } from 'vitest';
import { riyalsTyped, wholeNumber } from './typed-number.ts';

test.each([
  ['100', 100],
  ['١٬٢٥٠', 1_250],
  [' 1,250 ', 1_250],
])('«%s» are %i points', (typed, points) => {
  expect(wholeNumber(typed)).toBe(points);
});

test.each(['', '0', '-5', '1.5', 'abc', '12345678901', '1e3'])('«%s» are no points', (typed) => {
  expect(wholeNumber(typed)).toBeNull();
});

test.each([
  ['150', 150],
  ['150.5', 150.5],
  ['١٥٠٫٢٥', 150.25],
  ['1,500.00', 1_500],
])('«%s» are %d riyals', (typed, riyals) => {
  expect(riyalsTyped(typed)).toBe(riyals);
});

test.each(['', '0', '1.005', '-1', '1.2.3', 'ريال'])('«%s» is no amount', (typed) => {
  expect(riyalsTyped(typed)).toBeNull();
});
