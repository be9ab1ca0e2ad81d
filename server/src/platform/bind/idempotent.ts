import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '../database/index.ts';
import { refuse } from '../errors/index.ts';

export interface IdempotentCall {
  endpoint: string;
  /** Whose key it is: the same text from two customers is two keys. */
  owner: string;
  key: string | undefined;
  /** Everything the answer depends on that the client sent. */
  request: unknown;
  /** Who sends it, and the fields of the answer that are for nobody else. */
  visitor: string;
  secrets: readonly string[];
}

/**
 * Runs `work` in one transaction that also claims the key and stores the answer: a replay with the same request gives
 * the stored answer, another request under the key is refused (422), one still running too (409). A refusal rolls
 * everything back, so the key may be used again. Without a key the work simply runs.
 *
 * A guest has no name but the key, and clients choose it: a repeat from another network is answered, so that who changes
 * networks orders once, but without what is secret in the answer.
 */
export async function runIdempotent<Reply>(
  db: Database,
  call: IdempotentCall,
  work: (tx: Tx) => Promise<Reply>,
): Promise<Reply> {
  if (call.key === undefined) return inTransaction(db, work);
  const keyHash = sha256(JSON.stringify([call.endpoint, call.owner, call.key]));
  const requestHash = sha256(JSON.stringify(call.request));
  const attempt = () => inTransaction(db, (tx) => claimAndRun(tx, { call, keyHash, requestHash }, work));
  try {
    return await attempt();
  } catch (error) {
    // The first run committed between our look and our lock; now its answer can be read.
    if (isUniqueViolation(error, 'idempotency_keys_pkey')) return attempt();
    throw error;
  }
}

async function claimAndRun<Reply>(
  tx: Tx,
  { call, keyHash, requestHash }: { call: IdempotentCall; keyHash: Buffer; requestHash: Buffer },
  work: (tx: Tx) => Promise<Reply>,
): Promise<Reply> {
  const lockNumber = keyHash.readBigInt64BE(0).toString();
  const { rows } = await sql<Found<Reply>>`
    select pg_try_advisory_xact_lock(${lockNumber}::bigint) as locked, stored.request_hash, stored.reply, stored.visitor
    from (values (1)) as one left join idempotency_keys stored on stored.key_hash = ${keyHash}
  `.execute(tx);
  const [found] = rows;
  if (!found?.locked) refuse('request.idempotency_in_flight', {}, { retryAfterSeconds: 1 });
  if (found.request_hash && found.reply) {
    if (!found.request_hash.equals(requestHash)) refuse('request.idempotency_key_reused');
    return found.visitor === call.visitor ? found.reply.data : withoutSecrets(found.reply.data, call.secrets);
  }
  const reply = await work(tx);
  await sql`
    insert into idempotency_keys (key_hash, request_hash, reply, visitor)
    values (${keyHash}, ${requestHash}, ${JSON.stringify({ data: reply })}::jsonb, ${call.visitor})
  `.execute(tx);
  return reply;
}

interface Found<Reply> {
  locked: boolean;
  request_hash: Buffer | null;
  reply: { data: Reply } | null;
  visitor: string | null;
}

function withoutSecrets<Reply>(reply: Reply, secrets: readonly string[]): Reply {
  return { ...reply, ...Object.fromEntries(secrets.map((name) => [name, null])) };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
