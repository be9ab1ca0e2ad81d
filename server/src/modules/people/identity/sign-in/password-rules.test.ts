import { expect, test } from 'vitest';
import { checkNewPassword } from './password-rules.ts';

const owner = { firstName: 'Noura', lastName: 'العتيبي', phone: '+966512345678' };
const check = (password: string) => () => checkNewPassword({ password, password_confirmation: password }, owner, 'en');

test.each([
  ['a common one', 'password1'],
  ['one letter', 'aaaaaaaaaa'],
  ['a run of digits', '3456789012'],
  ['a first name', 'I am noura!'],
  ['a last name', 'عائلة العتيبي'],
  ['a phone', 'call 0512345678'],
  ['the name of the shop with digits', 'Waha2026!'],
  ['the same in Arabic', 'واحة123456'],
  ['the same twice', 'wahaواحة'],
])('%s is no password', (_, password) => {
  expect(check(password)).toThrow('request.invalid');
});

test.each([
  ['words of any script', 'قهوة عربية وتمر سكري'],
  ['small letters alone', 'correct horse battery'],
  ['the shop among other words', 'نخلة في واحة بعيدة'],
])('%s are one', (_, password) => {
  expect(check(password)).not.toThrow();
});

test('who has no phone may use digits', () => {
  const password = 'tamr & qahwa 99';
  const nameless = { ...owner, phone: '' };
  expect(() => checkNewPassword({ password, password_confirmation: password }, nameless, 'en')).not.toThrow();
});
