/**
 * A text as one line: line ends and tabs become spaces. Embeddings, overrides and isolates of direction (U+202A to
 * 202E, U+2066 to 2069) are dropped: phones paste them, and they reorder the text that follows. Plain direction marks
 * stay: Arabic beside digits needs them.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

/** True if a name has a visible letter: Hangul fillers are letters without a glyph. */
export function hasVisibleLetter(text: string): boolean {
  return /(?!\p{Default_Ignorable_Code_Point})\p{L}/u.test(text);
}
