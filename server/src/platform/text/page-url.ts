import type { Language } from './language.ts';

/** The path of a page in a language: English pages stand below `/en`. */
export const pagePath = (language: Language, path: string): string => `${language === 'en' ? '/en' : ''}${path}`;

/** The address of a page in a language. */
export const pageUrl = (publicUrl: string, language: Language, path: string): string =>
  `${publicUrl}${pagePath(language, path)}`;
