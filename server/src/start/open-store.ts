import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { migrate } from '../platform/database/index.ts';
import type { Log } from '../platform/log/index.ts';
import { startEmbeddedPostgres } from '../platform/postgres/index.ts';
import { adoptRestoredLog } from './adopt-restored-log.ts';
import { respellPhones } from './respell-phones.ts';
import { seedReferenceData } from './seed-reference-data.ts';
import { waitForDatabase } from './wait-for-database.ts';

export const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** The shortest time between two lines about a backfill, in milliseconds. */
const PROGRESS_EVERY_MS = 5_000;

/** The PostgreSQL of this shop, migrated. `stop` ends it when it is the shop's own server. */
export type Store = { url: string; stop(): Promise<void> };

/**
 * Opens DATABASE_URL, or starts the shop's own server, and migrates. `onLost` is called when the server is permanently
 * gone.
 */
export async function openStore(config: Config, log: Log, onLost: (error: unknown) => void): Promise<Store> {
  const store = await connect(config, log, onLost);
  try {
    await waitForDatabase(() => bringUpToDate(store.url, log), { log });
    return store;
  } catch (error) {
    await store.stop();
    throw error;
  }
}

async function connect(config: Config, log: Log, onLost: (error: unknown) => void): Promise<Store> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => undefined };
  return startEmbeddedPostgres({ dataDir: config.dataDir, log, onGaveUp: onLost });
}

/** Migrates a database, and does to it what each start does. */
export async function bringUpToDate(url: string, log: Log): Promise<void> {
  const onApply = (name: string) => log.info({ migration: name }, 'Migrated');
  const onWait = (name: string, attempt: number) =>
    log.warn({ migration: name, attempt }, 'A migration waits for a table that others use');
  let saidAtMs = Date.now();
  const onProgress = (name: string, rows: number) => {
    if (Date.now() - saidAtMs < PROGRESS_EVERY_MS) return;
    saidAtMs = Date.now();
    log.info({ migration: name, rows }, 'Migrating rows');
  };
  const { unknown } = await migrate({ url, directory: MIGRATIONS, onApply, onWait, onProgress });
  if (unknown.length > 0) log.warn({ unknown }, 'The database was migrated by a newer version of the shop');
  await adoptRestoredLog(url, log);
  await respellPhones(url, log);
  await seedReferenceData(url);
}
