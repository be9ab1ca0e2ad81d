import { createHash } from 'node:crypto';
import { type Database, inTransaction, isUniqueViolation, type Tx } from '../database/index.ts';
import { refuse } from '../errors/index.ts';
import { claimKeys, type FoundKey, type StoredReply, storeReplies } from './idempotency-keys.store.ts';

export interface IdempotentCall {
  endpoint: string;
  /** The owner of the key: the same text from two customers is two keys. */
  owner: string;
  key: string | undefined;
  /** All client input that the answer depends on. */
  request: unknown;
  /** The visitor that sends the call, and the fields of the answer that only this visitor may see. */
  visitor: string;
  secrets: readonly string[];
}

/** A call's key as it is stored, with the hashes that identify a repeat. */
export interface CallKey extends Omit<StoredReply, 'reply'> {
  secrets: readonly string[];
}

/** True for text that can be an idempotency key. */
export const isIdempotencyKey = (text: string): boolean => /^[\x21-\x7e]{8,100}$/.test(text);

/** The idempotency key of a call; undefined where it has none and is executed each time. */
export function keyOf(call: IdempotentCall): CallKey | undefined {
  if (call.key === undefined) return undefined;
  const keyHash = sha256(JSON.stringify([call.endpoint, call.owner, call.key]));
  const requestHash = sha256(JSON.stringify(call.request));
  return { keyHash, requestHash, visitor: call.visitor, secrets: call.secrets };
}

/** The work of a call, in two steps where reading can be separated from writing. */
export interface Work<Prepared, Reply> {
  /** Runs while the key is claimed, before it is known whether the call is new: it must not write or lock. */
  prepare(tx: Tx): Promise<Prepared>;
  write(tx: Tx, prepared: Prepared): Promise<Reply>;
}

/** Work without a separate preparation. */
export const unprepared = <Reply>(write: (tx: Tx) => Promise<Reply>): Work<undefined, Reply> => ({
  prepare: async () => undefined,
  write,
});

/**
 * Runs `work` in one transaction that also claims the idempotency key and stores the answer. A replay with the same
 * request returns the stored answer; another request under the key is refused (422), and one still running too (409). A
 * refusal rolls everything back, so the key may be used again. Without a key the work runs directly.
 *
 * A guest has no identity but the key, which clients choose. A repeat from another network is answered, so that a client
 * that changes networks orders once, but without the secret fields.
 */
export async function runIdempotent<Prepared, Reply>(
  db: Database,
  key: CallKey | undefined,
  work: Work<Prepared, Reply>,
): Promise<Reply> {
  if (key === undefined) return inTransaction(db, async (tx) => work.write(tx, await work.prepare(tx)));
  // `startsReading`: the first statements only claim the key, for this transaction alone.
  const attempt = () => inTransaction(db, (tx) => claimAndRun(tx, key, work), { startsReading: true });
  try {
    return await attempt();
  } catch (error) {
    // Another run committed between our read and our lock; now its reply can be read.
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

/** The reply stored under a claimed key; undefined where the call is new. Refuses a key in use or reused for another request. */
export function storedReply<Reply>(key: CallKey, found: FoundKey | undefined): { reply: Reply } | undefined {
  if (!found?.locked) refuse('request.idempotency_in_flight', {}, { retryAfterSeconds: 1 });
  if (!found.request_hash || !found.reply) return undefined;
  if (!found.request_hash.equals(key.requestHash)) refuse('request.idempotency_key_reused');
  // The reply was stored by the same endpoint, whose handler returns this type.
  const { data } = found.reply as { data: Reply };
  return { reply: found.visitor === key.visitor ? data : withoutSecrets(data, key.secrets) };
}

function withoutSecrets<Reply>(reply: Reply, secrets: readonly string[]): Reply {
  return { ...reply, ...Object.fromEntries(secrets.map((name) => [name, null])) };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
