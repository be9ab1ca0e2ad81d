import { latinDigits } from '@waha/contract/phone';

/** Digits as the server wants them, from whatever keyboard or message they came. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\s/g, '');
}

/** `rrrd ٢٩٢٩` → `RRRD2929`. */
export function shortAddressOf(text: string): string {
  return latinDigits(text)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
}
