import { z } from 'zod';
import { type Database, type Row, sendWithCommit, sql, type Tx } from '../database/index.ts';

const found = {
  locked: sql.bool,
  request_hash: sql.bytea.orNull,
  reply: sql.jsonb.of(z.strictObject({ data: z.unknown() })).orNull,
  visitor: sql.text.orNull,
  waited_for: sql.text.orNull,
};
export type FoundKey = Row<typeof found>;

/**
 * Tries to lock keys until the transaction ends (`locked`), and reads the reply stored under each. Where there is one, a
 * word in the log (`waited_for`) makes the commit wait for a synchronous standby: after a crash of the server a reply may be
 * there that no standby has yet, and that is lost if the server is.
 */
export async function claimKeys(tx: Tx, keyHashes: readonly Buffer[]): Promise<FoundKey[]> {
  const lockNumbers = keyHashes.map((hash) => hash.readBigInt64BE(0).toString());
  // Passed as an array like `sql.uncounted`: the planner must not see the number of keys.
  const { rows } = await sql.rows(found)`
    select pg_try_advisory_xact_lock(asked.lock) as locked, stored.request_hash, stored.reply, stored.visitor,
      case when stored.key_hash is not null then pg_logical_emit_message(true, 'waha', '')::text end as waited_for
    from unnest((select ${[...keyHashes]}::bytea[]), (select ${lockNumbers}::bigint[])) with ordinality as asked (hash, lock, position)
    left join idempotency_keys stored on stored.key_hash = asked.hash order by asked.position
  `.execute(tx);
  return rows;
}

/** A reply as it is stored under a key. */
export interface StoredReply {
  keyHash: Buffer;
  requestHash: Buffer;
  reply: unknown;
  visitor: string;
}

/** Stores replies along with the commit of their effects. */
export async function storeReplies(tx: Tx, replies: readonly StoredReply[]): Promise<void> {
  if (replies.length === 0) return;
  const writing = sql`
    insert into idempotency_keys (key_hash, request_hash, reply, visitor)
    select * from unnest(${replies.map((one) => one.keyHash)}::bytea[], ${replies.map((one) => one.requestHash)}::bytea[],
      ${replies.map((one) => JSON.stringify({ data: one.reply }))}::jsonb[], ${replies.map((one) => one.visitor)}::text[])
  `;
  await sendWithCommit(tx, writing);
}

/** Deletes replies after a day; until then a repeat receives the stored one. */
export async function deleteOldKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
}
