import { expect, test } from 'vitest';
import { naturalSpelling } from './natural-spelling.ts';

test.each([
  ['قهوه عربيه', ['قهوة عربية محمّصة'], 'قهوة عربية'],
  ['قهوه', ['دلّة القهوة'], 'قهوة'],
  ['احمر', ['فستان أحمر', 'Red dress'], 'أحمر'],
  ['perfume', ['Rose Perfume'], 'perfume'],
  ['قهوه', ['شاي'], 'قهوه'],
  ['قارب', [], 'قارب'],
])('%j is written as the names %j write it', (corrected, names, written) => {
  expect(naturalSpelling(corrected, names)).toBe(written);
});
