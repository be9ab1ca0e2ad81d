import { randomUUID } from 'node:crypto';
import type { StaffActor } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { hashSecret, newSecret } from '../identity/index.ts';
import {
  deleteOldStaffSessions,
  findSession,
  insertSession,
  listSessions,
  type StaffSessionRow,
  touchSession,
} from './sessions.store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A session ends this long after its start, a working day, */
const ABSOLUTE_MS = 12 * HOUR_MS;
/**
 * and this long after its last call: short enough for a lunch break, long enough to fetch a parcel. A trigger of devices that are
 * notified has the same (0705_push.sql).
 */
const STAFF_IDLE_MS = 30 * MINUTE_MS;
/** Minimum time between two stored uses of a session. */
const TOUCH_MS = MINUTE_MS;

/** Prefix of staff tokens: it selects the lookup, and identifies a leaked token. */
const PREFIX = 'staff_';

export interface IssuedStaffSession {
  token: string;
  expiresAt: Date;
}

export function isStaffToken(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Signs a staff member in. The token is returned and never stored. */
export async function beginStaffSession(tx: Tx, staffId: string, at: Date, device = ''): Promise<IssuedStaffSession> {
  const token = `${PREFIX}${newSecret().secret}`;
  const expiresAt = new Date(at.getTime() + ABSOLUTE_MS);
  await insertSession(tx, { id: randomUUID(), staffId, tokenHash: hashSecret(token), device, at, expiresAt });
  return { token, expiresAt };
}

/** Finds the staff member of a token; undefined if it has ended. */
export async function findStaffActor(db: Database, token: string, at: Date): Promise<StaffActor | undefined> {
  const session = await findSession(db, hashSecret(token), at, new Date(at.getTime() - STAFF_IDLE_MS));
  if (!session) return undefined;
  if (at.getTime() - session.last_used_at.getTime() > TOUCH_MS) await touchSession(db, session.id, at);
  return { kind: 'staff', staffId: session.staff_id, sessionId: session.id, role: session.role };
}

/** Sessions of a staff member, last used first. */
export function sessionsOf(db: Database, staffId: string, at: Date): Promise<StaffSessionRow[]> {
  return listSessions(db, staffId, at, new Date(at.getTime() - STAFF_IDLE_MS));
}

/** Expiry of a session without further calls. */
export function endOf({ last_used_at: last, expires_at: end }: StaffSessionRow): Date {
  return new Date(Math.min(last.getTime() + STAFF_IDLE_MS, end.getTime()));
}

export function deleteExpiredStaffSessions(db: Database, at: Date): Promise<void> {
  return deleteOldStaffSessions(db, at, new Date(at.getTime() - STAFF_IDLE_MS));
}
