import pg from 'pg';
import { type Migration, readMigrations } from './migration-files.ts';
import { type MigrationHooks, runMigration } from './run-migration.ts';

/** An arbitrary number, the same in every version of the shop. */
const MIGRATION_LOCK = 7_305_001;

const CONNECT_TIMEOUT_MS = 10_000;

export type MigrateOptions = MigrationHooks & {
  url: string;
  directory: string;
  /** The name of the last migration to apply, where not all: a restored database begins at that of its archive. */
  through?: string;
  onApply?: (name: string) => void;
};

/** `unknown`: migrations that the database has and this version of the shop lacks, because a newer version ran here. */
export type MigrateResult = { applied: string[]; unknown: string[] };

/**
 * Applies all pending schema migrations to the database while older processes go on serving: numbered .sql files,
 * forward only, each in the way its first line names (`migration-files.ts`). Safe when several processes start
 * concurrently. Refuses a file that was changed after it ran, and one numbered before the last run.
 */
export async function migrate(options: MigrateOptions): Promise<MigrateResult> {
  const { through } = options;
  const all = await readMigrations(options.directory);
  const migrations = through === undefined ? all : all.filter(({ name }) => name <= through);
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'waha-migrate',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  await client.connect();
  try {
    const done = await readDone(client);
    if (pendingOf(migrations, done).length === 0) return { applied: [], unknown: unknownOf(migrations, done) };
    return await migrateLocked(client, migrations, options);
  } finally {
    await client.end();
  }
}

async function readDone(client: pg.Client): Promise<Map<string, string>> {
  const table = await client.query<{ found: boolean }>(`select to_regclass('schema_migrations') is not null as found`);
  if (!table.rows[0]?.found) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function pendingOf(migrations: readonly Migration[], done: ReadonlyMap<string, string>): Migration[] {
  const known = migrations.filter(({ name }) => done.has(name));
  for (const { name, checksum } of known) {
    if (done.get(name) === checksum) continue;
    throw new Error(
      `Migration ${name} was changed after it ran on this database. Restore the file and put the change in a new one.`,
    );
  }
  const last = known.at(-1);
  const pending = migrations.filter(({ name }) => !done.has(name));
  const late = pending.find(({ name }) => last !== undefined && name < last.name);
  if (late)
    throw new Error(`Migration ${late.name} comes before ${last?.name}, which ran already: give it a later number`);
  return pending;
}

function unknownOf(migrations: readonly Migration[], done: ReadonlyMap<string, string>): string[] {
  const names = new Set(migrations.map(({ name }) => name));
  return [...done.keys()].filter((name) => !names.has(name)).sort();
}

async function migrateLocked(
  client: pg.Client,
  migrations: readonly Migration[],
  { onApply, ...hooks }: MigrateOptions,
): Promise<MigrateResult> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const done = await readDone(client);
  const pending = pendingOf(migrations, done);
  for (const migration of pending) {
    await runMigration(client, migration, hooks);
    onApply?.(migration.name);
  }
  return { applied: pending.map(({ name }) => name), unknown: unknownOf(migrations, done) };
}
