import { get } from 'node:http';
import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { type Kind, measureTransfers, totalBytes } from '../support/transfers.ts';

const KILOBYTE = 1000;

/** Budgets of the first view of home on a phone, as transferred (docs: quality of pages). */
const limits: Partial<Record<Kind, number>> = {
  Document: 14 * KILOBYTE,
  Script: 120 * KILOBYTE,
  Stylesheet: 10 * KILOBYTE,
  Font: 35 * KILOBYTE,
};
const ALL = 300 * KILOBYTE;
/** Share of the scripts' budget reserved for home: pages elsewhere may not use it up. */
const SCRIPT_HEADROOM = 2 * KILOBYTE;

/** The first flight of a fresh connection: ten packets (RFC 6928) of 1,460 bytes, minus the TLS overhead. */
const FIRST_FLIGHT = 14 * KILOBYTE;

/**
 * Bytes of a cached page on the wire, headers included. The page is smallest once the server has recompressed it at a
 * higher level.
 */
async function wireBytes(path: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(`${shopUnderTest().url}${path}`, { headers }, (response) => {
    const { rawHeaders, statusCode, statusMessage } = response;
    const lines = rawHeaders.reduce((sum, part) => sum + Buffer.byteLength(part) + 2, 0);
    const head = Buffer.byteLength(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n\r\n`) + lines;
    response.resume();
    resolve(statusCode === 200 ? head + Number(response.headers['content-length']) : Number.POSITIVE_INFINITY);
  }).once('error', reject);
  return promise;
}

/** The first product and the first article of the shop, by their own links. */
async function firstLinks(): Promise<string[]> {
  const read = async (path: string) => (await fetch(`${shopUnderTest().url}${path}`)).text();
  const product = /href="(\/product\/\d+\/[\w-]+)"/.exec(await read('/products'))?.[1];
  const article = /href="(\/blog\/[\w-]+)"/.exec(await read('/blog'))?.[1];
  return [product ?? 'no product', article ?? 'no article'];
}

journey('the pages people arrive at fit into the first flight of a connection, headers and all', async () => {
  const pages = ['/', '/products', '/cart', ...(await firstLinks())];
  for (const page of pages.flatMap((path) => [path, `/en${path === '/' ? '' : path}`])) {
    await expect
      .poll(() => wireBytes(page), { timeout: 60_000, interval: 500, message: page })
      .toBeLessThanOrEqual(FIRST_FLIGHT);
    process.stdout.write(`${page}: ${await wireBytes(page)} bytes on the wire\n`);
  }
});

for (const language of ['ar', 'en'] as const) {
  journey(`the first view of home stays light (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 360 });
    const path = language === 'ar' ? '/' : '/en';
    // Work that waits for two seconds or more, as counting the visit, is no part of the first view; on a slow machine
    // these pass within it.
    await visitor.context.addInitScript(`{
      const start = window.setTimeout;
      window.setTimeout = (run, ms, ...rest) => start(run, ms >= 2000 ? ms + 60000 : ms, ...rest);
    }`);
    await expect.poll(() => wireBytes(path), { timeout: 20_000, interval: 500 }).toBeLessThanOrEqual(FIRST_FLIGHT);
    const transfers = await measureTransfers(visitor, path);
    const letters = await visitor.page.evaluate<string[]>(
      'document.fonts.ready.then((fonts) => [...fonts].map(({ family, status }) => family + " " + status))',
    );
    expect(letters).toContain(language === 'ar' ? 'Cairo loaded' : 'Cairo Latin loaded');
    // The fallback faces are local fonts, which a machine may lack.
    expect(letters.filter((face) => face.endsWith('error') && !face.includes('fallback'))).toEqual([]);
    const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'other'] as const;
    const sizes = Object.fromEntries(kinds.map((kind) => [kind, totalBytes(transfers, kind)]));
    const shown = kinds.map((kind) => `${kind} ${((sizes[kind] ?? 0) / KILOBYTE).toFixed(1)}`).join(', ');
    process.stdout.write(
      `Home (${language}, 360 px): ${shown}; all ${(totalBytes(transfers) / KILOBYTE).toFixed(1)} kB\n`,
    );
    const scripts = transfers.filter(({ kind }) => kind === 'Script');
    const each = scripts.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`).join('\n');
    for (const [kind, limit] of Object.entries(limits)) {
      expect(sizes[kind], kind).toBeGreaterThan(0);
      expect(sizes[kind], kind).toBeLessThanOrEqual(limit);
    }
    expect(sizes.Script, each).toBeLessThanOrEqual((limits.Script ?? 0) - SCRIPT_HEADROOM);
    expect(totalBytes(transfers)).toBeLessThanOrEqual(ALL);
    const texts = transfers.filter(({ kind }) => kind === 'Document' || kind === 'Script' || kind === 'Stylesheet');
    expect(texts.filter(({ encoding }) => encoding !== 'br').map(({ url }) => url)).toEqual([]);
  });
}
