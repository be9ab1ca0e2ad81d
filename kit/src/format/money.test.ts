import { expect, test } from 'vitest';
import { formatAmount, sumRiyals, withRiyalSign } from './money.ts';

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

test('writes the sign left of every amount of a text, ranges as well', () => {
  const sign = (amount: string) => `\u2066\u20c1\u00a0${amount}\u2069`;
  expect(withRiyalSign('تأكيد الطلب بقيمة 1,234.50 ر.س')).toBe(`تأكيد الطلب بقيمة ${sign('1,234.50')}`);
  expect(withRiyalSign('100 – 250 SAR')).toBe(sign('100 – 250'));
  expect(withRiyalSign('2 pieces, SAR')).toBe('2 pieces, SAR');
});
