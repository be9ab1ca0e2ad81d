import { createHash } from 'node:crypto';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '../database/index.ts';
import { refuse } from '../errors/index.ts';
import { claimKey, storeReply } from './idempotency-keys.store.ts';

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
  // What it begins with claims the key, for this transaction alone.
  const attempt = () =>
    inTransaction(db, (tx) => claimAndRun(tx, { call, keyHash, requestHash }, work), { startsReading: true });
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
  const stored = await claimKey(tx, keyHash);
  if (!stored?.locked) refuse('request.idempotency_in_flight', {}, { retryAfterSeconds: 1 });
  if (stored.request_hash && stored.reply) {
    if (!stored.request_hash.equals(requestHash)) refuse('request.idempotency_key_reused');
    // Whoever stored it answered the same endpoint: its handler gave this type.
    const { data } = stored.reply as { data: Reply };
    return stored.visitor === call.visitor ? data : withoutSecrets(data, call.secrets);
  }
  const reply = await work(tx);
  await storeReply(tx, { keyHash, requestHash, reply, visitor: call.visitor });
  return reply;
}

function withoutSecrets<Reply>(reply: Reply, secrets: readonly string[]): Reply {
  return { ...reply, ...Object.fromEntries(secrets.map((name) => [name, null])) };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
