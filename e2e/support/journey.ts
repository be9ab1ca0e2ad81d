import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { closeFirefox, firefoxFor } from '../firefox/launch-firefox.ts';
import { isFirefox, whyLeftOut } from '../firefox/left-out.ts';
import { leaveCache, visitWithCache } from './shared-cache.ts';
import { ROOT } from './shop-process.ts';
import { shopUnderTest } from './shop-under-test.ts';
import { type VisitOptions, type Visitor, visit } from './visitor.ts';

let launched: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: inject('chromium') });
  return launched;
}

afterAll(async () => {
  await (await launched)?.close();
  await closeFirefox();
});

/** An error of the server in its log; no visitor may cause one. */
const SERVER_ERROR = /^\{"level":[56]0/;

async function serverErrors(from: number): Promise<string[]> {
  const log = await readFile(shopUnderTest().logFile, 'utf8');
  return log
    .slice(from)
    .split('\n')
    .filter((line) => SERVER_ERROR.test(line));
}

export interface ArriveOptions extends VisitOptions {
  shopUrl?: string;
  /**
   * The visitor has the shop's files in the cache, as a returning visitor does, and no other data. For a test's only
   * visitor.
   */
  sharesCache?: boolean;
}

/**
 * A test in which one or more visitors use the shop. It fails on everything that a visitor should never meet (see
 * complaints.ts) and on errors in the shop's log; on a failure, a picture of each page is left in test-results.
 */
export function journey(
  name: string,
  walk: (visitors: { arrive(options?: ArriveOptions): Promise<Visitor> }) => Promise<void>,
  limitMs?: number,
): void {
  it(
    name,
    async ({ skip }) => {
      if (isFirefox()) skip(whyLeftOut(name) !== undefined, whyLeftOut(name));
      const visitors: Visitor[] = [];
      const departures: (() => Promise<void>)[] = [];
      const logged = (await readFile(shopUnderTest().logFile, 'utf8')).length;
      const arrive = async ({ shopUrl = shopUnderTest().url, sharesCache, ...options }: ArriveOptions = {}) => {
        const isCached = sharesCache && !isFirefox();
        const opened = isFirefox() ? await firefoxFor(options) : await browser();
        const visitor = await (isCached ? visitWithCache : visit)(opened, shopUrl, options);
        visitors.push(visitor);
        departures.push(() => (isCached ? leaveCache(visitor) : visitor.context.close()));
        return visitor;
      };
      try {
        await walk({ arrive });
        expect(visitors.flatMap((visitor) => visitor.complaints.unexpected())).toEqual([]);
        expect(await serverErrors(logged)).toEqual([]);
      } catch (error) {
        await photograph(name, visitors);
        for (const visitor of visitors)
          for (const text of visitor.complaints.unexpected()) process.stderr.write(`  ${text}\n`);
        throw error;
      } finally {
        for (const depart of departures) await depart();
      }
    },
    limitMs,
  );
}

async function photograph(name: string, visitors: readonly Visitor[]): Promise<void> {
  const folder = join(ROOT, 'test-results');
  await mkdir(folder, { recursive: true });
  const pages = visitors.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries()) {
    const path = join(folder, `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${index + 1}.png`);
    await page.screenshot({ path }).catch(() => undefined);
  }
}
