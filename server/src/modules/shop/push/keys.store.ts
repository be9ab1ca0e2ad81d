import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

const keysRow = { public_key: sql.text, private_key: sql.bytea };

export async function readKeys(db: Database | Tx) {
  const { rows } = await sql.rows(keysRow)`select public_key, private_key from push_keys`.execute(db);
  return rows[0];
}

/** Stores the first keys; those of a process that was faster stay. */
export async function insertKeys(
  db: Database | Tx,
  of: { publicKey: string; sealed: Buffer; at: Date },
): Promise<void> {
  await sql`
    insert into push_keys (public_key, private_key, made_at) values (${of.publicKey}, ${of.sealed}, ${of.at})
    on conflict do nothing
  `.execute(db);
}
