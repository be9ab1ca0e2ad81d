export interface CachedPage {
  address: string;
  title: string;
}

const SHOWN = 12;

/** Pages that the service worker stored in this language, the latest first; empty without cache storage. */
export async function listCachedPages(language: 'ar' | 'en'): Promise<CachedPage[]> {
  if (!('caches' in window)) return [];
  // Named as in worker/service-worker.ts.
  const cache = await caches.open('pages-1');
  const requests = (await cache.keys()).toReversed();
  const pages = await Promise.all(requests.map(async (request) => read(request.url, await cache.match(request))));
  return pages.filter((page) => page !== undefined && page.language === language).slice(0, SHOWN) as CachedPage[];
}

async function read(address: string, answer: Response | undefined) {
  const html = (await answer?.text()) ?? '';
  const language = /<html lang="(ar|en)"/.exec(html)?.[1];
  const page = new DOMParser().parseFromString(html.slice(0, html.indexOf('</head>')), 'text/html');
  const { pathname, search } = new URL(address);
  // Titles end in the shop's name, which is redundant in a list within the shop.
  return { language, address: pathname + search, title: page.title.split(' | ')[0] ?? page.title };
}
