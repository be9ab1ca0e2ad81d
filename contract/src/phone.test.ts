import { expect, test } from 'vitest';
import { latinDigits, normalisePhone } from './phone.ts';

test.each([
  ['0512345678', '+966512345678'],
  ['٠٥١٢٣٤٥٦٧٨', '+966512345678'],
  ['۰۵۱۲۳۴۵۶۷۸', '+966512345678'],
  ['+966 51 234 5678', '+966512345678'],
  ['00966512345678', '+966512345678'],
  ['966512345678', '+966512345678'],
  ['+966 0512345678', '+966512345678'],
  ['512345678', '+966512345678'],
  ['\u202a+966512345678\u202c', '+966512345678'],
  ['+971 50 123 4567', '+971501234567'],
  ['0411234567', null],
  ['05123', null],
  ['+966412345678', null],
  ['abc', null],
  ['', null],
  ['+12', null],
])('reads %j as %s', (written, expected) => {
  expect(normalisePhone(written)).toBe(expected);
});

test('turns Arabic and Persian digits into Latin ones', () => {
  expect(latinDigits('١٢٣۴۵۶')).toBe('123456');
});
