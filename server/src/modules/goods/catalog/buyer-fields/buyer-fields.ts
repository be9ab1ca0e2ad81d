import { type BuyerAnswer, type BuyerField, buyerFieldKinds, LONGEST_ANSWER } from '@waha/contract';
import { z } from 'zod';
import { inLanguage, type Language } from '../../../../platform/text/index.ts';

/** A field that the buyer of a product fills, as stored. */
export const storedField = z.strictObject({
  key: z.string(),
  kind: z.enum(buyerFieldKinds),
  label_ar: z.string(),
  label_en: z.string(),
  hint_ar: z.string(),
  hint_en: z.string(),
  is_required: z.boolean(),
  /** Most graphemes of a text; null: `LONGEST_ANSWER`. */
  max_length: z.number().nullable(),
  choices: z.array(z.strictObject({ ar: z.string(), en: z.string() })),
});
export type StoredField = z.infer<typeof storedField>;

/** An answer of a buyer, with the label of that time. A picture has its upload, and a value that says so. */
export const storedAnswer = z.strictObject({
  label_ar: z.string(),
  label_en: z.string(),
  value_ar: z.string(),
  value_en: z.string(),
  upload_id: z.string().nullable(),
});
export type StoredAnswer = z.infer<typeof storedAnswer>;

/** The reason why answers cannot be sold: a required one is missing, or the fields are others than the buyer saw. */
export interface AnswerFault {
  code: 'answers_missing' | 'answers_changed';
  label_ar: string;
  label_en: string;
}

/** True if the product is bought on its page alone: somewhere else nobody fills its field. */
export const asksBuyer = (fields: readonly StoredField[]): boolean => fields.some((field) => field.is_required);

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' });
const lengthOf = (text: string) => [...graphemes.segment(text)].length;
const PICTURE_SENT = { value_ar: 'صورة مرفقة', value_en: 'Picture attached' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The answers in the order of the fields, or the first fault. A picture is not looked up here. */
export function resolveAnswers(
  fields: readonly StoredField[],
  given: readonly BuyerAnswer[],
): StoredAnswer[] | AnswerFault {
  const byField = new Map(given.map(({ field, value }) => [field, value]));
  const isKnown = given.length === byField.size && given.every(({ field }) => fields.some(({ key }) => key === field));
  // Dropping what has no field any more would sell something else than the buyer ordered.
  if (!isKnown) return { code: 'answers_changed', label_ar: '', label_en: '' };
  const answers: StoredAnswer[] = [];
  for (const field of fields) {
    const { label_ar, label_en } = field;
    const value = byField.get(field.key);
    if (value === undefined && field.is_required) return { code: 'answers_missing', label_ar, label_en };
    if (value === undefined) continue;
    const answer = readValue(field, value);
    if (!answer) return { code: 'answers_changed', label_ar, label_en };
    answers.push({ label_ar, label_en, ...answer });
  }
  return answers;
}

function readValue(field: StoredField, value: string): Omit<StoredAnswer, 'label_ar' | 'label_en'> | undefined {
  if (field.kind === 'choice') {
    const chosen = field.choices.find(({ ar }) => ar === value);
    return chosen && { value_ar: chosen.ar, value_en: chosen.en, upload_id: null };
  }
  if (field.kind === 'picture') {
    const id = value.toLowerCase();
    return UUID.test(id) ? { ...PICTURE_SENT, upload_id: id } : undefined;
  }
  const isShort = lengthOf(value) <= (field.max_length ?? LONGEST_ANSWER);
  return isShort ? { value_ar: value, value_en: value, upload_id: null } : undefined;
}

/** True if two lines were filled in alike. */
export function hasSameAnswers(one: readonly StoredAnswer[], other: readonly StoredAnswer[]): boolean {
  const said = (answers: readonly StoredAnswer[]) =>
    JSON.stringify(answers.map(({ label_ar, value_ar, upload_id }) => [label_ar, value_ar, upload_id]));
  return said(one) === said(other);
}

export function presentBuyerField(field: StoredField, language: Language): BuyerField {
  const { key, kind, is_required, max_length, choices } = field;
  return {
    ...{ key, kind, is_required, max_length },
    label: inLanguage(field, 'label', language),
    hint: inLanguage(field, 'hint', language),
    choices: choices.map((choice) => ({ value: choice.ar, label: choice[language] })),
  };
}

export const presentAnswer = (answer: StoredAnswer, language: Language) => ({
  label: inLanguage(answer, 'label', language),
  value: inLanguage(answer, 'value', language),
  upload_id: answer.upload_id,
});

/** Fields as they are stored: new ones get a key that none of the product had or has, and empty English says the Arabic. */
export function completeFields(given: readonly StoredField[], before: readonly StoredField[]): StoredField[] {
  const used = [...given, ...before].map(({ key }) => Number(key.slice(1)) || 0);
  let last = Math.max(0, ...used);
  return given.map((field) => {
    last += field.key === '' ? 1 : 0;
    return {
      ...field,
      key: field.key || `f${last}`,
      label_en: field.label_en || field.label_ar,
      hint_en: field.hint_en || field.hint_ar,
      max_length: field.kind === 'text' ? field.max_length : null,
      choices: field.kind === 'choice' ? field.choices.map(({ ar, en }) => ({ ar, en: en || ar })) : [],
    };
  });
}
