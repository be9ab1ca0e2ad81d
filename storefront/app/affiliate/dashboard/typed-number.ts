import { latinDigits } from '@waha/contract/phone';

/** A whole number above zero, typed in any digits and with separators; null if it is none. */
export function wholeNumber(typed: string): number | null {
  const text = latinDigits(typed).replaceAll(/[\s,٬]/g, '');
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number > 0 ? number : null;
}

/** An amount of riyals above zero with at most two decimals; null if it is none. */
export function riyalsTyped(typed: string): number | null {
  const text = latinDigits(typed)
    .replaceAll(/[\s,٬]/g, '')
    .replace('٫', '.');
  const number = Number(text);
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) && number > 0 ? number : null;
}
