import type { BuyerAnswer, BuyerField } from '@waha/contract/types';

/** Most characters of a text without a limit of its own. */
export const LONGEST = 100;

/** Characters as people count them: an emoji is one. */
export function lengthOf(text: string): number {
  return [...new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(text)].length;
}

export type AnswerError = 'missing' | 'too_long' | 'on_its_way' | 'not_sent';
/** State of the pictures that are not sent, by their field. */
export type PictureStates = Readonly<Record<string, 'on_its_way' | 'not_sent' | undefined>>;

/** Answers of the filled fields, and the errors of the others, by field. */
export function readAnswers(
  fields: readonly BuyerField[],
  typed: Readonly<Record<string, string>>,
  pictures: PictureStates,
): { answers: BuyerAnswer[]; errors: Record<string, AnswerError> } {
  const answers: BuyerAnswer[] = [];
  const errors: Record<string, AnswerError> = {};
  for (const { key, kind, is_required: isRequired, max_length: most } of fields) {
    const value = (typed[key] ?? '').trim();
    const picture = pictures[key];
    if (picture) errors[key] = picture;
    else if (value === '') {
      if (isRequired) errors[key] = 'missing';
    } else if (kind === 'text' && lengthOf(value) > (most ?? LONGEST)) errors[key] = 'too_long';
    else answers.push({ field: key, value });
  }
  return { answers, errors };
}
