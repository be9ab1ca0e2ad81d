import { refuse } from '../platform/errors/index.ts';
import { createTexts, type Language } from '../platform/text/index.ts';
import { validationAr } from './validation.ar.ts';
import { validationEn } from './validation.en.ts';

export { platformRefusalTexts } from './refusals.ts';

/** What fields say, in both languages. What a module says it keeps itself. */
export const fieldTextCatalogues = { ar: validationAr, en: validationEn };
const fieldTexts = createTexts(fieldTextCatalogues);

export type FieldTextKey = keyof typeof validationAr;

/** Refuses one field in the reader's language, as if the schema had (422). */
export function refuseField(language: Language, field: string, key: FieldTextKey): never {
  refuse('request.invalid', {}, { fields: { [field]: [fieldTexts.say(language, key)] } });
}
