import type { Bilingual } from '@waha/extend';
import { bilingual } from '../document/parties.ts';
import { cleanText } from '../xml/write-xml.ts';

/**
 * Bytes of UTF-8 that the QR code has for the seller's name: its 700 characters carry 525 bytes, and all other fields of a
 * simplified document at their longest, with amounts of 14 digits, take 380.
 */
export const MAX_NAME_BYTES = 140;

const fits = (text: string) => Buffer.byteLength(cleanText(text)) <= MAX_NAME_BYTES;

/** The name as documents have it: in both languages where the QR code has place for them, else in Arabic alone. */
export const sellerName = (name: Bilingual): Bilingual =>
  fits(bilingual(name)) ? name : { ar: bilingual({ ...name, en: name.ar ? '' : name.en }), en: '' };

export const isNameTooLong = (name: Bilingual): boolean => !fits(bilingual(sellerName(name)));
