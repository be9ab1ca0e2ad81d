import { expect, test } from 'vitest';
import { inBothUnits } from './length.ts';

test('says millimetres in centimetres and inches, more finely where it is small', () => {
  expect(inBothUnits([880, 940])).toEqual({ cm: { min: 88, max: 94 }, inch: { min: 34.6, max: 37 } });
  expect(inBothUnits([17.3, 54.4])).toEqual({ cm: { min: 1.73, max: 5.44 }, inch: { min: 0.68, max: 2.14 } });
  expect(inBothUnits([245, 245])).toEqual({ cm: { min: 24.5, max: 24.5 }, inch: { min: 9.6, max: 9.6 } });
});
