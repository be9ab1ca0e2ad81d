import { createHash } from 'node:crypto';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '../database/index.ts';
import { refuse } from '../errors/index.ts';
import { claimKeys, type FoundKey, type KeptReply, storeReplies } from './idempotency-keys.store.ts';

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

/** A call's key as it is kept, with all that tells whether a repeat is one. */
export interface CallKey extends Omit<KeptReply, 'reply'> {
  secrets: readonly string[];
}

/** Undefined where a call has none: it is what it is each time it comes. */
export function keyOf(call: IdempotentCall): CallKey | undefined {
  if (call.key === undefined) return undefined;
  const keyHash = sha256(JSON.stringify([call.endpoint, call.owner, call.key]));
  const requestHash = sha256(JSON.stringify(call.request));
  return { keyHash, requestHash, visitor: call.visitor, secrets: call.secrets };
}

/** A call's work, in two steps where what only reads can be told apart. */
export interface Work<Prepared, Reply> {
  /** Asked along with the key, before it is known whether the call is new: it writes nothing and locks nothing. */
  prepare(tx: Tx): Promise<Prepared>;
  write(tx: Tx, prepared: Prepared): Promise<Reply>;
}

/** Work that is not told apart. */
export const unprepared = <Reply>(write: (tx: Tx) => Promise<Reply>): Work<undefined, Reply> => ({
  prepare: async () => undefined,
  write,
});

/**
 * Runs `work` in one transaction that also claims the key and stores the answer: a replay with the same request gives
 * the stored answer, another request under the key is refused (422), one still running too (409). A refusal rolls
 * everything back, so the key may be used again. Without a key the work simply runs.
 *
 * A guest has no name but the key, and clients choose it: a repeat from another network is answered, so that who changes
 * networks orders once, but without what is secret in the answer.
 */
export async function runIdempotent<Prepared, Reply>(
  db: Database,
  key: CallKey | undefined,
  work: Work<Prepared, Reply>,
): Promise<Reply> {
  if (key === undefined) return inTransaction(db, async (tx) => work.write(tx, await work.prepare(tx)));
  // What it begins with claims the key, for this transaction alone.
  const attempt = () => inTransaction(db, (tx) => claimAndRun(tx, key, work), { startsReading: true });
  try {
    return await attempt();
  } catch (error) {
    // The first run committed between our look and our lock; now its answer can be read.
    if (isUniqueViolation(error, 'idempotency_keys_pkey')) return attempt();
    throw error;
  }
}

async function claimAndRun<Prepared, Reply>(tx: Tx, key: CallKey, work: Work<Prepared, Reply>): Promise<Reply> {
  const [claimed, prepared] = await Promise.allSettled([claimKeys(tx, [key.keyHash]), work.prepare(tx)]);
  if (claimed.status === 'rejected') throw claimed.reason;
  const stored = storedReply<Reply>(key, claimed.value[0]);
  if (stored) return stored.reply;
  if (prepared.status === 'rejected') throw prepared.reason;
  const reply = await work.write(tx, prepared.value);
  await storeReplies(tx, [{ ...key, reply }]);
  return reply;
}

/** The answer stored under a key that was claimed; undefined where the call is new. Refuses what the key may not be used for. */
export function storedReply<Reply>(key: CallKey, found: FoundKey | undefined): { reply: Reply } | undefined {
  if (!found?.locked) refuse('request.idempotency_in_flight', {}, { retryAfterSeconds: 1 });
  if (!found.request_hash || !found.reply) return undefined;
  if (!found.request_hash.equals(key.requestHash)) refuse('request.idempotency_key_reused');
  // Whoever stored it answered the same endpoint: its handler gave this type.
  const { data } = found.reply as { data: Reply };
  return { reply: found.visitor === key.visitor ? data : withoutSecrets(data, key.secrets) };
}

function withoutSecrets<Reply>(reply: Reply, secrets: readonly string[]): Reply {
  return { ...reply, ...Object.fromEntries(secrets.map((name) => [name, null])) };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
