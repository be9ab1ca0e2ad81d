import { z } from 'zod';
import { id, text, typedPhone, typedText } from '../platform/shapes.ts';

/** Saudi national address: 4-digit building and additional numbers, 5-digit postal code, 4 letters + 4 digits short address. */
export const addressInput = z.object({
  recipient_name: typedText(120).nullish(),
  phone: typedPhone.nullish(),
  city_id: id,
  neighborhood_id: id.nullish(),
  district: typedText(120).nullish(),
  street: typedText(200),
  building_no: z
    .string()
    .regex(/^\d{4}$/, 'validation.building_no')
    .nullish(),
  additional_no: z
    .string()
    .regex(/^\d{4}$/, 'validation.additional_no')
    .nullish(),
  postal_code: z
    .string()
    .regex(/^\d{5}$/, 'validation.postal_code')
    .nullish(),
  short_address: z
    .string()
    .regex(/^[A-Z]{4}\d{4}$/, 'validation.short_address')
    .nullish(),
  unit_no: typedText(20).nullish(),
  notes: typedText(500).nullish(),
});

/** An address as it is shown: its places by name, in the reader's language. */
export const shownAddress = z.object({
  recipient_name: text(160),
  phone: text(32),
  country: text(120),
  region: text(120),
  city: text(120),
  neighborhood: text(120).nullable(),
  street: text(200),
  building_no: text(4).nullable(),
  additional_no: text(4).nullable(),
  postal_code: text(5).nullable(),
  short_address: text(8).nullable(),
  unit_no: text(20).nullable(),
  notes: text(500).nullable(),
});
export type ShownAddress = z.infer<typeof shownAddress>;
