import { type ApprovalStatus, approvalStatuses, type MoneyActKind, moneyActKinds } from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const requestRow = {
  id: sql.uuid,
  kind: sql.text.oneOf(...moneyActKinds),
  payload: sql.jsonb.of(z.unknown()),
  halalas: sql.int8,
  reason: sql.text,
  status: sql.text.oneOf(...approvalStatuses),
  requested_by: sql.uuid,
  requester: sql.text,
  requested_at: sql.timestamptz,
  expires_at: sql.timestamptz,
  decided_by: sql.uuid.orNull,
  decider: sql.text.orNull,
  decided_at: sql.timestamptz.orNull,
  note: sql.text.orNull,
  order_id: sql.uuid.orNull,
  order_number: sql.text.orNull,
  customer_id: sql.uuid.orNull,
  customer_name: sql.text.orNull,
};
export type RequestRow = Row<typeof requestRow>;

const columns = sql`r.id, r.kind, r.payload, r.halalas, r.reason, r.status, r.requested_by, q.name as requester, r.requested_at,
  r.expires_at, r.decided_by, d.name as decider, r.decided_at, r.note, r.order_id, o.number as order_number, r.customer_id,
  c.first_name || ' ' || c.last_name as customer_name`;
const tables = sql`approval_requests r join staff q on q.id = r.requested_by left join staff d on d.id = r.decided_by
  left join orders o on o.id = r.order_id left join customers c on c.id = r.customer_id`;

export const listRequests = defineList({
  columns: requestRow,
  select: columns,
  from: tables,
  sorts: { requested_at: sql`r.requested_at` },
  neverNull: ['requested_at'],
  sort: '-requested_at',
  tie: sql`r.id`,
  filters: {
    status: (status: ApprovalStatus) => sql`r.status = ${status}`,
    requested_by: (id: string) => sql`r.requested_by = ${id}`,
  },
});

export async function readRequest(db: Database | Tx, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql.rows(requestRow)`select ${columns} from ${tables} where r.id = ${id}`.execute(db);
  return rows[0];
}

/** Reads a request and locks it until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  await sql`select from approval_requests where id = ${id} for update`.execute(tx);
  return readRequest(tx, id);
}

export interface NewRequest {
  id: string;
  kind: MoneyActKind;
  payload: unknown;
  halalas: number;
  reason: string;
  orderId: string | null;
  customerId: string | null;
  requestedBy: string;
  at: Date;
  expiresAt: Date;
}

/** Stores a request, unless the requester has too many pending ones. */
export async function insertRequest(tx: Tx, one: NewRequest, most: number): Promise<boolean> {
  const { rows } = await sql`
    insert into approval_requests (id, kind, payload, halalas, reason, order_id, customer_id, requested_by, requested_at, expires_at)
    select ${one.id}::uuid, ${one.kind}, ${JSON.stringify(one.payload)}::jsonb, ${one.halalas}::bigint, ${one.reason},
      ${one.orderId}::uuid, ${one.customerId}::uuid, ${one.requestedBy}::uuid, ${one.at}::timestamptz, ${one.expiresAt}::timestamptz
    where (select count(*) from approval_requests where requested_by = ${one.requestedBy} and status = 'pending') < ${most}
    returning id
  `.execute(tx);
  return rows.length > 0;
}

export interface Decision {
  to: 'approved' | 'rejected';
  by: string;
  note: string | null;
  at: Date;
}

/** Decides on a waiting request, once: the second step of four-eyes approval. */
export async function decideRequest(tx: Tx, id: string, { to, by, note, at }: Decision): Promise<boolean> {
  const { rows } = await sql`
    update approval_requests set status = ${to}, decided_by = ${by}, decided_at = ${at}, note = ${note}
    where id = ${id} and status = 'pending' and expires_at > ${at} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Expires requests that were not decided in time. Returns their number. */
export async function expireRequests(db: Database, at: Date): Promise<number> {
  const { rows } = await sql`
    update approval_requests set status = 'expired', decided_at = ${at} where status = 'pending' and expires_at <= ${at} returning id
  `.execute(db);
  return rows.length;
}

/** Erases a deleted account from requests: pending ones are deleted, decided ones lose its data. */
export async function anonymiseRequests(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from approval_requests where customer_id = ${customerId} and status = 'pending'`.execute(tx);
  await sql`
    update approval_requests set customer_id = null, payload = '{}', reason = '', note = null where customer_id = ${customerId}
  `.execute(tx);
}
