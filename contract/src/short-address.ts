import { latinDigits } from './phone.ts';

/** Four letters and four digits, as the post writes it: `RRRD2929`. */
const SHORT_ADDRESS = /^[A-Z]{4}\d{4}$/;

/**
 * A Saudi short national address as people write it → as the post does, or null where it is none: small letters, Arabic
 * digits, blanks, dashes and dots are taken (`rrrd-٢٩٢٩` → `RRRD2929`). Light enough for a browser, and what the server reads by.
 */
export function normaliseShortAddress(text: string): string | null {
  const written = latinDigits(text.normalize('NFKC'))
    .replace(/[\s\p{Pd}._/ـ]/gu, '')
    .toUpperCase();
  return SHORT_ADDRESS.test(written) ? written : null;
}
