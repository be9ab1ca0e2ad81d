import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

test('Saudi numbers are grouped, others stay', () => {
  expect(formatPhone('+966112345678')).toBe('+966 11 234 5678');
  expect(formatPhone('+966501234567')).toBe('+966 50 123 4567');
  expect(formatPhone('+97141234567')).toBe('+97141234567');
});
