import { testCatalogue } from '@waha/kit/text-catalogue';
import { ar, en, number } from '@waha/kit/text-runtime';
import { expect, test } from 'vitest';

testCatalogue(import.meta.dirname);

test('plural categories agree with CLDR', () => {
  const arabic = new Intl.PluralRules('ar');
  const english = new Intl.PluralRules('en');
  for (let count = 0; count <= 1_200; count++) {
    expect(ar(count)).toBe(arabic.select(count));
    expect(en(count)).toBe(english.select(count));
  }
});

test('counts are grouped Latin digits', () => {
  expect(number('ar', 1_234_567, 0)).toBe('1,234,567');
});
