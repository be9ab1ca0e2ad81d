import { access } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { BACKGROUND_TIMEOUTS, type Database, openDatabase } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import { SOURCE_EXTENSION } from '../platform/source-extension.ts';
import { hasNoProducts } from './has-no-products.store.ts';

const SEED = new URL(`../seed/index${SOURCE_EXTENSION}`, import.meta.url);

/** The exports of server/src/seed/index.ts. It is loaded only when there is something to fill. */
type SeedModule = {
  seedWhenEmpty(
    deps: { config: Config; log: Log; db: Database; url: string },
    onProgress: (line: string) => void,
  ): Promise<void>;
};

/**
 * Fills an empty database with the demo shop when the settings require one; an existing demo shop gets its missing
 * content.
 */
export async function fillDemoShop(
  config: Config,
  log: Log,
  url: string,
  onProgress: (line: string) => void,
): Promise<void> {
  if (!config.demo) return;
  const database = openDatabase({ url, poolSize: 4, applicationName: 'waha-seed', timeouts: BACKGROUND_TIMEOUTS });
  try {
    if (!(await hasNoProducts(database.db))) {
      const { addMissingContent } = await import('../seed/add-missing-content.ts');
      return await addMissingContent({ config, db: database.db }, onProgress);
    }
    const seed = await loadSeed();
    if (seed) await seed.seedWhenEmpty({ config, log, db: database.db, url }, onProgress);
    else log.warn('There is no demo shop to fill the empty database with (server/src/seed/index.ts)');
  } finally {
    await database.close();
  }
}

async function loadSeed(): Promise<SeedModule | undefined> {
  const exists = await access(SEED).then(
    () => true,
    () => false,
  );
  return exists ? await import(SEED.href) : undefined;
}
