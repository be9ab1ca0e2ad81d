import type { AdminMail, MailInList } from '@waha/contract';
import { createMailWords } from '../../../../platform/mail/index.ts';
import { type Language, languages } from '../../../../platform/text/index.ts';
import type { EditableMail, MailTexts } from '../../settings/index.ts';
import { fieldsOf, placeholdersIn } from './mail-fields.ts';

/** A mail with its edited texts. */
export interface MailState {
  mail: EditableMail;
  texts: MailTexts;
  version: number;
}

function presentFields({ mail, texts }: MailState): AdminMail['fields'] {
  return fieldsOf(mail).map((own) => {
    const { key, original, field } = own;
    const [words, before] = [texts.words[key] ?? {}, texts.originals[key] ?? {}];
    return {
      field,
      original,
      words: { ar: words.ar ?? original.ar, en: words.en ?? original.en },
      is_changed: languages.some((language) => words[language] !== undefined),
      has_new_original: languages.some(
        (language) => words[language] !== undefined && before[language] !== original[language],
      ),
      placeholders: placeholdersIn(own),
    };
  });
}

function presentState(state: MailState, language: Language) {
  const fields = presentFields(state);
  const { key, name, when } = state.mail;
  return {
    key,
    name: name[language],
    when: when[language],
    is_changed: fields.some((field) => field.is_changed),
    has_new_original: fields.some((field) => field.has_new_original),
    fields,
  };
}

export function presentMail(state: MailState, language: Language): AdminMail {
  return { ...presentState(state, language), version: state.version };
}

export function presentInList(state: MailState, language: Language): MailInList {
  const { fields, ...rest } = presentState(state, language);
  return { ...rest, subject: fields.find(({ field }) => field === 'subject')?.words[language] ?? '' };
}

/** The texts of a mail, replaced by those of a draft. */
export function wordsWith({ key }: EditableMail, texts: MailTexts) {
  const [area] = key.split('.');
  return createMailWords(new Map(Object.entries(texts.words).map(([name, words]) => [`${area}.${name}`, words])));
}
