import { expect, test } from 'vitest';
import { visualPieces } from './bidi-line.ts';

const shown = (text: string, direction: 'rtl' | 'ltr') => visualPieces(text, direction).map((piece) => piece.text);

test('one language stays in one piece', () => {
  expect(shown('Invoice 12', 'ltr')).toEqual(['Invoice 12']);
  expect(shown('عود ملكي', 'rtl')).toEqual(['عود ملكي']);
});

test('a number inside Arabic stands to the left of what came before it, its digits in their order', () => {
  expect(shown('خصم 25.50 ر.س', 'rtl')).toEqual([' ر.س', '25.50', 'خصم ']);
});

test('Latin inside Arabic and Arabic inside Latin keep their own order', () => {
  expect(shown('ساعة Waha One ذكية', 'rtl')).toEqual([' ذكية', 'Waha One', 'ساعة ']);
  expect(shown('Watch ساعة ذكية black', 'ltr')).toEqual(['Watch ', 'ساعة ذكية', ' black']);
});

test('brackets look the right way round', () => {
  // The font reverses the last piece, so its bracket is placed beside XL.
  expect(shown('عباءة (XL)', 'rtl')).toEqual(['(', 'XL', 'عباءة )']);
});

test('a line without letters or with none at all is no trouble', () => {
  expect(shown('', 'rtl')).toEqual([]);
  expect(shown(' - ', 'rtl')).toEqual([' - ']);
});

test('marks order what stands between them and are not drawn', () => {
  expect(shown('في \u20662026-11-21\u2069 ظهرًا', 'rtl')).toEqual([' ظهرًا', '2026-11-21', 'في ']);
});
