/** Stands where a sign is that the font cannot draw. */
export const SUBSTITUTE = '◊';

/** Signs that stand for whole words and that Unicode does not decompose (NFKC), with those words. */
const WORDS: Readonly<Record<string, string>> = {
  '\ufd40': 'رحمه الله',
  '\ufd41': 'رضي الله عنه',
  '\ufd42': 'رضي الله عنها',
  '\ufd43': 'رضي الله عنهم',
  '\ufd44': 'رضي الله عنهما',
  '\ufd45': 'رضي الله عنهن',
  '\ufd46': 'صلى الله عليه وآله',
  '\ufd47': 'عليه السلام',
  '\ufd48': 'عليهم السلام',
  '\ufd49': 'عليهما السلام',
  '\ufd4a': 'عليه الصلاة والسلام',
  '\ufd4b': 'قدس سره',
  '\ufd4c': 'صلى الله عليه وآله وسلم',
  '\ufd4d': 'عليها السلام',
  '\ufd4e': 'تبارك وتعالى',
  '\ufd4f': 'رحمهم الله',
  '\ufdfd': 'بسم الله الرحمن الرحيم',
  '\ufdfe': 'سبحانه وتعالى',
  '\ufdff': 'عز وجل',
  '\u20c1': 'ر.س',
};
const signs = new Intl.Segmenter('ar', { granularity: 'grapheme' });
/** Characters without a shape: they order or join letters, or select a variant of the one before. */
const SHAPELESS = /\s|\p{Cc}|\p{Cf}|\p{Variation_Selector}/u;

export interface DrawableText {
  text: string;
  /** The characters that were replaced by a meaningless substitute. */
  missing: string[];
}

/**
 * Converts a text to characters that a font can draw. A sign missing in the font is written as the words or letters it
 * stands for (ﷺ), and a letter with a missing mark without the mark. All other characters are replaced by a visible
 * substitute, never dropped.
 */
export function drawableText(text: string, hasGlyph: (code: number) => boolean): DrawableText {
  const missing: string[] = [];
  const isDrawable = (letters: string) =>
    [...letters].every((letter) => SHAPELESS.test(letter) || hasGlyph(letter.codePointAt(0) ?? 0));
  const drawn = Array.from(signs.segment(text), ({ segment: sign }) => {
    if (isDrawable(sign)) return sign.replaceAll(/\p{Variation_Selector}|\u{200d}/gu, '');
    const said = [WORDS[sign], sign.normalize('NFKC'), sign.replaceAll(/\p{M}/gu, '')];
    const instead = said.find((one) => one !== undefined && one !== '' && isDrawable(one));
    if (instead === undefined) missing.push(sign);
    return instead ?? SUBSTITUTE;
  });
  return { text: drawn.join(''), missing };
}

/** The code point of a character that cannot be drawn: `U+1F381`. */
export function nameOfSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}
