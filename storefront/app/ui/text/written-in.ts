import type { Language } from '@waha/kit/language';

/** The language of a written text, by its letters: for screen readers, hyphenation and translators. */
export function writtenIn(text: string): Language | undefined {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic + latin === 0 ? undefined : arabic >= latin ? 'ar' : 'en';
}
