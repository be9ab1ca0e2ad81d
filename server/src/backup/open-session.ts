import pg from 'pg';
import type { Recipient } from '../platform/database/index.ts';

const CONNECT_TIMEOUT_MS = 10_000;

/** One connection for as long as a copy takes. */
export interface Session extends Recipient {
  client: pg.Client;
  /** A statement without values, whose text is put together here. */
  run(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Text forms are the same on every server, and nothing has a limit of time: a copy takes as long as it takes. */
const SETTINGS = `set statement_timeout = 0; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = 0;
  set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set extra_float_digits = 3;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'`;

export async function openSession(url: string): Promise<Session> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'waha-backup',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  });
  // The statement under way fails; without this the process would end.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(SETTINGS);
  return {
    client,
    query: (text, values = []) => client.query(text, [...values]),
    async run(text) {
      await client.query(text);
    },
    close: () => client.end().catch(() => undefined),
  };
}

export const quoted = pg.escapeIdentifier;

/** The same server, another database. */
export function urlOfDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}
