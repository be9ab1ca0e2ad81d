import { expect, test } from 'vitest';
import { emptyPlace } from './address-place.ts';
import { digitsOf, filledFrom, mayFold, shortAddressOf } from './national-address.ts';

test('digits and short addresses are brought to the form the server takes', () => {
  expect(digitsOf('\u200f٨١ ٢١')).toBe('8121');
  expect(shortAddressOf('rrrd-٢٩ ٢٩')).toBe('RRRD2929');
  expect(shortAddressOf(' RRR2929')).toBe('RRR2929');
});

test('the rest of an address folds only once a short one says the door, and never over what stands in it', () => {
  expect(mayFold(emptyPlace)).toBe(false);
  expect(mayFold({ ...emptyPlace, shortAddress: 'rrr' })).toBe(false);
  expect(mayFold({ ...emptyPlace, shortAddress: 'rrrd 2929' })).toBe(true);
  expect(mayFold({ ...emptyPlace, shortAddress: 'rrrd 2929', unitNo: '7' })).toBe(false);
});

test('a saved address of the same short one fills the rest, unless something was written', () => {
  const saved = [{ short_address: null }, { short_address: 'RRRD2929' }];
  const form = { ...emptyPlace, shortAddress: 'rrrd-2929' };
  expect(filledFrom(form, saved)).toBe(saved[1]);
  expect(filledFrom({ ...form, street: 'شارع العليا' }, saved)).toBeNull();
  expect(filledFrom({ ...form, shortAddress: 'AAAA1111' }, saved)).toBeNull();
  expect(filledFrom(emptyPlace, saved)).toBeNull();
});
