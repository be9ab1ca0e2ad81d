import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Adds a key unless the shop has an owner; false where it has. */
export async function insertSetupKey(db: Database, keyHash: Buffer, expiresAt: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into setup_keys (key_hash, expires_at) select ${keyHash}::bytea, ${expiresAt}::timestamptz
    where not exists (select from staff where role = 'owner' and suspended_at is null) returning key_hash
  `.execute(db);
  return rows.length > 0;
}

export async function hasSetupKey(db: Database, keyHash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from setup_keys where key_hash = ${keyHash} and expires_at > ${at}
  `.execute(db);
  return rows.length > 0;
}

/** Consumes all keys if this one is among them and has not expired: true for one caller, with whichever key. */
export async function takeSetupKeys(tx: Tx, keyHash: Buffer, at: Date): Promise<boolean> {
  await lockSetupKeys(tx);
  const { rows } = await sql.rows({ is_mine: sql.bool.neverNull })`
    delete from setup_keys returning key_hash = ${keyHash} and expires_at > ${at} as is_mine
  `.execute(tx);
  return rows.some(({ is_mine: isMine }) => isMine);
}

/** Puts all who make an owner in one line, so that of two who begin at once the second sees the first. */
export async function lockSetupKeys(tx: Tx): Promise<void> {
  await sql`lock table setup_keys in share row exclusive mode`.execute(tx);
}

export async function deleteSetupKeys(tx: Tx): Promise<void> {
  await sql`delete from setup_keys`.execute(tx);
}

export async function deleteExpiredSetupKeys(db: Database, at: Date): Promise<void> {
  await sql`delete from setup_keys where expires_at <= ${at}`.execute(db);
}
