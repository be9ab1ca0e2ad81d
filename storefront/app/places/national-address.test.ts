import { expect, test } from 'vitest';
import { digitsOf, shortAddressOf } from './national-address.ts';

test('digits and short addresses are brought to the form the server takes', () => {
  expect(digitsOf('\u200f٨١ ٢١')).toBe('8121');
  expect(shortAddressOf('rrrd-٢٩ ٢٩')).toBe('RRRD2929');
});
