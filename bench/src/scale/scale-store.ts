import type { Config } from '../../../server/src/config.ts';
import { BACKGROUND_TIMEOUTS } from '../../../server/src/platform/database/index.ts';
import type { Log } from '../../../server/src/platform/log/index.ts';
import { startEmbeddedPostgres } from '../../../server/src/platform/postgres/index.ts';
import { prepareTemplate } from '../../../server/src/testing/database/prepare-template.ts';

/** Some statements over all orders of a large shop take minutes. */
export const SLOW = { ...BACKGROUND_TIMEOUTS, statementTimeoutMs: 3_600_000, queryTimeoutMs: 3_600_000 };

/** The migrated database to fill and measure: DATABASE_URL, or a PostgreSQL of its own in DATA_DIR. */
export async function openScaleStore(config: Config, log: Log): Promise<{ url: string; stop(): Promise<void> }> {
  const store =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log })
      : { url: config.databaseUrl, stop: async () => undefined };
  await prepareTemplate(store.url);
  return store;
}
