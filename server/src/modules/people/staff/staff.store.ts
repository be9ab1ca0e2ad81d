import { type StaffRole, staffRoles } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const staffRow = {
  id: sql.uuid,
  email: sql.text,
  name: sql.text,
  role: sql.text.oneOf(...staffRoles),
  password_hash: sql.text,
  /** Expiry of a one-time password; null once the member chose their own. */
  password_expires_at: sql.timestamptz.orNull,
  totp_secret: sql.bytea.orNull,
  suspended_at: sql.timestamptz.orNull,
  created_at: sql.timestamptz,
};
export type StaffRow = Row<typeof staffRow>;

const columns = sql`
  s.id, s.email, s.name, s.role, s.password_hash, s.password_expires_at, s.totp_secret, s.suspended_at, s.created_at`;

export async function readStaff(db: Database | Tx, id: string): Promise<StaffRow | undefined> {
  const { rows } = await sql.rows(staffRow)`select ${columns} from staff s where s.id = ${id}`.execute(db);
  return rows[0];
}

export async function lockStaff(tx: Tx, id: string): Promise<StaffRow | undefined> {
  const { rows } = await sql.rows(staffRow)`select ${columns} from staff s where s.id = ${id} for update`.execute(tx);
  return rows[0];
}

export async function findStaffByEmail(db: Database | Tx, email: string): Promise<StaffRow | undefined> {
  const { rows } = await sql.rows(staffRow)`
    select ${columns} from staff s where lower(s.email) = lower(${email})
  `.execute(db);
  return rows[0];
}

export async function listStaff(db: Database): Promise<StaffRow[]> {
  const { rows } = await sql.rows(
    staffRow,
  )`select ${columns} from staff s order by s.created_at, s.id limit 1000`.execute(db);
  return rows;
}

/** Active owners, locked: concurrent removals are serialised. */
export async function lockActiveOwners(tx: Tx): Promise<string[]> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from staff where role = 'owner' and suspended_at is null order by id for update
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Number of active staff with one of these roles. */
export async function countStaff(db: Database | Tx, roles: readonly StaffRole[]): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from staff where role = any(${roles}::text[]) and suspended_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Addresses of active owners, oldest account first. */
export async function listOwnerMails(db: Database): Promise<string[]> {
  const { rows } = await sql.rows({ email: sql.text })`
    select email from staff where role = 'owner' and suspended_at is null order by created_at, id limit 100
  `.execute(db);
  return rows.map(({ email }) => email);
}

export type NewStaff = Omit<StaffRow, 'suspended_at'>;

export async function insertStaff(tx: Tx, staff: NewStaff): Promise<void> {
  await sql`
    insert into staff (id, email, name, role, password_hash, password_expires_at, totp_secret, created_at)
    values (${staff.id}, ${staff.email}, ${staff.name}, ${staff.role}, ${staff.password_hash},
      ${staff.password_expires_at}, ${staff.totp_secret}, ${staff.created_at})
  `.execute(tx);
}

export async function updateStaff(tx: Tx, staff: StaffRow): Promise<void> {
  await sql`
    update staff set name = ${staff.name}, role = ${staff.role}, password_hash = ${staff.password_hash},
      password_expires_at = ${staff.password_expires_at}, totp_secret = ${staff.totp_secret},
      suspended_at = ${staff.suspended_at}
    where id = ${staff.id}
  `.execute(tx);
}

/** Consumes the code of a time step: true once, under concurrency too. */
export async function takeStep(tx: Tx, id: string, step: number): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update staff set totp_last_step = ${step} where id = ${id} and totp_last_step < ${step} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Replaces the recovery codes of a staff member. */
export async function replaceRecoveryCodes(tx: Tx, staffId: string, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from staff_recovery_codes where staff_id = ${staffId}`.execute(tx);
  await sql`
    insert into staff_recovery_codes (staff_id, code_hash) select ${staffId}, unnest(${hashes}::bytea[])
  `.execute(tx);
}

/** True if a staff member has this recovery code unused. */
export async function hasRecoveryCode(db: Database, staffId: string, codeHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from staff_recovery_codes where staff_id = ${staffId} and code_hash = ${codeHash} and used_at is null
  `.execute(db);
  return rows.length > 0;
}

/** Consumes a recovery code: true once. */
export async function takeRecoveryCode(tx: Tx, staffId: string, codeHash: Buffer, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ used_at: sql.timestamptz.neverNull })`
    update staff_recovery_codes set used_at = ${at}
    where staff_id = ${staffId} and code_hash = ${codeHash} and used_at is null returning used_at
  `.execute(tx);
  return rows.length > 0;
}
