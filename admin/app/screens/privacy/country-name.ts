import type { Language } from '../../text/texts.ts';

/** A country in the reader's language; its code where the browser knows no name. */
export function countryName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
