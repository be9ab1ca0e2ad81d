import { refuse } from '../platform/errors/index.ts';
import { createTexts, type Language } from '../platform/text/index.ts';
import { errorsAr } from './errors.ar.ts';
import { errorsEn } from './errors.en.ts';
import { validationAr } from './validation.ar.ts';
import { validationEn } from './validation.en.ts';

/** Refusals and field errors in both languages. What a module says beside these it keeps itself. */
export const serverTexts = createTexts({
  ar: { ...errorsAr, ...validationAr },
  en: { ...errorsEn, ...validationEn },
});

type FieldKey = Extract<Parameters<typeof serverTexts.say>[1], `validation.${string}`>;

/** Refuses one field in the reader's language, as if the schema had (422). */
export function refuseField(language: Language, field: string, key: FieldKey): never {
  refuse('request.invalid', {}, { fields: { [field]: [serverTexts.say(language, key)] } });
}
