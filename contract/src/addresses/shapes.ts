import { z } from 'zod';
import { evenIfWrong, givenId, text, typedLines, typedName, typedPhone, typedText } from '../platform/shapes.ts';
import { normaliseShortAddress } from '../short-address.ts';

/** Accepts any spelling: `rrrd ٢٩٢٩` is read as `RRRD2929`. */
const typedShortAddress = z
  .string()
  .max(40)
  .refine((value) => normaliseShortAddress(value) !== null, 'validation.short_address')
  .transform((value) => normaliseShortAddress(value) ?? value)
  .describe(
    'Saudi short national address: four letters and four digits. It says the door, so no street is needed beside it',
  );

/** Saudi national address: 4-digit building and additional numbers, 5-digit postal code, 4 letters + 4 digits short address. */
export const addressFields = z.object({
  recipient_name: typedName(120).nullish(),
  phone: typedPhone.nullish(),
  city_id: givenId,
  neighborhood_id: givenId.nullish(),
  district: typedText(120).nullish(),
  street: typedText(200).nullish().describe('Needed where there is no `short_address`'),
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
  short_address: typedShortAddress.nullish(),
  unit_no: typedText(20).nullish(),
  notes: typedLines(500).nullish(),
});

interface Door {
  street?: string | null | undefined;
  short_address?: string | null | undefined;
}

const hasDoor = ({ street, short_address: short }: Door) => street != null || short != null;

/** Refinement of an address: the courier needs a street or a short address. */
export const saysDoor: [typeof hasDoor, { path: string[]; error: string; when: typeof evenIfWrong.when }] = [
  hasDoor,
  { ...evenIfWrong, path: ['street'], error: 'validation.street' },
];

/** A typed address of an order. */
export const addressInput = addressFields.refine(...saysDoor);
export type OrderAddressDraft = z.input<typeof addressInput>;

/** An address as it is shown: its places by name, in the reader's language. */
export const shownAddress = z.object({
  recipient_name: text(160),
  phone: text(32),
  country: text(120),
  region: text(120),
  city: text(120),
  neighborhood: text(120).nullable(),
  street: text(200).describe('Empty where the short address alone says the door'),
  building_no: text(4).nullable(),
  additional_no: text(4).nullable(),
  postal_code: text(5).nullable(),
  short_address: text(8).nullable(),
  unit_no: text(20).nullable(),
  notes: text(500).nullable(),
});
export type ShownAddress = z.infer<typeof shownAddress>;
