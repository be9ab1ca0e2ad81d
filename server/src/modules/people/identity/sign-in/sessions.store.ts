import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const sessionRow = {
  id: sql.uuid,
  device: sql.text,
  created_at: sql.timestamptz,
  last_used_at: sql.timestamptz,
};
export type SessionRow = Row<typeof sessionRow>;

export interface NewSession {
  id: string;
  customerId: string;
  tokenHash: Buffer;
  device: string;
  at: Date;
  expiresAt: Date;
}

/**
 * Stores a session if the checked password is still current; false otherwise. A password change locks the row and ends
 * every session after it: either it sees this session, or this sees the change.
 */
export async function insertSession(tx: Tx, session: NewSession, passwordHash: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    with owner as (
      select id from customers
      where id = ${session.customerId} and password_hash = ${passwordHash} and suspended_at is null for share
    )
    insert into customer_sessions (id, customer_id, token_hash, device, created_at, last_used_at, expires_at)
    select ${session.id}::uuid, id, ${session.tokenHash}::bytea, ${session.device}::text, ${session.at}::timestamptz,
      ${session.at}::timestamptz, ${session.expiresAt}::timestamptz
    from owner returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Session of a token with its owner, unless it has ended, was idle too long, or the owner is suspended. */
export async function findSession(db: Database, tokenHash: Buffer, at: Date, idleSince: Date) {
  const { rows } = await sql.rows({ id: sql.uuid, customer_id: sql.uuid, last_used_at: sql.timestamptz })`
    select s.id, s.customer_id, s.last_used_at from customer_sessions s join customers c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${at} and s.last_used_at > ${idleSince}
      and c.suspended_at is null and c.deleted_at is null
  `.execute(db);
  return rows[0];
}

export async function touchSession(db: Database, id: string, at: Date): Promise<void> {
  await sql`update customer_sessions set last_used_at = ${at} where id = ${id}`.execute(db);
}

/** Replaces the token of a session; undefined if the session has ended. Its expiry stays the same. */
export async function rotateSession(tx: Tx, id: string, tokenHash: Buffer, at: Date) {
  const { rows } = await sql.rows({ expires_at: sql.timestamptz })`
    update customer_sessions set token_hash = ${tokenHash}, last_used_at = ${at} where id = ${id} returning expires_at
  `.execute(tx);
  return rows[0];
}

export async function listSessions(db: Database, customerId: string, at: Date, idleSince: Date): Promise<SessionRow[]> {
  const { rows } = await sql.rows(sessionRow)`
    select id, device, created_at, last_used_at from customer_sessions
    where customer_id = ${customerId} and expires_at > ${at} and last_used_at > ${idleSince}
    order by last_used_at desc, id limit 100
  `.execute(db);
  return rows;
}

export async function deleteSession(db: Database | Tx, customerId: string, id: string): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    delete from customer_sessions where id = ${id} and customer_id = ${customerId} returning id
  `.execute(db);
  return rows.length > 0;
}

/** Ends every session of a customer except one, and notifications on other devices. */
export async function deleteSessions(tx: Tx, customerId: string, exceptId: string | null): Promise<void> {
  await sql`
    delete from customer_sessions where customer_id = ${customerId} and id is distinct from ${exceptId}
  `.execute(tx);
  await sql`select end_push_of_others(${customerId}, ${exceptId})`.execute(tx);
}

export async function deleteOldSessions(db: Database, at: Date, idleSince: Date): Promise<void> {
  await sql`delete from customer_sessions where expires_at <= ${at} or last_used_at <= ${idleSince}`.execute(db);
}
