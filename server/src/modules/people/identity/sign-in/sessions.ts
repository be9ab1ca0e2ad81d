import { randomUUID } from 'node:crypto';
import type { Actor, CallContext } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import type { CustomerRow } from '../customers.store.ts';
import { hashSecret, newSecret } from './secret.ts';
import { findSession, insertSession, rotateSession, touchSession } from './sessions.store.ts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** A session ends this long after its start in any case, */
const ABSOLUTE_MS = 30 * DAY_MS;
/** and this long after its last use; a trigger of devices that are notified has the same (0705_push.sql). */
const IDLE_MS = 14 * DAY_MS;
/** Use is stored at most once an hour: otherwise every read would cause a write. */
const TOUCH_MS = HOUR_MS;

export interface IssuedSession {
  token: string;
  expiresAt: Date;
}

export function idleSince(at: Date): Date {
  return new Date(at.getTime() - IDLE_MS);
}

/**
 * Signs a customer in on one device; undefined if the checked password is outdated. The token is returned and never
 * stored.
 */
export async function beginSession(
  tx: Tx,
  customer: Pick<CustomerRow, 'id' | 'password_hash'>,
  { device }: Pick<CallContext, 'device'>,
  at: Date,
): Promise<IssuedSession | undefined> {
  const { secret, hash } = newSecret();
  const expiresAt = new Date(at.getTime() + ABSOLUTE_MS);
  const session = { id: randomUUID(), customerId: customer.id, tokenHash: hash, device, at, expiresAt };
  return (await insertSession(tx, session, customer.password_hash)) ? { token: secret, expiresAt } : undefined;
}

/** Exchanges the token of a session; the old one ends with the transaction. */
export async function renewSession(tx: Tx, sessionId: string, at: Date): Promise<IssuedSession> {
  const { secret, hash } = newSecret();
  const session = (await rotateSession(tx, sessionId, hash, at)) ?? refuse('auth.token_invalid');
  return { token: secret, expiresAt: session.expires_at };
}

/** Finds the holder of a token; undefined if it has ended. */
export async function findActor(db: Database, token: string, at: Date): Promise<Actor | undefined> {
  const session = await findSession(db, hashSecret(token), at, idleSince(at));
  if (!session) return undefined;
  if (at.getTime() - session.last_used_at.getTime() > TOUCH_MS) await touchSession(db, session.id, at);
  return { kind: 'customer', customerId: session.customer_id, sessionId: session.id };
}
