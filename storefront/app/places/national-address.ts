import { latinDigits } from '@waha/contract/phone';
import { normaliseShortAddress } from '@waha/contract/short-address';
import type { PlaceForm } from './address-place.ts';

/** Latin digits without spaces, as the server expects, from any keyboard or pasted text. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\s/g, '');
}

/** `rrrd ٢٩٢٩` → `RRRD2929`; any other text is only trimmed. */
export function shortAddressOf(text: string): string {
  return normaliseShortAddress(text) ?? text.trim();
}

/** True if the short address identifies the dwelling, so that district and street are optional. */
export function saysDoor(form: Pick<PlaceForm, 'shortAddress'>): boolean {
  return normaliseShortAddress(form.shortAddress) !== null;
}

/** Fields typed by hand without a short address, or in addition to it. */
export const handWritten = [
  'district',
  'street',
  'buildingNo',
  'additionalNo',
  'postalCode',
  'unitNo',
] as const satisfies readonly (keyof PlaceForm)[];
export type HandWritten = (typeof handWritten)[number];

/** True if the fields typed by hand can be folded: the short address is valid, and all of them are empty. */
export function mayFold(form: PlaceForm): boolean {
  return saysDoor(form) && handWritten.every((part) => form[part].trim() === '');
}

/**
 * Values that a saved address adds to the same short address; null if it adds none or a field is already filled in.
 * Typed text is overwritten only on request.
 */
export function filledFrom<Saved extends { short_address: string | null }>(
  form: PlaceForm,
  saved: readonly Saved[],
): Saved | null {
  if (!mayFold(form)) return null;
  const short = normaliseShortAddress(form.shortAddress);
  return saved.find((address) => address.short_address === short) ?? null;
}
