import type { Database, Tx } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { type Languages, readLanguages } from './languages.store.ts';

/** Languages of a message to somebody, theirs first; Arabic alone where the shop speaks no other, whatever they once chose. */
export type LanguagesFor = (reader: Language) => readonly [Language, ...Language[]];

export function languagesFor({ languages }: Languages): LanguagesFor {
  return (reader) => {
    if (languages === 'ar') return ['ar'];
    return reader === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
  };
}

/** The first of `languagesFor`: the language of a message that has one. */
export async function languageFor(db: Database | Tx, reader: Language): Promise<Language> {
  return languagesFor(await readLanguages(db))(reader)[0];
}
