import type { Language } from '@waha/kit/language';
import { leaveNews } from '../news.ts';

const YEAR_SECONDS = 31_536_000;

/** Stores the choice in localStorage and in the cookie that the server reads. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page leaves at once
  document.cookie = `locale=${language};path=/;max-age=${YEAR_SECONDS};SameSite=Lax`;
  try {
    localStorage.setItem('locale', language);
  } catch {
    // Storage may be refused; the cookie and the address still hold the choice.
  }
  leaveNews('languageChanged');
}
