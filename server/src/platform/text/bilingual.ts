import type { Language } from './language.ts';

/** A text in both languages of the shop, written by staff. */
export interface Bilingual {
  ar: string;
  en: string;
}

/** Picks the text of the reader's language from a row that has both. */
export function inLanguage<Field extends string>(
  row: Record<`${Field}_ar` | `${Field}_en`, string>,
  field: Field,
  language: Language,
): string {
  return language === 'ar' ? row[`${field}_ar`] : row[`${field}_en`];
}
