import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { findRunningPostgres } from '../../server/src/platform/postgres/index.ts';
import { buildStorefront } from '../../server/src/start/index.ts';
import { holdWhatever } from '../../server/src/testing/selling-factories.ts';
import { prepareDataDir } from './demo-data.ts';
import { startShop } from './shop-process.ts';

export interface ShopUnderTest {
  url: string;
  dataDir: string;
  databaseUrl: string;
  logFile: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    shop: ShopUnderTest;
  }
}

/** Once a run: builds the storefront if it is stale, starts one seeded shop and, at the end, stops it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const print = (line: string) => process.stdout.write(`${line}\n`);
  await buildStorefront(print);
  const { shop, dataDir, databaseUrl } = await openShop(print);
  project.provide('shop', { url: shop.url, dataDir, databaseUrl, logFile: shop.logFile });
  return async () => {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  };
}

/** A running demo shop on a folder of its own. */
export async function openShop(print: (line: string) => void) {
  const dataDir = await prepareDataDir(print);
  const shop = await startShop(dataDir);
  const databaseUrl = await findRunningPostgres(dataDir);
  if (!databaseUrl) throw new Error(`The shop on ${dataDir} runs without a PostgreSQL of its own`);
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  await holdWhatever(database.db);
  await database.close();
  return { shop, dataDir, databaseUrl };
}
