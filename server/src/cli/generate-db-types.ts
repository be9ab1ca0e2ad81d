import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generate, getDialect, Logger } from 'kysely-codegen';
import { BACKGROUND_TIMEOUTS, migrate, openDatabase } from '../platform/database/index.ts';
import { startTestCluster } from '../testing/test-cluster.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));
const OUTPUT = fileURLToPath(new URL('../platform/database/schema.gen.ts', import.meta.url));

/**
 * JSON comes back parsed and of unknown shape, and goes in as text: pg would send an array as a PostgreSQL array,
 * so whoever writes JSON says JSON.stringify.
 */
const JSON_TYPE = 'ColumnType<unknown, string, string>';

const TYPE_MAPPING = { int8: 'number', json: JSON_TYPE, jsonb: JSON_TYPE };

/** Describes the migrated database as TypeScript, from a fresh server that is gone afterwards. */
async function describeDatabase(): Promise<string> {
  const cluster = await startTestCluster();
  try {
    await migrate({ url: cluster.url, directory: MIGRATIONS });
    const dialect = getDialect('postgres', { dateParser: 'string', numericParser: 'string' });
    const database = openDatabase({ url: cluster.url, poolSize: 2, timeouts: BACKGROUND_TIMEOUTS });
    const text = await generate({
      db: database.db,
      dialect,
      outFile: null,
      excludePattern: 'schema_migrations',
      customImports: { ColumnType: 'kysely' },
      typeMapping: TYPE_MAPPING,
      logger: new Logger('silent'),
    });
    await database.close();
    return text;
  } finally {
    await cluster.stop();
  }
}

const text = await describeDatabase();
if (process.argv.includes('--check')) {
  if ((await readFile(OUTPUT, 'utf8')) !== text) {
    process.stderr.write('schema.gen.ts does not match the migrations: run `npm run db:types` and commit it.\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(OUTPUT, text);
}
