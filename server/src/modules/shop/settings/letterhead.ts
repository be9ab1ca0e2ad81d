import type { MailField } from '@waha/contract';
import { builtInTheme, plainColours, type Theme } from '@waha/contract/theme';
import type { Database, Tx } from '../../../platform/database/index.ts';
import {
  type ChangedTexts,
  createMailWords,
  type Mail,
  type MailSender,
  type MailWords,
} from '../../../platform/mail/index.ts';
import type { Bilingual, Language, Texts } from '../../../platform/text/index.ts';
import { type Languages, readLanguages } from './languages.store.ts';
import { type LanguagesFor, languagesFor } from './languages-for.ts';
import { readChangedTexts } from './mail-texts.store.ts';
import { readStoreIdentity, type StoreIdentity } from './store-identity.store.ts';
import { readTaxSettings } from './tax-settings.store.ts';
import { readTheme } from './theme.store.ts';

/** The sender of every mail: the shop's identity, and the texts staff changed. */
export interface Letterhead extends StoreIdentity {
  words: MailWords;
  languagesFor: LanguagesFor;
  /** The shop at the head of a mail in this language. */
  senderIn(language: Language): MailSender;
}

/** Read for each mail, so that changes apply to the next mail in every process. */
export async function readLetterhead(db: Database | Tx): Promise<Letterhead> {
  // One after the other: a mail takes one connection of those that buyers need.
  const identity = await readStoreIdentity(db);
  const changed = await readChangedTexts(db);
  const languages = await readLanguages(db);
  const theme = await readTheme(db);
  const { isRegistered } = await readTaxSettings(db);
  const shown = isRegistered ? identity : { ...identity, vatNumber: '' };
  return letterheadWith(shown, changed, { languages, theme });
}

export function letterheadWith(
  identity: StoreIdentity,
  changed: ChangedTexts,
  { languages, theme }: { languages: Languages; theme: Theme } = {
    languages: { languages: 'both' },
    theme: builtInTheme,
  },
): Letterhead {
  const colours = plainColours(theme);
  return {
    ...identity,
    words: createMailWords(changed),
    languagesFor: languagesFor(languages),
    senderIn: (language) => ({ name: identity.name[language], colours }),
  };
}

export interface ExampleContext {
  store: Letterhead;
  publicUrl: string;
  /** The recipient's language, which is shown first. */
  language: Language;
  to: string;
}

/** A mail with editable texts. */
export interface EditableMail {
  /** Area and name: `order.placed`. */
  key: string;
  name: Bilingual;
  /** When it is sent. */
  when: Bilingual;
  /** The texts of its area, and the keys of this mail's own. */
  texts: Texts<string>;
  fields: Partial<Record<MailField, string>>;
  /** The mail about invented data, written by the code that writes the real one. */
  example(context: ExampleContext): Mail;
}
