import { expect, test } from 'vitest';
import { parseTuning, tuningNames } from './index.ts';

test('WAHA_TUNING switches off what it names', () => {
  expect([...parseTuning('-pipelining,-group-commit')]).toEqual(['pipelining', 'group-commit']);
  expect([...parseTuning('off')]).toEqual([...tuningNames]);
  expect(parseTuning('').size).toBe(0);
});

test.each(['pipelining', '-speed', 'on'])('%s is refused with the names there are', (value) => {
  expect(() => parseTuning(value)).toThrow(/does not know .*-pipelining, -prepared-statements/);
});
