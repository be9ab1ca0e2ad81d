import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * How a file is run, by a comment in its first line:
 * - `transaction` (no such comment): the whole file in one transaction.
 * - `-- without transaction`: each statement by itself, for `create index concurrently` and `validate constraint`. Each
 *   must be repeatable, because a file that failed half-way is run again from its start.
 * - `-- in batches`: one statement that changes a bounded number of rows, repeated until it changes none: backfills.
 */
export type MigrationMode = 'transaction' | 'without transaction' | 'in batches';

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
  mode: MigrationMode;
}

const FILE_NAME = /^\d{4}_[a-z0-9_]+\.sql$/;
const MODE = /^-- (without transaction|in batches)\b/;

/** Reads the folder's migrations in order. Refuses names that are not like 0001_what_it_does.sql and repeated numbers. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  for (const [index, name] of names.entries()) {
    if (!FILE_NAME.test(name)) throw new Error(`Migration ${name} must be named like 0001_what_it_does.sql`);
    if (names[index - 1]?.slice(0, 4) === name.slice(0, 4)) {
      throw new Error(`Migrations ${names[index - 1]} and ${name} have the same number: renumber the newer one`);
    }
  }
  return Promise.all(names.map((name) => readMigration(directory, name)));
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  // Git on Windows may check files out with CRLF, which does not count as a change.
  const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, sql, checksum: createHash('sha256').update(sql).digest('hex'), mode: modeOf(sql) };
}

export function modeOf(sql: string): MigrationMode {
  const mode = MODE.exec(sql)?.[1];
  return mode === 'without transaction' || mode === 'in batches' ? mode : 'transaction';
}

/** The statements of a file that is run without a transaction: each ends with a semicolon at the end of a line. */
export function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;[ \t]*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
