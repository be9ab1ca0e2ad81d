import type { Bilingual, Language, MessageParams, Texts } from '../text/index.ts';

/** Mail texts that staff changed, by area and key (`order.subject_placed`). */
export type ChangedTexts = ReadonlyMap<string, Partial<Bilingual>>;

/** The texts of mails as they are sent. */
export interface MailWords {
  /** The texts of an area, with the edited ones in place of the originals. */
  over<Key extends string>(area: string, texts: Texts<Key>): Pick<Texts<Key>, 'say'>;
}

export function createMailWords(changed: ChangedTexts): MailWords {
  return {
    over: (area, texts) => ({
      say(language: Language, key, params = {}) {
        const own = changed.get(`${area}.${key}`)?.[language];
        return own === undefined ? texts.say(language, key, params) : fillIn(own, params);
      },
    }),
  };
}

const PLACEHOLDER = /\{\s*(\w+)\s*\}/g;

/** The names in braces in a text, each once. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
}

/**
 * Replaces names in braces; all other characters are literal, so that a text of staff has no syntax that could be
 * wrong.
 */
function fillIn(text: string, params: MessageParams): string {
  return text.replace(PLACEHOLDER, (braced, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : braced,
  );
}
