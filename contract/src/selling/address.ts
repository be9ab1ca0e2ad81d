import { z } from 'zod';
import { id, typedText } from '../platform/shapes.ts';

/** Phones are checked and brought to E.164 by the server; here only a bound on what may be typed. */
export const typedPhone = typedText(32);

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
