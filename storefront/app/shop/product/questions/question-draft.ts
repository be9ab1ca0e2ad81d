/** Text typed before in this tab, in case the page was left or the phone dropped it. */
export function storedQuestion(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores the text; '' removes it. */
export function storeQuestion(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage the text lasts as long as the page.
  }
}
