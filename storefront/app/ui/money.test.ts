import { expect, test } from 'vitest';
import { formatAmount, sumRiyals } from './money.ts';

test('amounts have two decimals, grouped Latin digits', () => {
  expect(formatAmount(0)).toBe('0.00');
  expect(formatAmount(149.5)).toBe('149.50');
  expect(formatAmount(1_234_567.891)).toBe('1,234,567.89');
  expect(formatAmount(-20)).toBe('-20.00');
});

test('sums carry no binary dust', () => {
  expect(sumRiyals([0.1, 0.2])).toBe(0.3);
  expect(sumRiyals([19.99, 19.99, 19.99])).toBe(59.97);
});
