/** The keys of the Arabic layout of Windows and the Latin ones they share a place with. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvnm,./";
const ARABIC = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ';

const toArabic = new Map([...LATIN].map((key, index) => [key, ARABIC[index] ?? key]));
toArabic.set('b', 'لا');
const toLatin = new Map([...ARABIC].map((letter, index) => [letter, LATIN[index] ?? letter]));
for (const [written, key] of [...'أإآ'].map((alef) => [alef, 'h'] as const)) toLatin.set(written, key);

/**
 * The text typed with the same keys in the other layout («u'v»: عطر, «هحاخىث»: iphone). Null for a text in both
 * scripts or neither: a layout does not change in the middle of a word.
 */
export function writeInOtherLayout(text: string): string | null {
  const isLatin = /[a-z]/i.test(text);
  const isArabic = /[\u0621-\u064a]/.test(text);
  if (isLatin === isArabic) return null;
  if (isLatin) return [...text.toLowerCase()].map((key) => toArabic.get(key) ?? key).join('');
  // One key types two letters, لا.
  return [...text.replaceAll('لا', '\u0001')]
    .map((letter) => (letter === '\u0001' ? 'b' : (toLatin.get(letter) ?? letter)))
    .join('');
}

/** True if a text has signs inside words that are letters in the other layout. */
export function looksLikeOtherLayout(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text) && /[a-z][;,./[\]'`]|[;,./[\]'`][a-z]/i.test(text);
}
