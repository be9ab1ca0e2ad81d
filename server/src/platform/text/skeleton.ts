import { LOOKALIKES, PAIRS } from './confusables.ts';

/** Negative circled and squared letters and the letters of flags, which NFKD leaves as they are. */
const LETTER_BLOCKS = [0x1f150, 0x1f170, 0x1f1e6];
const INVISIBLE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u0640\u0621]/gu;

/**
 * The skeleton of a text (UTS 39, stricter), against homoglyph names: texts that a reader confuses have the same
 * skeleton. Marks and invisible characters are dropped, and look-alikes become one Latin or Arabic letter. Digits
 * become the letters they replace, pairs such as `vv` and `rn` the letter they resemble, and repeated letters a single
 * one. Spaces and punctuation stay. For comparison only, never shown.
 */
export function skeleton(text: string): string {
  const plain = [...text.normalize('NFKD').replace(INVISIBLE, '')].map(skeletonOf).join('');
  const paired = PAIRS.reduce((seen, [pair, letter]) => seen.replace(pair, letter), plain);
  return paired.replace(/(.)\1+/gu, '$1');
}

function skeletonOf(sign: string): string {
  const small = blockLetter(sign) ?? sign.toLowerCase();
  return LOOKALIKES.get(sign) ?? LOOKALIKES.get(small) ?? small;
}

function blockLetter(sign: string): string | undefined {
  const point = sign.codePointAt(0) ?? 0;
  const start = LETTER_BLOCKS.find((block) => point >= block && point < block + 26);
  return start === undefined ? undefined : String.fromCodePoint(97 + point - start);
}
