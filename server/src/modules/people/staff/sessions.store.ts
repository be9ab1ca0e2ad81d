import { staffRoles } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

export interface NewSession {
  id: string;
  staffId: string;
  tokenHash: Buffer;
  /** User agent of the browser. */
  device: string;
  at: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await sql`
    insert into staff_sessions (id, staff_id, token_hash, device, created_at, last_used_at, expires_at)
    values (${session.id}, ${session.staffId}, ${session.tokenHash}, ${session.device}, ${session.at}, ${session.at},
      ${session.expiresAt})
  `.execute(tx);
}

/** Session of a token with its staff member, unless it has ended, was idle too long, or the member is suspended. */
export async function findSession(db: Database, tokenHash: Buffer, at: Date, idleSince: Date) {
  const { rows } = await sql.rows({
    id: sql.uuid,
    staff_id: sql.uuid,
    role: sql.text.oneOf(...staffRoles),
    last_used_at: sql.timestamptz,
  })`
    select n.id, n.staff_id, s.role, n.last_used_at from staff_sessions n join staff s on s.id = n.staff_id
    where n.token_hash = ${tokenHash} and n.expires_at > ${at} and n.last_used_at > ${idleSince}
      and s.suspended_at is null
  `.execute(db);
  return rows[0];
}

export async function touchSession(db: Database, id: string, at: Date): Promise<void> {
  await sql`update staff_sessions set last_used_at = ${at} where id = ${id}`.execute(db);
}

export async function deleteSession(db: Database | Tx, id: string): Promise<void> {
  await sql`delete from staff_sessions where id = ${id}`.execute(db);
}

const ownRow = {
  id: sql.uuid,
  device: sql.text,
  created_at: sql.timestamptz,
  last_used_at: sql.timestamptz,
  expires_at: sql.timestamptz,
};
export type StaffSessionRow = Row<typeof ownRow>;

/** Valid sessions of a staff member, last used first. */
export async function listSessions(db: Database, staffId: string, at: Date, idleSince: Date) {
  const { rows } = await sql.rows(ownRow)`
    select id, device, created_at, last_used_at, expires_at from staff_sessions
    where staff_id = ${staffId} and expires_at > ${at} and last_used_at > ${idleSince}
    order by last_used_at desc, created_at desc, id limit 100
  `.execute(db);
  return rows;
}

/** Ends one of the member's own sessions; true if it existed. */
export async function deleteOwnSession(tx: Tx, staffId: string, id: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    delete from staff_sessions where id = ${id} and staff_id = ${staffId} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Ends every session of a member except one, notifications on other devices, and every pending sign-in. */
export async function deleteSessions(tx: Tx, staffId: string, exceptId: string | null): Promise<void> {
  await sql`delete from staff_sessions where staff_id = ${staffId} and id is distinct from ${exceptId}`.execute(tx);
  await sql`select end_push_of_others(${staffId}, ${exceptId})`.execute(tx);
  await sql`delete from staff_challenges where staff_id = ${staffId}`.execute(tx);
}

export async function deleteOldStaffSessions(db: Database, at: Date, idleSince: Date): Promise<void> {
  await sql`delete from staff_sessions where expires_at <= ${at} or last_used_at <= ${idleSince}`.execute(db);
  await sql`delete from staff_challenges where expires_at <= ${at}`.execute(db);
}

const challengeRow = {
  staff_id: sql.uuid,
  /** The secret being enrolled; null if an app is enrolled already. */
  totp_secret: sql.bytea.orNull,
  /** The device it was begun on, or the proof it was begun with, hashed; null for strangers. */
  guesser_hash: sql.bytea.orNull,
};
export type ChallengeRow = Row<typeof challengeRow>;

/**
 * Stores a sign-in challenge if the checked password is still current; false otherwise. As with customers' sessions, a
 * password change ends challenges begun before.
 */
export async function insertChallenge(
  tx: Tx,
  challenge: ChallengeRow & { tokenHash: Buffer; tries: number; expiresAt: Date },
  passwordHash: string,
): Promise<boolean> {
  const { rows } = await sql.rows({ staff_id: sql.uuid })`
    with who as (
      select id from staff
      where id = ${challenge.staff_id} and password_hash = ${passwordHash} and suspended_at is null for share
    )
    insert into staff_challenges (token_hash, staff_id, totp_secret, guesser_hash, tries_left, expires_at)
    select ${challenge.tokenHash}, id, ${challenge.totp_secret}::bytea, ${challenge.guesser_hash}::bytea,
      ${challenge.tries}::int, ${challenge.expiresAt}
    from who returning staff_id
  `.execute(tx);
  return rows.length > 0;
}

export async function peekChallenge(db: Database, tokenHash: Buffer, at: Date): Promise<ChallengeRow | undefined> {
  const { rows } = await sql.rows(challengeRow)`
    select staff_id, totp_secret, guesser_hash from staff_challenges
    where token_hash = ${tokenHash} and tries_left > 0 and expires_at > ${at}
  `.execute(db);
  return rows[0];
}

/** Consumes one try of a sign-in; false when none is left. */
export async function takeTry(tx: Tx, tokenHash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ tries_left: sql.int4 })`
    update staff_challenges set tries_left = tries_left - 1
    where token_hash = ${tokenHash} and tries_left > 0 and expires_at > ${at} returning tries_left
  `.execute(tx);
  return rows.length > 0;
}

/** Consumes a sign-in challenge: true for one caller. */
export async function takeChallenge(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql.rows({ staff_id: sql.uuid })`
    delete from staff_challenges where token_hash = ${tokenHash} returning staff_id
  `.execute(tx);
  return rows.length > 0;
}
