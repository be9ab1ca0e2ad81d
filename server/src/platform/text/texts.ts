import messageFormatModule from '@messageformat/core';
import type { Language } from './language.ts';

// In CommonJS the module is the class itself, while its types describe a `default` export.
const MessageFormat = messageFormatModule as unknown as typeof messageFormatModule.default;

export type MessageParams = Readonly<Record<string, string | number>>;
type Catalogue = Readonly<Record<string, string>>;
type Compiled = (params: MessageParams) => string;

/** A text for each key in both languages, as `createTexts` takes them. */
export type TextsFor<Key extends string> = Readonly<Record<Language, Readonly<Record<Key, string>>>>;

/** Renders messages in a language. `Key` is the set of keys both languages have. */
export interface Texts<Key extends string> {
  say(language: Language, key: Key, params?: MessageParams): string;
  has(key: string): key is Key;
  /** A message unrendered, with its placeholders. */
  written(language: Language, key: Key): string;
}

/**
 * Messages in ICU MessageFormat, compiled on first use. Both languages must have the same keys; the type checker
 * enforces that where catalogues are declared with `satisfies`.
 */
export function createTexts<Key extends string>(catalogues: TextsFor<Key>): Texts<Key> {
  const compilers = { ar: new MessageFormat('ar'), en: new MessageFormat('en') };
  const compiled = { ar: new Map<string, Compiled>(), en: new Map<string, Compiled>() };
  const compile = (language: Language, key: Key): Compiled => {
    const message = compilers[language].compile(catalogues[language][key]);
    const format: Compiled = (params) => message(params);
    compiled[language].set(key, format);
    return format;
  };
  const known: Catalogue = catalogues.ar;
  return {
    say: (language, key, params = {}) => (compiled[language].get(key) ?? compile(language, key))(params),
    has: (key): key is Key => Object.hasOwn(known, key),
    written: (language, key) => catalogues[language][key],
  };
}
