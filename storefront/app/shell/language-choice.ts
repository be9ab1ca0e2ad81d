import type { Language } from '../text/language.ts';

const YEAR_SECONDS = 31_536_000;
/** Set while the page in the new language is on its way, so that it can say so. */
const JUST_CHANGED = 'locale-changed';

/** Keeps the choice in localStorage and in the cookie the server reads. */
export function rememberLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page leaves at once
  document.cookie = `locale=${language};path=/;max-age=${YEAR_SECONDS};SameSite=Lax`;
  try {
    localStorage.setItem('locale', language);
    sessionStorage.setItem(JUST_CHANGED, language);
  } catch {
    // Storage may be refused; the cookie and the address still carry the choice.
  }
}

/** True once, on the first page after a change of language. */
export function takeLanguageChange(): boolean {
  try {
    const changed = sessionStorage.getItem(JUST_CHANGED) !== null;
    sessionStorage.removeItem(JUST_CHANGED);
    return changed;
  } catch {
    return false;
  }
}
