import { z } from 'zod';
import { text, typedText } from '../platform/shapes.ts';
import { buyerFieldKinds } from '../vocabulary/index.ts';

/** Most fields of a product that its buyer fills, choices of one, and graphemes of a line of text. */
export const MOST_BUYER_FIELDS = 5;
const MOST_CHOICES = 20;
export const LONGEST_ANSWER = 100;
/** Code units of such a text: emoji and letters with marks have several. */
const MOST_UNITS = 4 * LONGEST_ANSWER;

const AS_IN_ARABIC = 'Empty: as in Arabic';
const words = (most: number) => z.union([typedText(most), z.literal('')]);
const fieldKey = z
  .string()
  .regex(/^f[0-9]{1,6}$/, 'validation.field_key')
  .describe('It stays when the field is renamed or moved');

/** A field that the buyer fills, as staff write it. */
export const buyerFieldDraft = z.object({
  key: z.union([fieldKey, z.literal('')]).describe('Empty for a new one'),
  kind: z.enum(buyerFieldKinds),
  label_ar: typedText(60),
  label_en: words(60).describe(AS_IN_ARABIC),
  hint_ar: words(200),
  hint_en: words(200).describe(AS_IN_ARABIC),
  is_required: z.boolean(),
  max_length: z.int().min(1).max(LONGEST_ANSWER).nullable().describe('Of a text: the most characters; null: 100'),
  choices: z
    .array(z.object({ ar: typedText(60), en: words(60).describe(AS_IN_ARABIC) }))
    .max(MOST_CHOICES)
    .describe('Of a choice'),
});
export type BuyerFieldDraft = z.input<typeof buyerFieldDraft>;

/** Such a field, as its editors read it. */
export const adminBuyerField = z.object({
  key: text(10),
  kind: z.enum(buyerFieldKinds),
  label_ar: text(60),
  label_en: text(60),
  hint_ar: text(200),
  hint_en: text(200),
  is_required: z.boolean(),
  max_length: z.int().nullable(),
  choices: z.array(z.object({ ar: text(60), en: text(60) })).max(MOST_CHOICES),
});
export type AdminBuyerField = z.infer<typeof adminBuyerField>;

/** Such a field, as its buyer reads it. */
export const buyerField = z.object({
  key: text(10),
  kind: z.enum(buyerFieldKinds),
  label: text(60),
  hint: text(200),
  is_required: z.boolean(),
  max_length: z.int().nullable().describe('Of a text: the most characters, as people count them'),
  choices: z.array(z.object({ value: text(60), label: text(60) })).max(MOST_CHOICES),
});
export type BuyerField = z.infer<typeof buyerField>;

/** An answer of a buyer, as a line of a cart sends it. */
export const buyerAnswer = z.object({
  field: fieldKey,
  value: typedText(MOST_UNITS).describe('The text, the `value` of a choice, or the id of an upload'),
});
export type BuyerAnswer = z.input<typeof buyerAnswer>;

/** An answer of a buyer, in the words of the field at that time. */
export const shownAnswer = z.object({
  label: text(60),
  value: text(MOST_UNITS),
  upload_id: z.uuid().nullable().describe('The picture, which `GET /uploads/{id}` serves to who may see the order'),
});
export type ShownAnswer = z.infer<typeof shownAnswer>;
