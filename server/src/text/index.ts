import { refuse } from '../platform/errors/index.ts';
import { createTexts, type Language, type MessageParams } from '../platform/text/index.ts';
import { validationAr } from './validation.ar.ts';
import { validationEn } from './validation.en.ts';

export { platformRefusalTexts } from './refusals.ts';

/** Field texts in both languages. Modules have their own. */
export const fieldTextCatalogues = { ar: validationAr, en: validationEn };
const fieldTexts = createTexts(fieldTextCatalogues);

export type FieldTextKey = keyof typeof validationAr;

/** A fault of a field, with the values its text names. */
export interface FieldFault {
  key: FieldTextKey;
  params: MessageParams;
}

/** Refuses several fields at once, each by its path. Nothing is refused where there are none. */
export function refuseFields(language: Language, fields: ReadonlyMap<string, FieldTextKey | FieldFault>): void {
  if (fields.size === 0) return;
  const said = [...fields].map(([field, fault]) => {
    const { key, params } = typeof fault === 'string' ? { key: fault, params: {} } : fault;
    return [field, [fieldTexts.say(language, key, params)]];
  });
  refuse('request.invalid', {}, { fields: Object.fromEntries(said) });
}

/** Refuses one field in the reader's language, as if the schema had (422). */
export function refuseField(language: Language, field: string, key: FieldTextKey): never {
  refuse('request.invalid', {}, { fields: { [field]: [fieldTexts.say(language, key)] } });
}
