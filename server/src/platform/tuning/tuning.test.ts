import { expect, test } from 'vitest';
import { isTuningValue, tuningNames, tuningSwitchedOff } from './index.ts';

test('WAHA_TUNING switches off the optimisations it names', () => {
  expect([...tuningSwitchedOff('-pipelining,-group-commit')]).toEqual(['pipelining', 'group-commit']);
  expect([...tuningSwitchedOff('off')]).toEqual([...tuningNames]);
  expect(tuningSwitchedOff('').size).toBe(0);
});

test.each([
  ['-pipelining,-group-commit', true],
  ['off', true],
  ['pipelining', false],
  ['-speed', false],
  ['on', false],
])('%s is a value of WAHA_TUNING: %s', (value, expected) => {
  expect(isTuningValue(value)).toBe(expected);
});
