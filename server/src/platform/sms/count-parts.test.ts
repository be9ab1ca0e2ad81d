import { expect, test } from 'vitest';
import { countParts } from './count-parts.ts';

test.each([
  ['', 0, 1],
  ['a'.repeat(160), 160, 1],
  ['a'.repeat(161), 161, 2],
  ['a'.repeat(306), 306, 2],
  ['a'.repeat(307), 307, 3],
  ['€'.repeat(80), 160, 1],
  ['€'.repeat(81), 162, 2],
  ['ا'.repeat(70), 70, 1],
  ['ا'.repeat(71), 71, 2],
  ['ا'.repeat(134), 134, 2],
  ['ا'.repeat(135), 135, 3],
  ['🎁'.repeat(35), 70, 1],
])('%s has its letters and parts', (text, letters, parts) => {
  expect(countParts(text)).toEqual({ letters, parts });
});

test('a letter of two units is cut by no part', () => {
  expect(countParts(`${'a'.repeat(152)}€${'a'.repeat(152)}`).parts).toBe(3);
  expect(countParts(`${'ا'.repeat(66)}🎁${'ا'.repeat(66)}`).parts).toBe(3);
});
