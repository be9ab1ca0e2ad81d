import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { findRunningPostgres } from '../../server/src/platform/postgres/index.ts';
import { buildFronts } from '../../server/src/start/index.ts';
import { holdWhatever } from '../../server/src/testing/factories/selling-factories.ts';
import { crowdShop } from './crowd-shop.ts';
import { prepareDataDir, seedOnce } from './demo-data.ts';
import { startShop } from './shop-process.ts';

/** Fills every list before the first journey, so that no journey can count on an empty or short one. */
const CROWDED = process.env['CROWDED'] === '1';

/** Runs once: builds the storefront if it is stale, starts a seeded shop for every worker and stops them at the end. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  await buildFronts(print);
  await seedOnce(print);
  const logs = Array.from({ length: project.config.maxWorkers }, (_, worker) => `shop-${worker + 1}.log`);
  const opened = await Promise.all(logs.map((log) => openShop(print, log)));
  project.provide(
    'shops',
    opened.map(({ shop, ...rest }) => ({ url: shop.url, logFile: shop.logFile, ...rest })),
  );
  return async () => {
    for (const { shop, dataDir } of opened) {
      await shop.stop();
      await rm(dataDir, { recursive: true });
    }
  };
}

/** A running demo shop on a folder of its own. */
export async function openShop(print: (line: string) => void, log?: string) {
  const dataDir = await prepareDataDir(print);
  const shop = await startShop(dataDir, { ...(log && { log }) });
  const databaseUrl = await findRunningPostgres(dataDir);
  if (!databaseUrl) throw new Error(`The shop on ${dataDir} runs without a PostgreSQL of its own`);
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  await holdWhatever(database.db);
  await database.close();
  if (CROWDED) await crowdShop(databaseUrl);
  return { shop, dataDir, databaseUrl };
}
