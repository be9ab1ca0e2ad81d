import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openShop } from '../../e2e/support/provide-shop.ts';
import { ROOT } from '../../e2e/support/shop-process.ts';
import type { Language } from '../../e2e/support/visitor.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { buildFronts } from '../../server/src/start/index.ts';
import { prepareWalk, type Walk } from '../standards/pages.ts';
import { chromium } from './chromium.ts';
import type { Engine, RunningEngine, Size } from './driver.ts';
import { openEveryPage } from './every-page.ts';
import { everyPart } from './every-part.ts';
import { firefox } from './firefox.ts';
import { makeVisitor } from './make-visitor.ts';
import { type Visit, visitWith } from './visit.ts';
import type { Customer } from './walk.ts';
import { webkit } from './webkit.ts';

const FOLDER = join(ROOT, '.cache', 'engines');
const sizes: Record<string, Size> = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const languages: Language[] = ['ar', 'en'];
const print = (line: string) => void process.stdout.write(`${line}\n`);

const counts = { passed: 0, failed: 0 };

/**
 * `npm run test:engines`: a visitor browses, compares, buys by cash and by card, scratches a card, returns an order and
 * takes part in the community, in the engines of Safari and Firefox. Each engine does so in both languages, in windows of
 * a phone and of a desktop; then every page is opened. Pictures are written to
 * .cache/engines, and those of Chromium when it is named. Arguments select engines. Exits with 1 where a step failed or
 * an engine is missing.
 */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
  const engines = [webkit, firefox, chromium].filter(({ name }) =>
    wanted.length === 0 ? name !== chromium.name : wanted.some((one) => name.toLowerCase().startsWith(one)),
  );
  const there = engines.filter(isThere);
  if (there.length === 0) return;
  await mkdir(FOLDER, { recursive: true });
  await buildFronts(print);
  const { shop, dataDir, databaseUrl } = await openShop(print, 'engines-shop.log');
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const pages = await prepareWalk(shop.url);
    for (const engine of there) {
      const customerOf = (language: Language) => makeVisitor(database.db, shop.url, language);
      await walkIn(engine, { shopUrl: shop.url, customerOf, pages });
    }
  } finally {
    await database.close();
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
  print(`${counts.passed} passed, ${counts.failed} failed; pictures in ${FOLDER}`);
  if (counts.failed > 0) process.exitCode = 1;
}

function isThere({ name, packages, isInstalled }: Engine): boolean {
  if (isInstalled()) return true;
  print(`${name} is not installed, and nothing is walked in it. On Debian: apt-get install ${packages.join(' ')}`);
  process.exitCode = 1;
  return false;
}

interface Shop {
  shopUrl: string;
  pages: Walk;
  customerOf(language: Language): Promise<Customer>;
}

async function walkIn(engine: Engine, shop: Shop): Promise<void> {
  const running = await engine.start();
  print(running.name);
  try {
    for (const language of languages) {
      for (const size of Object.keys(sizes)) {
        const place = { running, engine: engine.name.toLowerCase(), language, size };
        await visiting(place, shop.shopUrl, (visit) => walk(visit, place, shop));
        await visiting(place, shop.shopUrl, (visit) =>
          openEveryPage(visit, shop.pages, (name, take) => step(place, visit, { name, take })),
        );
      }
    }
  } finally {
    await running.stop();
  }
}

interface Place {
  running: RunningEngine;
  engine: string;
  language: Language;
  size: string;
}

async function visiting(
  { running, language, size }: Place,
  shopUrl: string,
  does: (visit: Visit) => Promise<void>,
): Promise<void> {
  const driver = await running.enter(sizes[size] ?? { width: 0, height: 0 });
  try {
    await does(visitWith(driver, { shopUrl, language, isPhone: size === 'phone' }));
  } finally {
    await driver.close();
  }
}

async function walk(visit: Visit, place: Place, { customerOf }: Shop): Promise<void> {
  const customer = await customerOf(visit.language);
  for (const steps of everyPart) {
    for (const [index, { name, take }] of steps.entries()) {
      if (await step(place, visit, { name, take: () => take(visit, customer), isPictured: true })) continue;
      for (const { name: missed } of steps.slice(index + 1)) tell(place, missed, ['not come to']);
      break;
    }
  }
}

interface Taken {
  name: string;
  take(): Promise<unknown>;
  isPictured?: boolean;
}

/** Takes a step and checks the resulting page; returns whether both succeeded. */
async function step(place: Place, visit: Visit, { name, take, isPictured }: Taken): Promise<boolean> {
  const faults = await take()
    .then(() => visit.faults())
    .catch((error: unknown) => [String(error)]);
  if (isPictured) await photograph(place, name, visit);
  tell(place, name, faults);
  return faults.length === 0;
}

function tell({ language, size }: Place, name: string, faults: readonly string[]): void {
  counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
  print(`  ${faults.length === 0 ? 'ok  ' : 'FAIL'} ${language} ${size.padEnd(7)} ${name}`);
  for (const fault of faults) print(`         ${fault}`);
}

/** A picture of the window once its fonts have loaded. */
async function photograph({ engine, language, size }: Place, name: string, { driver }: Visit): Promise<void> {
  await driver.evaluate('document.fonts.ready.then(() => true)').catch(() => undefined);
  const file = `${language}-${size}-${name.replace(/\W+/g, '-')}-${engine}.png`;
  await driver.screenshot().then(
    (picture) => writeFile(join(FOLDER, file), picture),
    () => undefined,
  );
}

await main();
