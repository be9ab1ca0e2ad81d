import { latinDigits } from './phone.ts';

/** Four letters and four digits, as the post writes it: `RRRD2929`. */
const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/;

/**
 * Normalises a typed Saudi short national address to the post's form, or null: lower case, Arabic digits, blanks,
 * dashes and dots are accepted (`rrrd-٢٩٢٩` → `RRRD2929`). Light enough for a browser; the server uses the same
 * function.
 */
export function normaliseShortAddress(text: string): string | null {
  const written = latinDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}._/ـ]/gu, '')
    .toUpperCase();
  return SHORT_ADDRESS.test(written) ? written : null;
}
