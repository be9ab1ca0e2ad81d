import { expect, test } from 'vitest';
import { gtinOf } from './gtin.ts';

test.each(['96385074', '614141000036', '4006381333931', '10614141000415', ' 6291041500213 '])(
  '%s is one',
  (barcode) => {
    expect(gtinOf(barcode)).toBe(barcode.trim());
  },
);

test.each([
  ...[
    '',
    null,
    undefined,
    '0000000000000',
    'ABC',
    '3.65E+11',
    '12345',
    '4006381333932',
    '2000000000008',
    '٤٠٠٦٣٨١٣٣٣٩٣١',
  ],
])('%s is none', (barcode) => {
  expect(gtinOf(barcode)).toBe(null);
});
