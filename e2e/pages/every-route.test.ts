import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PageRow } from '../../storefront/app/page-row.ts';
import { pages } from '../../storefront/app/pages.ts';
import { findHtmlFaults } from '../support/html-rules.ts';
import { journey } from '../support/journey.ts';
import { type PublicRoute, publicRoutes } from '../support/public-routes.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { findFaults, type Thing } from '../support/structured-data.ts';
import { addressIn } from '../support/visitor.ts';

/** Size of a large card on X, WhatsApp and Facebook, where a page does not state the size of its picture. */
const CARD = { width: 1200, height: 630 };

interface Said {
  title: string;
  metas: Record<string, string>;
  canonical: string | null;
  alternates: Record<string, string>;
  headings: string[];
  things: Thing[];
}

/** All metadata of a document. */
function read(page: Page): Promise<Said> {
  return page.evaluate<Said>(`({
    title: document.title,
    metas: Object.fromEntries([...document.querySelectorAll('meta[content]')].map((meta) =>
      [meta.getAttribute('name') ?? meta.getAttribute('property'), meta.content])),
    canonical: document.querySelector('link[rel=canonical]')?.href ?? null,
    alternates: Object.fromEntries([...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) =>
      [link.hreflang, link.href])),
    headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent.trim()),
    things: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent)),
  })`);
}

interface Picture {
  width: number;
  height: number;
  type: string;
}

function measure(page: Page, address: string): Promise<Picture> {
  return page.evaluate<Picture>(`(async () => {
    const answer = await fetch(${JSON.stringify(address)});
    const blob = await answer.blob();
    const bitmap = await createImageBitmap(blob);
    return { width: bitmap.width, height: bitmap.height, type: blob.type };
  })()`);
}

async function expectCard(page: Page, { metas }: Said): Promise<void> {
  const picture = await measure(page, metas['og:image'] ?? '');
  const declared = { width: Number(metas['og:image:width']), height: Number(metas['og:image:height']) };
  expect(picture.type).toMatch(/^image\/(jpeg|png|webp)$/);
  if (declared.width) expect({ width: picture.width, height: picture.height }).toEqual(declared);
  else expect(picture).toMatchObject(CARD);
  for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'twitter:card']) {
    expect(metas[name], name).toBeTruthy();
  }
}

function expectAddresses(said: Said, path: string, language: 'ar' | 'en'): void {
  const at = (wanted: 'ar' | 'en') => new URL(addressIn(wanted, path), shopUnderTest().url).href;
  const bare = said.canonical?.replace(/\?.*/, '');
  expect(bare).toBe(at(language).replace(/\?.*/, ''));
  const alternates = Object.entries(said.alternates).map(([name, href]) => [name, href.replace(/\?.*/, '')]);
  const plain = (wanted: 'ar' | 'en') => at(wanted).replace(/\?.*/, '');
  expect(Object.fromEntries(alternates)).toEqual({ ar: plain('ar'), en: plain('en'), 'x-default': plain('ar') });
}

async function expectWholePage(page: Page, route: PublicRoute, path: string, language: 'ar' | 'en'): Promise<void> {
  const said = await read(page);
  expect(said.headings).toHaveLength(1);
  expect(said.title.length).toBeGreaterThan(3);
  if (route.status === 404) {
    expect([said.canonical, said.alternates]).toEqual([null, {}]);
    return;
  }
  expect(said.title.length, said.title).toBeLessThanOrEqual(80);
  expect(said.metas.description?.length, said.metas.description).toBeGreaterThan(30);
  expect(said.metas.robots?.includes('noindex') ?? false).toBe(route.noIndex);
  if (route.noIndex)
    expect([said.canonical, said.alternates], 'a page in no index names no address of it').toEqual([null, {}]);
  else expectAddresses(said, path, language);
  await expectCard(page, said);
  const types = said.things.map((thing) => thing['@type']);
  // A product of several variants is a group of them.
  const kinds = types.map((type) => (type === 'ProductGroup' ? 'Product' : type));
  expect(kinds).toEqual(expect.arrayContaining(['OnlineStore', ...route.describes]));
  expect(said.things.flatMap((thing) => findFaults(thing))).toEqual([]);
}

describe('a page of its own is', () => {
  for (const [name, route] of publicRoutes) {
    journey(name, async ({ arrive }) => {
      const path = await route.address();
      for (const language of ['ar', 'en'] as const) {
        const { page, complaints } = await arrive({ language, width: 360, sharesCache: true });
        if (route.status === 404) complaints.allow(/404/);
        const response = await page.goto(addressIn(language, path), { waitUntil: 'load' });
        expect(response?.status()).toBe(route.status);
        expect(findHtmlFaults((await response?.text()) ?? '')).toEqual([]);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expectWholePage(page, route, path, language);
      }
    });
  }
});

/** Pages that a walk opens by a click, without naming their address. */
const reachedByStep = ['/checkout/success', '/pay/demo/:id', '/invoice/:id', '/account?/orders/:id', '/account/points'];

test('every page is looked at by axe', async () => {
  const walks = ['', 'account-', 'community-', 'community-rooms-'].map((area) =>
    readFile(new URL(`./${area}accessibility.test.ts`, import.meta.url), 'utf8'),
  );
  const source = (await Promise.all(walks)).join('\n').replace(/\$\{[^}]*\}/g, 'x');
  const opened = [...source.matchAll(/['"`](\/[^'"`\n?#]*)/g)].map(([, address = '']) => address);
  const drawn = Object.entries<PageRow>(pages).filter(([, { texts }]) => texts.length > 0);
  const files = new Set(drawn.filter(([path]) => opened.some(matching(path))).map(([, { file }]) => file));
  const unseen = drawn.filter(([path, { file }]) => !files.has(file) && !reachedByStep.includes(path));
  expect(unseen.map(([path]) => path)).toEqual([]);
});

/** Whether an address is one of a page: `/account?/orders/:id` is `(/account)?/orders/[^/]+`. */
function matching(path: string): (address: string) => boolean {
  const source = path.replace(/\/([^/?]+)(\?)?/g, (_, word: string, optional = '') => {
    const segment = word.startsWith(':') ? '/[^/]+' : `/${word}`;
    return optional ? `(?:${segment})?` : segment;
  });
  const pattern = new RegExp(`^${source}$`);
  return (address) => pattern.test(address);
}

test('the site map holds every route that may be found, and every address in it stands', async () => {
  const { url } = shopUnderTest();
  const addresses = await crawl(url);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const route of publicRoutes.values()) {
    const path = await route.address();
    const listed = addresses.includes(new URL(path, url).href);
    expect(listed, path).toBe(!route.noIndex);
  }
  for (const address of addresses) {
    const answer = await fetch(address, { redirect: 'manual' });
    expect(answer.status, address).toBe(200);
    expect(await answer.text(), address).toContain(`<link rel="canonical" href="${address}"/>`);
  }
});

async function crawl(url: string): Promise<string[]> {
  const read = async (address: string) => (await fetch(address)).text();
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const parts = locations(await read(`${url}/sitemap.xml`));
  return (await Promise.all(parts.map(read))).flatMap(locations);
}

/** Status of a revalidation as a browser sends it; `fetch` would bypass every cache. */
async function statusFor(path: string, etag: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
  get(new URL(path, shopUnderTest().url), { headers }, (answer) => {
    resolve(answer.statusCode);
    answer.resume();
  }).once('error', reject);
  return promise;
}

/** Kinds of answers that only a complete shop gives; those of the API are covered by every-answer.api.test.ts. */
describe('guarded is', () => {
  const policyOf = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(new URL(path, shopUnderTest().url), { redirect: 'manual', ...init });
    for (const [header, value] of [
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
      ['cross-origin-opener-policy', 'same-origin'],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
    ] as const) {
      expect(answer.headers.get(header), `${header} of ${path}`).toBe(value);
    }
    expect(answer.headers.get('permissions-policy')).toContain('camera=()');
    return { answer, policy: answer.headers.get('content-security-policy') ?? '' };
  };

  test('a page, made and kept: scripts by hash, no frame', async () => {
    for (const path of ['/', '/', '/no-such-page', '/en/faq']) {
      const { policy } = await policyOf(path);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toMatch(/^'self'(?: 'sha256-[\w+/=]+')+$/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
    }
  });

  test('a page the client has already, a redirect, a file, a picture, the worker', async () => {
    const { answer: first } = await policyOf('/');
    const etag = first.headers.get('etag') ?? '';
    expect((await policyOf('/', { headers: { 'if-none-match': etag } })).answer.status).toBe(304);
    const [id] = /\d+/.exec((await publicRoutes.get('/product/:id/:slug?')?.address()) ?? '') ?? [];
    const { answer: moved, policy } = await policyOf(`/en/product/${id}/old-name?ref=AB&x=1`);
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe(`/en/product/${id}/sukkari-dates?ref=AB&x=1`);
    expect(policy).toContain("frame-ancestors 'none'");
    const html = await first.text();
    for (const pattern of [/\/assets\/[\w.-]+\.css/, /\/assets\/[\w.-]+\.js/, /\/media\/[\w.-]+\.webp/]) {
      const [path = ''] = pattern.exec(html) ?? [];
      const { answer, policy: files } = await policyOf(path, { headers: { 'accept-encoding': 'br' } });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      if (!path.startsWith('/media')) expect(answer.headers.get('content-encoding')).toBe('br');
      expect(files).toContain("default-src 'none'");
      expect(await statusFor(path, answer.headers.get('etag') ?? ''), path).toBe(304);
    }
    const { answer: worker, policy: workers } = await policyOf('/sw.js');
    expect(worker.headers.get('cache-control')).toBe('public, no-cache');
    expect(workers).toContain("connect-src 'self'");
  });
});

describe('an address answers', () => {
  const ask = (method: string, path: string) =>
    fetch(new URL(path, shopUnderTest().url), {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: 'a=1' }),
    });

  test('HEAD as GET, without what GET sends', async () => {
    for (const path of ['/', '/en/products', '/no-such-page', '/favicon.ico', '/robots.txt', '/admin', '/sw.js']) {
      const [head, whole] = [await ask('HEAD', path), await ask('GET', path)];
      expect([head.status, await head.text()], path).toEqual([whole.status, '']);
      expect(head.headers.get('content-type'), path).toBe(whole.headers.get('content-type'));
    }
  });

  test('what it does not take with what it does', async () => {
    for (const [method, path] of [
      ['POST', '/about'],
      ['PUT', '/'],
      ['DELETE', '/en/newsletter'],
      ['POST', '/robots.txt'],
      ['PATCH', '/media/nothing.webp'],
    ] as const) {
      const answer = await ask(method, path);
      expect([answer.status, answer.headers.get('cache-control')], path).toEqual([405, 'no-store']);
      expect(answer.headers.get('allow'), path).toMatch(/GET, HEAD, OPTIONS/);
    }
    const told = await ask('OPTIONS', '/newsletter');
    expect([told.status, told.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS, POST']);
    expect(told.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('a browser’s own questions: an icon, a manifest, where to change a password', async () => {
    const icon = await ask('GET', '/favicon.ico');
    expect(icon.headers.get('content-type')).toMatch(/icon/);
    for (const [path, manifest] of [
      ['/', '/manifest.webmanifest'],
      ['/en', '/en/manifest.webmanifest'],
    ] as const) {
      expect(await (await ask('GET', path)).text()).toContain(`<link rel="manifest" href="${manifest}"/>`);
      expect((await ask('GET', manifest)).headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    }
    expect((await ask('GET', '/.well-known/change-password')).headers.get('location')).toBe('/account/settings');
  });
});
