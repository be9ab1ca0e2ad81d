import { z } from 'zod';
import { type Database, sendWithCommit, sql, type Tx } from '../database/index.ts';

const found = {
  locked: sql.bool,
  request_hash: sql.bytea.orNull,
  reply: sql.jsonb.of(z.strictObject({ data: z.unknown() })).orNull,
  visitor: sql.text.orNull,
};

/** Tries to hold a key until the transaction ends; `locked` says whether. With it comes what is stored under it. */
export async function claimKey(tx: Tx, keyHash: Buffer) {
  const lockNumber = keyHash.readBigInt64BE(0).toString();
  const { rows } = await sql.rows(found)`
    select pg_try_advisory_xact_lock(${lockNumber}::bigint) as locked, stored.request_hash, stored.reply, stored.visitor
    from (values (1)) as one left join idempotency_keys stored on stored.key_hash = ${keyHash}
  `.execute(tx);
  return rows[0];
}

/** Keeps an answer along with the commit of what it tells of. */
export function storeReply(
  tx: Tx,
  { keyHash, requestHash, reply, visitor }: { keyHash: Buffer; requestHash: Buffer; reply: unknown; visitor: string },
): Promise<void> {
  const writing = sql`
    insert into idempotency_keys (key_hash, request_hash, reply, visitor)
    values (${keyHash}, ${requestHash}, ${JSON.stringify({ data: reply })}::jsonb, ${visitor})
  `;
  return sendWithCommit(tx, writing);
}

/** Answers are given again for a day. */
export async function forgetOldKeys(db: Database): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
}
