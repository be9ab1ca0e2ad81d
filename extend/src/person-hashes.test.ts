import { expect, test } from 'vitest';
import { hashPerson, sha256Hex, tidyEmail, tidyPhone } from './person-hashes.ts';

test.each([
  // The vectors that Snap publishes.
  [tidyEmail('  Person@Example.com '), '542d240129883c019e106e3b1b2d3f3cb3537c43c425364de8e951d5a3083345'],
  [
    tidyPhone('+44 844 412 4653', { phone: 'digits' }),
    'dc008fda46e2e64002cf2f82a4906236282d431c4f75e5b60bfe79fc48546383',
  ],
])('%s has its published hash', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
});

test.each([
  ['+966 51 234 5678', 'digits', '966512345678'],
  ['00966512345678', 'digits', '966512345678'],
  ['+966512345678', 'plus', '+966512345678'],
] as const)('the phone %s is hashed as %s: %s', (phone, form, tidy) => {
  expect(tidyPhone(phone, { phone: form })).toBe(tidy);
});

test('parts of a person that are not known have no hash', () => {
  const person = { email: null, phone: null, firstName: ' نورة ', lastName: '.', cityEn: 'Al Khobar' };
  expect(hashPerson(person, { phone: 'digits' })).toEqual({
    firstName: sha256Hex('نورة'),
    city: sha256Hex('alkhobar'),
    country: sha256Hex('sa'),
  });
});
