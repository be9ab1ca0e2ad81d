import { z } from 'zod';
import { isAmount } from '../money.ts';
import { normalisePhone, withoutInvisible } from '../phone.ts';
import { hasVisibleLetter, oneLine } from './one-line.ts';

/** Ids of the catalogue: positive 32-bit integers (the storefront converts them to integers). */
export const id = z.int().min(1).max(2_147_483_647);

// Typed as a number for typed clients; other clients may send anything.
const asNumber = (given: number): unknown =>
  typeof given === 'string' && /^\d{1,10}$/.test(given) ? Number(given) : given;

/**
 * An id in a body, also as text (`"45"`) as in paths and queries: forms and old clients send it that way. Typed
 * clients send a number.
 */
export const givenId = z.preprocess(asNumber, id);

/** A whole number arriving as text in a query string or a path: refused unless it is written as one. */
export function textInteger(min: number, max: number) {
  return z
    .string()
    .regex(/^-?\d{1,15}$/, 'validation.integer')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** An id in a path or a query string. */
export const textId = textInteger(1, 2_147_483_647);

/** Largest price in a column of 32-bit halalas. */
const LARGEST_PRICE = 21_474_836.47;

/** An amount of riyals in a query string, at most 2 decimals, such as prices are filtered by. */
export const textRiyals = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,2})?$/, 'validation.amount')
  .transform(Number)
  .pipe(z.number().min(0).max(LARGEST_PRICE));

/** A riyal amount in a request: at most 2 decimals, from 0.00 up to the field's bound. */
export function givenRiyals(max: number, min = 0) {
  // `multipleOf` is the rule in the API document; `isAmount` checks it again in halalas, because floating point accepts
  // 0.30000000000000004 as a multiple of 0.01.
  const wrong = 'validation.amount';
  return z.number().min(min).max(max).multipleOf(0.01, wrong).refine(isAmount, wrong);
}

/** A yes or no in a query string. */
export const textFlag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1')
  .pipe(z.boolean());

/** Money on the wire: riyals, at most 2 decimals. Negative only in fields that say so. */
export const riyals = z.number().min(-999_999_999_999).max(999_999_999_999).describe('SAR, VAT included');
export type Riyals = z.infer<typeof riyals>;

/** Times are ISO 8601 in UTC. A database knows no year 0000. */
/** A day of the calendar, without a time. */
export const day = z.iso.date().refine((date) => !date.startsWith('0000'), 'validation.invalid');
export const timestamp = z.iso.datetime().refine((time) => !time.startsWith('0000'), 'validation.invalid');

/** Years 1000 to 2999: PostgreSQL has no year 0000. */
const DAY =
  /^(?:(?:[12]\d(?:0[48]|[2468][048]|[13579][26])|1200|1600|2000|2400|2800)-02-29|[12]\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8])))$/;

/** A day as `2026-11-23`. */
export const calendarDay = z.string().regex(DAY).meta({ format: 'date' });

/** Words for people, already in the reader's language. */
export function text(maxLength: number) {
  return z.string().max(maxLength);
}

/** A value in each language of the shop, both of the same schema: `{ ar, en }`. */
export function bilingual<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ ar: schema, en: schema });
}

/** A text of one line, or nothing. */
export const orNothing = (maxLength: number) => z.union([typedText(maxLength), z.literal('')]);

/** English beside an Arabic text: where it is left empty, the Arabic one is shown. */
export function english<Schema extends z.ZodType>(schema: Schema) {
  return z.union([schema, z.literal('')]).describe('Empty: as in Arabic');
}

/** A text that staff write in Arabic, and in English where they wish: left empty, the English says the Arabic. */
export function written(schema: z.ZodType<string, string>) {
  return z
    .object({ ar: schema, en: english(schema) })
    .overwrite((both) => (both.en === '' ? { ...both, en: both.ar } : both));
}

/** True if a text has visible content: direction marks, joiners and fillers are not. */
const isVisible = (value: string) => /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(value);
const isVisibleOrEmpty = (value: string) => value.trim() === '' || isVisible(value);

/**
 * Paragraphs from people: trimmed, not empty, bounded, without NUL (PostgreSQL stores none) or lone surrogates. Line ends stay.
 * A text of one line is `typedText`.
 */
export function typedLines(maxLength: number) {
  return z
    .string()
    .trim()
    .min(1, 'validation.required')
    .max(maxLength)
    .refine(isVisibleOrEmpty, 'validation.required')
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'validation.characters');
}

/**
 * A one-line text typed by people: as `typedLines`, but line ends and tabs become spaces, and direction controls are
 * dropped (`oneLine`). Other control characters are refused.
 */
export function typedText(maxLength: number) {
  return z
    .string()
    .overwrite(oneLine)
    .min(1, 'validation.required')
    .max(maxLength)
    .refine(isVisibleOrEmpty, 'validation.required')
    .refine((value) => !/\p{Cc}/u.test(value) && value.isWellFormed(), 'validation.characters');
}

/** A code, a number or a login name: one line, without the invisible characters that pasting often adds. */
export function typedCode(maxLength: number) {
  return z
    .string()
    .overwrite(withoutInvisible)
    .check(...(typedText(maxLength).def.checks ?? []));
}

/** A person's name: one line with a visible letter. */
export function typedName(maxLength: number) {
  return typedText(maxLength).refine((name) => name === '' || hasVisibleLetter(name), 'validation.name');
}

/** The server normalises phones to E.164 by every country's rules; impossible numbers are refused here. */
export const typedPhone = typedCode(32).refine((value) => normalisePhone(value) !== null, 'validation.phone');

/**
 * For rules on the presence of fields: they run even if field values are invalid, so that one answer lists every
 * error. Such a rule may receive any value; a rule that reads values uses `onceRight`.
 */
export const evenIfWrong = {
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
};

/** For rules on the values of fields: they run once these fields are valid, regardless of errors in others. */
export function onceRight(...fields: string[]) {
  return {
    when: ({ value, issues }: { value: unknown; issues: readonly { path?: readonly PropertyKey[] | undefined }[] }) =>
      evenIfWrong.when({ value }) &&
      !Array.isArray(value) &&
      !issues.some(({ path }) => fields.includes(String(path?.[0]))),
  };
}

interface Times {
  starts_at?: string | null | undefined;
  ends_at?: string | null | undefined;
}

const isInOrder = ({ starts_at: start, ends_at: end }: Times) =>
  start == null || end == null || Date.parse(end) > Date.parse(start);
const inOrder = { ...onceRight('starts_at', 'ends_at'), path: ['ends_at'], error: 'validation.end_before_start' };

/** Refinement of a schema with `starts_at` and `ends_at`: the end is later than the start if both are given. */
export const lasts: [typeof isInOrder, typeof inOrder] = [isInOrder, inOrder];

const pasted = z.string().overwrite((typed) => withoutInvisible(typed).trim());

/** An e-mail address as people type or paste it. */
export const email = pasted.check(z.email('validation.email')).max(254);

/** An e-mail address in lower case: capitals do not distinguish addresses here. */
export const anyCaseEmail = pasted.toLowerCase().pipe(z.email('validation.email').max(254));

/** A slug in an address: lower-case Latin words joined by hyphens. */
export const slug = z
  .string()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'validation.slug');

/** Arabic letters without marks and tatweel: each word of an address has one spelling. */
const SLUG_WORD = '[a-z0-9\\u0621-\\u063a\\u0641-\\u064a]+';

/** A slug in Arabic or Latin: words of lower-case letters and digits, joined by hyphens. */
export const anySlug = z
  .string()
  .overwrite((typed) => typed.normalize('NFC'))
  .max(120)
  .regex(new RegExp(`^${SLUG_WORD}(?:-${SLUG_WORD})*$`), 'validation.any_slug');

/**
 * Version for optimistic locking: the number of edits. An edit sends the version it has seen; a mismatch is refused
 * with `conflict.changed`.
 */
export const version = z.int().min(1).max(2_147_483_647);

/** `data` of a paged list. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item).max(100),
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
  });
}

/** `page` and `per_page` of a paged list: default 15, at most 100. */
export const pageQuery = {
  page: textInteger(1, 100_000).optional(),
  per_page: textInteger(1, 100).optional(),
};

const isReadInPieces = (bytes: unknown) => typeof bytes === 'object' && bytes !== null && Symbol.asyncIterator in bytes;

/**
 * Reply of an endpoint that returns a file: its bytes, streamed as they are read or made, with `size` if it is known in
 * advance. Browsers fetch it as a blob, with the headers of any call.
 */
export const fileBytes = z.union([
  z.instanceof(Uint8Array<ArrayBufferLike>),
  z.object({ size: z.int().optional(), bytes: z.custom<AsyncIterable<Uint8Array>>(isReadInPieces) }),
]);

/** A picture with the sizes that exist of it. `srcset` is ready for the attribute of that name. */
export const image = z.object({
  url: text(500).describe('Whole, or from the root of this API’s origin; so are those in `srcset`'),
  alt: text(300),
  width: z.int(),
  height: z.int(),
  srcset: text(2_000),
  srcset_avif: text(2_000).describe('The same picture as AVIF; empty where there is none'),
  placeholder: text(20).describe('Average colour, to be shown until the picture arrives'),
});
export type Image = z.infer<typeof image>;
