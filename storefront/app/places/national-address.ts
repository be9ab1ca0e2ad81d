import { latinDigits } from '@waha/contract/phone';
import { normaliseShortAddress } from '@waha/contract/short-address';
import type { PlaceForm } from './address-place.ts';

/** Digits as the server wants them, from whatever keyboard or message they came. */
export function digitsOf(text: string): string {
  return latinDigits(text).replace(/\s/g, '');
}

/** `rrrd ٢٩٢٩` → `RRRD2929`; what is no short address stays as it was typed. */
export function shortAddressOf(text: string): string {
  return normaliseShortAddress(text) ?? text.trim();
}

/** Whether the short address says the door, so that neither district nor street must be. */
export function saysDoor(form: Pick<PlaceForm, 'shortAddress'>): boolean {
  return normaliseShortAddress(form.shortAddress) !== null;
}

/** Fields that may be typed where the short address does not give them, or beside it. */
export const handWritten = [
  'district',
  'street',
  'buildingNo',
  'additionalNo',
  'postalCode',
  'unitNo',
] as const satisfies readonly (keyof PlaceForm)[];
export type HandWritten = (typeof handWritten)[number];

/** Whether nobody needs to see the fields by hand: the short address says the door, and nothing stands in them. */
export function mayFold(form: PlaceForm): boolean {
  return saysDoor(form) && handWritten.every((part) => form[part].trim() === '');
}

/**
 * Values that a saved address adds to the same short address; null where it adds none or a field is filled already:
 * typed text is never overwritten unasked.
 */
export function filledFrom<Saved extends { short_address: string | null }>(
  form: PlaceForm,
  saved: readonly Saved[],
): Saved | null {
  if (!mayFold(form)) return null;
  const short = normaliseShortAddress(form.shortAddress);
  return saved.find((address) => address.short_address === short) ?? null;
}
