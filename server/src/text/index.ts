import { createTexts } from '../platform/text/index.ts';
import { errorsAr } from './errors.ar.ts';
import { errorsEn } from './errors.en.ts';
import { validationAr } from './validation.ar.ts';
import { validationEn } from './validation.en.ts';

/** Refusals and field errors in both languages. What a module says beside these it keeps itself. */
export const serverTexts = createTexts({
  ar: { ...errorsAr, ...validationAr },
  en: { ...errorsEn, ...validationEn },
});
