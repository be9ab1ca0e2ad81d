/** sessionStorage key of what the page before this one had to say, as a key of the shell's texts. */
const NEWS = 'news';

export type News = 'languageChanged' | 'loggedOut';

/** Has the next document say something: this one is on its way out. */
export function leaveNews(news: News): void {
  try {
    sessionStorage.setItem(NEWS, news);
  } catch {
    // Storage may be refused; then nothing is said.
  }
}

/** Message that the last document left, returned once. */
export function takeNews(): string | null {
  try {
    const news = sessionStorage.getItem(NEWS);
    sessionStorage.removeItem(NEWS);
    return news;
  } catch {
    return null;
  }
}
