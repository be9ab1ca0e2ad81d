/** sessionStorage key of what the page before this one had to say, as a key of the shell's texts. */
const NEWS = 'news';

export type News = 'languageChanged' | 'loggedOut';

/** Leaves a message for the next document, because this one is about to unload. */
export function leaveNews(news: News): void {
  try {
    sessionStorage.setItem(NEWS, news);
  } catch {
    // Without storage no message is shown.
  }
}

/** Message that the previous document left; returned only once. */
export function takeNews(): string | null {
  try {
    const news = sessionStorage.getItem(NEWS);
    sessionStorage.removeItem(NEWS);
    return news;
  } catch {
    return null;
  }
}
