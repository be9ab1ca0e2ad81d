import type { AuditAction } from '@waha/contract/audit-actions';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

/** One audited action of a staff member. Never contains a password, a secret or a token. */
export interface AuditedAction {
  action: AuditAction;
  subject: { kind: string; id: string | number };
  before?: unknown;
  after?: unknown;
}

export interface AuditActor {
  /** null: a machine token, the shop itself, or a command at the server's console. */
  staffId: string | null;
  /** The machine token or extension that acted; its name is recorded as it was. */
  token?: { tokenId: string; name: string; isExtension?: true };
  requestId: string | null;
}

export async function insertAuditEntry(tx: Tx, by: AuditActor, done: AuditedAction): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await sql`
    insert into audit_log (staff_id, token_id, token_name, is_extension, action, subject_kind, subject_id, before, after,
      request_id)
    values (${by.staffId}, ${by.token?.tokenId ?? null}, ${by.token?.name ?? null},
      ${by.token?.isExtension === true}, ${done.action}, ${done.subject.kind}, ${String(done.subject.id)},
      ${json(done.before)}::jsonb, ${json(done.after)}::jsonb, ${by.requestId})
  `.execute(tx);
}

/** Commits without waiting for the disk: a crash at that moment may lose it. */
export async function commitWithoutWaiting(tx: Tx): Promise<void> {
  await sql`set local synchronous_commit to off`.execute(tx);
}

const auditRow = {
  id: sql.int8,
  at: sql.timestamptz,
  staff_id: sql.uuid.orNull,
  staff_name: sql.text.orNull,
  token_id: sql.uuid.orNull,
  token_name: sql.text.orNull,
  is_extension: sql.bool,
  action: sql.text,
  subject_kind: sql.text,
  subject_id: sql.text,
  before: sql.jsonb.orNull,
  after: sql.jsonb.orNull,
  request_id: sql.text.orNull,
};
export type AuditRow = Row<typeof auditRow>;

export interface AuditFilter {
  before: number | null;
  limit: number;
  actorId: string | null;
  action: string | null;
  subjectId: string | null;
}

/** Entries, latest first; a null filter matches all. */
export async function listAuditEntries(db: Database, filter: AuditFilter): Promise<AuditRow[]> {
  const { rows } = await sql.rows(auditRow)`
    select a.id, a.at, a.staff_id, s.name as staff_name, a.token_id, a.token_name, a.is_extension, a.action,
      a.subject_kind, a.subject_id, a.before, a.after, a.request_id
    from audit_log a left join staff s on s.id = a.staff_id
    where (${filter.before}::bigint is null or a.id < ${filter.before})
      and (${filter.actorId}::uuid is null or a.staff_id = ${filter.actorId} or a.token_id = ${filter.actorId})
      and (${filter.action}::text is null or a.action = ${filter.action})
      and (${filter.subjectId}::text is null or a.subject_id = ${filter.subjectId})
    order by a.id desc limit ${filter.limit}
  `.execute(db);
  return rows;
}
