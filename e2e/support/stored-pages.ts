import type { Page } from 'playwright-core';

/** Paths of the pages that the service worker has stored for offline use. */
export function storedPages(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`caches.open('pages-1').then((cache) => cache.keys())
    .then((keys) => keys.map((key) => decodeURI(new URL(key.url).pathname)))`);
}
