import { expect, test } from 'vitest';
import { drawableText, nameOfSign } from './drawable-text.ts';

/** A font with letters of Latin and Arabic alone. */
const hasGlyph = (code: number) => /[\u0020-\u007e\u0621-\u0652]/.test(String.fromCodePoint(code));
const draw = (text: string) => drawableText(text, hasGlyph);

test.each([
  ['سيرة النبي ﷺ', 'سيرة النبي صلى الله عليه وسلم'],
  ['الله ﷻ', 'الله جل جلاله'],
  ['الإمام \ufd40', 'الإمام رحمه الله'],
  ['\ufdfd', 'بسم الله الرحمن الرحيم'],
  ['ﻋﻮﺩ', 'عود'],
  ['１２', '12'],
  ['مَدٌّ', 'مَدٌّ'],
  ['\u2068500 g\u2069', '\u2068500 g\u2069'],
])('%s is drawn as %s, and nothing of it is missing', (text, drawn) => {
  expect(draw(text)).toEqual({ text: drawn, missing: [] });
});

test('a sign of several code points is one that is missing', () => {
  const { text, missing } = draw('a 👨‍👩‍👧🎁 b');
  expect(text).toBe('a ◊◊ b');
  expect(missing.map(nameOfSign)).toEqual(['U+1F468', 'U+1F381']);
});

test('a letter with a mark that the font lacks is drawn without the mark', () => {
  expect(draw('b\u0333')).toEqual({ text: 'b', missing: [] });
});
