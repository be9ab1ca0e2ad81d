import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isLockTimeout } from './database-errors.ts';
import { type Migration, statementsOf } from './migration-files.ts';

export interface MigrationHooks {
  /** Called when others hold a table for longer than the migration may wait, before it tries again. */
  onWait?: (name: string, attempt: number) => void;
  /** Called after each batch of a backfill with the number of rows changed so far. */
  onProgress?: (name: string, rows: number) => void;
}

/**
 * The lock timeout of a statement, in milliseconds. A statement that waits for a table lock makes every later
 * reader and writer of the table queue behind it, so it gives up soon and tries again.
 */
const LOCK_TIMEOUT_MS = 300;
/** The pause before another attempt, in milliseconds: those that queued meanwhile are served in it. */
const PAUSE_MS = 1_000;
/** Ten minutes: longer than a report or a dump holds a table. */
const MAX_ATTEMPTS = 600;

/** Runs one migration in its mode and records it as done. Tries again for as long as others hold what it needs. */
export async function runMigration(client: pg.Client, migration: Migration, hooks: MigrationHooks): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await runners[migration.mode](client, migration, hooks);
      return;
    } catch (error) {
      if (!isLockTimeout(error) || attempt === MAX_ATTEMPTS) throw explain(migration, error);
      hooks.onWait?.(migration.name, attempt);
      await sleep(PAUSE_MS);
    }
  }
}

const runners: Record<Migration['mode'], typeof runMigration> = {
  async transaction(client, migration) {
    await inTransaction(client, async () => {
      await client.query(migration.sql);
      await record(client, migration);
    });
  },

  async 'without transaction'(client, migration) {
    for (const statement of statementsOf(migration.sql)) {
      const index = CONCURRENT_INDEX.exec(statement)?.[1];
      if (index !== undefined) await dropInvalidIndex(client, index);
      // A concurrent build waits for transactions, but nobody waits for it: it may take its time.
      await client.query(`set lock_timeout = ${index === undefined ? LOCK_TIMEOUT_MS : 0}`);
      await client.query(statement);
    }
    await record(client, migration);
  },

  async 'in batches'(client, migration, { onProgress }) {
    const [statement = '', ...more] = statementsOf(migration.sql);
    if (more.length > 0) throw new Error('a file that runs in batches has one statement');
    for (let rows = 0; ; ) {
      const changed = await inTransaction(client, async () => (await client.query(statement)).rowCount ?? 0);
      if (changed === 0) break;
      rows += changed;
      onProgress?.(migration.name, rows);
    }
    await record(client, migration);
  },
};

const CONCURRENT_INDEX = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+(\w+)/i;

/** A concurrent build that failed leaves an invalid index, which `if not exists` would take for the one to build. */
async function dropInvalidIndex(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    name,
  ]);
  if (rows.length === 0) return;
  await client.query('set lock_timeout = 0');
  await client.query(`drop index concurrently if exists ${name}`);
}

async function inTransaction<Result>(client: pg.Client, work: () => Promise<Result>): Promise<Result> {
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function record(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

function explain({ name, mode }: Migration, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  const state = mode === 'transaction' ? 'and was rolled back' : 'and will start again from its beginning';
  return new Error(`Migration ${name} failed ${state}: ${reason}`, { cause });
}
