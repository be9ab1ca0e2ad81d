import { type MailField, mailFields } from '@waha/contract';
import { placeholdersOf } from '../../../../platform/mail/index.ts';
import { type Bilingual, type Language, languages } from '../../../../platform/text/index.ts';
import { type FieldFault, type FieldTextKey, refuseFields } from '../../../../text/index.ts';
import type { EditableMail, MailTexts } from '../../settings/index.ts';

/** Words of a mail as staff send them. */
export type MailDraft = { readonly [Field in MailField]?: Bilingual | undefined };

/** Optional placeholders: the names of reader and sender. All others carry content that the mail needs. */
const MAY_BE_LEFT_OUT = ['name', 'shop', 'store'];

interface OwnField {
  field: MailField;
  /** The key of its text in the texts of the area. */
  key: string;
  original: Bilingual;
}

export function fieldsOf({ fields, texts }: EditableMail): OwnField[] {
  return mailFields.flatMap((field) => {
    const key = fields[field];
    if (key === undefined) return [];
    return [{ field, key, original: { ar: texts.written('ar', key), en: texts.written('en', key) } }];
  });
}

/** The placeholders of a field, in either language. */
export function placeholdersIn({ original }: OwnField): { name: string; is_required: boolean }[] {
  const names = [...new Set(languages.flatMap((language) => placeholdersOf(original[language])))];
  return names.map((name) => ({ name, is_required: !MAY_BE_LEFT_OUT.includes(name) }));
}

/** Refuses texts that lack a required placeholder or contain an unknown one. */
export function refuseMisplaced(mail: EditableMail, draft: MailDraft, language: Language): void {
  const faults = new Map<string, FieldTextKey | FieldFault>();
  for (const own of fieldsOf(mail)) {
    for (const of of languages) {
      const fault = faultIn(own, draft[own.field]?.[of], of);
      if (fault) faults.set(`${own.field}.${of}`, fault);
    }
  }
  refuseFields(language, faults);
}

function faultIn(own: OwnField, typed: string | undefined, language: Language): FieldTextKey | FieldFault | undefined {
  if (typed === undefined) return 'validation.required';
  const known = placeholdersIn(own);
  const used = placeholdersOf(typed);
  const unknown = used.find((name) => !known.some((one) => one.name === name));
  if (unknown !== undefined) return aboutPlaceholder('validation.placeholder_unknown', unknown);
  // A brace outside a placeholder would be sent literally.
  const stray = typed.replace(/\{\s*\w+\s*\}/g, '').match(/[{}]/);
  if (stray) return { key: 'validation.placeholder_unknown', params: { placeholder: stray[0] } };
  const needed = placeholdersOf(own.original[language]).filter((name) => !MAY_BE_LEFT_OUT.includes(name));
  const missing = needed.find((name) => !used.includes(name));
  return missing === undefined ? undefined : aboutPlaceholder('validation.placeholder_missing', missing);
}

const aboutPlaceholder = (key: FieldTextKey, name: string): FieldFault => ({
  key,
  params: { placeholder: `{${name}}` },
});

/** The texts of a draft that differ from the original, with the original of that time: only these are stored. */
export function changedIn(mail: EditableMail, draft: MailDraft): MailTexts {
  const kept: MailTexts = { words: {}, originals: {} };
  for (const { field, key, original } of fieldsOf(mail)) {
    for (const language of languages) {
      const typed = draft[field]?.[language];
      if (typed === undefined || typed === original[language]) continue;
      kept.words[key] = { ...kept.words[key], [language]: typed };
      kept.originals[key] = { ...kept.originals[key], [language]: original[language] };
    }
  }
  return kept;
}
