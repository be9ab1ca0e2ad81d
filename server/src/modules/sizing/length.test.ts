import { expect, test } from 'vitest';
import { inBothUnits } from './length.ts';

test('says millimetres in centimetres and inches, to one decimal', () => {
  expect(inBothUnits([880, 940])).toEqual({ cm: { min: 88, max: 94 }, inch: { min: 34.6, max: 37 } });
  expect(inBothUnits([245, 245])).toEqual({ cm: { min: 24.5, max: 24.5 }, inch: { min: 9.6, max: 9.6 } });
});
