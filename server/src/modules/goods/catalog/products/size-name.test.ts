import { expect, test } from 'vitest';
import { sizeName } from './size-name.ts';

test.each([
  ['50 ml', '50 مل'],
  ['500 g', '500 جم'],
  ['1 kg', '1 كجم'],
  ['1.5L', '1.5 لتر'],
  ['24 cm', '24 سم'],
  ['10 oz', '10 أونصة'],
])('%s is %s in Arabic and itself in English', (size, arabic) => {
  expect(sizeName(size, 'ar')).toBe(arabic);
  expect(sizeName(size, 'en')).toBe(size);
});

test.each(['M', 'XL', '42', '38 EU', '2XL', '5M', 'One size', '128 GB', '12 شهرًا'])('%s is no measure', (size) => {
  expect(sizeName(size, 'ar')).toBe(size);
});
