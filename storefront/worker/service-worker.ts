/*
 * Service worker: the shop without a connection. Files named by their content are stored for good; public pages are loaded
 * from the network and stored as last seen; responses with binding prices (calls, cart, checkout) are never served from
 * here. Written beside the built files as /sw.js by vite/service-worker.ts: it names the files of its build, so a deploy
 * is a new worker, which fetches its own offline page and panels; files of older pages fall out at the bounds below.
 */
// TypeScript types `self` as a generic worker; this one is a service worker.
const worker = self as unknown as ServiceWorkerGlobalScope;

const FILES = { name: 'files-1', most: 160 };
const PICTURES = { name: 'pictures-1', most: 240 };
const PAGES = { name: 'pages-1', most: 60 };
/** Separate from the cache of visited pages, so that those never evict it. */
const OFFLINE = { name: 'offline-1', most: 2 };
/** Written by pages that subscribe to notifications, of the shop and of the admin (kit/src/browser/push.ts). */
const PUSH = { name: 'push-1', most: 1 };
const OWN = [FILES, PICTURES, PAGES, OFFLINE, PUSH];

type Store = (typeof OWN)[number];

/** Panels that any page may open: the menu, the cart, messages. Filled in by the build. */
const PANELS: string[] = [];
const OFFLINE_PAGES = ['/offline', '/en/offline'];
/** Time in milliseconds to wait for the network before a cached page is shown. */
const PATIENCE_MS = 3_500;
/** Pages that show personal data or must be up to date. Filled in by the build (app/pages.ts). */
const NETWORK_ONLY = /^/;

worker.addEventListener('install', (event) => {
  const offline = OFFLINE_PAGES.map((path) => keepPage(path, OFFLINE));
  event.waitUntil(Promise.all([...offline, ...PANELS.map(keepFile)]).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

/** Drops caches of older versions, and stores the pages already open. */
async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => !OWN.some((store) => store.name === name)).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
  const windows = await worker.clients.matchAll({ type: 'window' });
  await Promise.all(windows.map(({ url }) => keepSeen(url)));
}

/** Pages report navigations within the shop, for which no document was requested. */
worker.addEventListener('message', (event) => {
  if (typeof event.data?.seen === 'string') event.waitUntil(keepSeen(event.data.seen));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request, FILES, event));
  else if (url.pathname.startsWith('/media/')) event.respondWith(cacheFirst(request, PICTURES, event));
  else if (request.mode === 'navigate') event.respondWith(openPage(request, url, event));
});

async function cacheFirst(request: Request, store: Store, event: ExtendableEvent): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: store.name, ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) event.waitUntil(put(store, request.url, answer.clone()));
  return answer;
}

async function openPage(request: Request, url: URL, event: ExtendableEvent): Promise<Response> {
  const kept = NETWORK_ONLY.test(url.pathname) ? undefined : await findPage(url);
  try {
    const answer = await withPatience(fetch(request), kept ? PATIENCE_MS : undefined);
    if (isPublicPage(answer) && !NETWORK_ONLY.test(url.pathname))
      event.waitUntil(put(PAGES, addressOf(url), answer.clone()));
    return answer;
  } catch {
    return kept ?? explainOffline(url);
  }
}

/**
 * Redirects to the offline page with the address of the missing page; the offline page itself is served from its cache.
 */
async function explainOffline(url: URL): Promise<Response> {
  const path = OFFLINE_PAGES.includes(url.pathname) ? url.pathname : undefined;
  const kept = path && (await caches.match(path, { cacheName: OFFLINE.name, ignoreVary: true }));
  if (kept) return kept;
  const offline = url.pathname === '/en' || url.pathname.startsWith('/en/') ? '/en/offline' : '/offline';
  return Response.redirect(`${offline}?from=${encodeURIComponent(url.pathname + url.search)}`);
}

function withPatience(answer: Promise<Response>, limitMs: number | undefined): Promise<Response> {
  if (limitMs === undefined) return answer;
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('late')), limitMs));
  return Promise.race([answer, late]);
}

/** Public pages have `cache-control: public`; personal ones have `no-store` and are not stored. */
function isPublicPage(answer: Response): boolean {
  return (
    answer.status === 200 &&
    !answer.redirected &&
    (answer.headers.get('content-type') ?? '').startsWith('text/html') &&
    (answer.headers.get('cache-control') ?? '').includes('public')
  );
}

/** The affiliate parameter does not count as part of a page's address (docs/decisions/0040). */
function addressOf({ pathname, search }: URL): string {
  if (!/[?&]ref=/.test(search)) return pathname + search;
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('ref='));
  return others.length > 0 ? `${pathname}?${others.join('&')}` : pathname;
}

function findPage(url: URL): Promise<Response | undefined> {
  return caches.match(addressOf(url), { cacheName: PAGES.name, ignoreVary: true });
}

async function keepSeen(address: string): Promise<void> {
  const url = new URL(address, worker.location.origin);
  if (url.origin === worker.location.origin && !NETWORK_ONLY.test(url.pathname)) await keepPage(addressOf(url), PAGES);
}

/** Stores a page with the files it names, so that it opens completely. */
async function keepPage(path: string, store: Store): Promise<void> {
  const answer = await fetch(path).catch(() => undefined);
  if (!answer || !isPublicPage(answer)) return;
  const html = await answer.clone().text();
  await put(store, path, answer);
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g));
  await Promise.all([...files].map(keepFile));
}

async function keepFile(path: string): Promise<void> {
  if (await caches.match(path, { cacheName: FILES.name })) return;
  const answer = await fetch(path).catch(() => undefined);
  if (answer?.status === 200) await put(FILES, path, answer);
}

/** Stores a response as the newest; beyond the limit the oldest are removed. */
async function put({ name, most }: Store, address: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(address, { ignoreVary: true });
  await cache.put(address, answer);
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - most)).map((old) => cache.delete(old, { ignoreVary: true })),
  );
}
