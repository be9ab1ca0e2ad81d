import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs statements on a separate connection, because CREATE and DROP DATABASE must not be inside a transaction. */
export async function administer(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

export function databaseUrl(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Creates a database as a copy of `template`; returns its URL and a function that drops it. */
export async function cloneDatabase(
  adminUrl: string,
  template: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `waha_test_${randomBytes(6).toString('hex')}`;
  await administer(adminUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => administer(adminUrl, `drop database if exists ${name} with (force)`),
  };
}
