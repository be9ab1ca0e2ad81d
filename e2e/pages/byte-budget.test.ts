import { get } from 'node:http';
import { expect } from 'vitest';
import { journey } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { type Kind, measureTransfers, totalBytes } from '../support/transfers.ts';

const KILOBYTE = 1000;

/** Of the first view of the home page on a phone, as transferred (docs: quality of pages). */
const limits: Partial<Record<Kind, number>> = {
  Document: 14 * KILOBYTE,
  Script: 120 * KILOBYTE,
  Stylesheet: 10 * KILOBYTE,
  Font: 35 * KILOBYTE,
};
const ALL = 300 * KILOBYTE;
/** Of the scripts' limit, left for what home itself has yet to show: pages elsewhere may not use it up. */
const SCRIPT_HEADROOM = 4 * KILOBYTE;

/** Packed bytes of a page as it is kept: smallest once the shop has come round to packing it tightly. */
async function packedBytes(path: string): Promise<number> {
  const headers = { 'accept-encoding': 'br' };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(`${shopUnderTest().url}${path}`, { headers }, (response) => {
    resolve(Number(response.headers['content-length']));
    response.resume();
  }).once('error', reject);
  return promise;
}

for (const language of ['ar', 'en'] as const) {
  journey(`the first view of home stays light (${language})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width: 360 });
    const path = language === 'ar' ? '/' : '/en';
    await expect.poll(() => packedBytes(path), { timeout: 20_000, interval: 500 }).toBeLessThanOrEqual(14 * KILOBYTE);
    const transfers = await measureTransfers(visitor, path);
    const letters = await visitor.page.evaluate<string[]>(
      'document.fonts.ready.then((fonts) => [...fonts].map(({ family, status }) => family + " " + status))',
    );
    expect(letters).toContain(language === 'ar' ? 'Cairo loaded' : 'Cairo Latin loaded');
    // A machine need not have the faces of its own that stand in until ours arrive.
    expect(letters.filter((face) => face.endsWith('error') && !face.includes('fallback'))).toEqual([]);
    const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'other'] as const;
    const sizes = Object.fromEntries(kinds.map((kind) => [kind, totalBytes(transfers, kind)]));
    const shown = kinds.map((kind) => `${kind} ${((sizes[kind] ?? 0) / KILOBYTE).toFixed(1)}`).join(', ');
    process.stdout.write(
      `Home (${language}, 360 px): ${shown}; all ${(totalBytes(transfers) / KILOBYTE).toFixed(1)} kB\n`,
    );
    for (const [kind, limit] of Object.entries(limits)) {
      expect(sizes[kind], kind).toBeGreaterThan(0);
      expect(sizes[kind], kind).toBeLessThanOrEqual(limit);
    }
    expect(sizes.Script).toBeLessThanOrEqual((limits.Script ?? 0) - SCRIPT_HEADROOM);
    expect(totalBytes(transfers)).toBeLessThanOrEqual(ALL);
    const texts = transfers.filter(({ kind }) => kind === 'Document' || kind === 'Script' || kind === 'Stylesheet');
    expect(texts.filter(({ encoding }) => encoding !== 'br').map(({ url }) => url)).toEqual([]);
  });
}
