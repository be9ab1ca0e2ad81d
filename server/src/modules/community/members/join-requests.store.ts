import type { JoinRequestStatus } from '@waha/contract';
import { joinRequestStatuses } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const requestRow = {
  id: sql.uuid,
  customer_id: sql.uuid,
  message: sql.text,
  links: sql.textArray,
  status: sql.text.oneOf(...joinRequestStatuses),
  reason: sql.text.orNull,
  created_at: sql.timestamptz,
  decided_at: sql.timestamptz.orNull,
  messages: sql.int4,
};
export type JoinRequestRow = Row<typeof requestRow>;

const columns = sql`r.id, r.customer_id, r.message, r.links, r.status, r.reason, r.created_at, r.decided_at,
  (select count(*)::int from join_request_messages m where m.request_id = r.id) as messages`;

/** Undefined when a request is open already. */
export async function insertJoinRequest(
  tx: Tx,
  request: { customerId: string; message: string; links: readonly string[] },
): Promise<{ id: string } | undefined> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into join_requests (customer_id, message, links)
    values (${request.customerId}, ${request.message}, ${[...request.links]}::text[])
    on conflict (customer_id) where status = 'pending' do nothing
    returning id
  `.execute(tx);
  return rows[0];
}

export async function readJoinRequest(db: Database | Tx, id: string): Promise<JoinRequestRow | undefined> {
  const { rows } = await sql.rows(requestRow)`select ${columns} from join_requests r where r.id = ${id}`.execute(db);
  return rows[0];
}

export async function lastJoinRequest(db: Database | Tx, customerId: string): Promise<JoinRequestRow | undefined> {
  const { rows } = await sql.rows(requestRow)`
    select ${columns} from join_requests r where r.customer_id = ${customerId} order by r.created_at desc limit 1
  `.execute(db);
  return rows[0];
}

/** A list of join requests, optionally of one customer. */
export const listJoinRequests = defineList({
  columns: requestRow,
  select: columns,
  from: sql`join_requests r`,
  sorts: { created_at: sql`r.created_at` },
  sort: 'created_at',
  tie: sql`r.id`,
  filters: {
    customer_id: (id: string) => sql`r.customer_id = ${id}`,
    status: (status: JoinRequestStatus) => sql`r.status = ${status}`,
  },
});

/** The same, locked until the transaction ends. */
export async function lockJoinRequest(tx: Tx, id: string): Promise<JoinRequestRow | undefined> {
  await sql`select from join_requests where id = ${id} for update`.execute(tx);
  return readJoinRequest(tx, id);
}

/** Decides an open request. Undefined when it is not open, so that only one of two decisions succeeds. */
export async function decideJoinRequest(
  tx: Tx,
  id: string,
  decision: { status: 'approved' | 'rejected'; reason: string | null; staffId: string },
): Promise<{ customer_id: string } | undefined> {
  const { rows } = await sql.rows({ customer_id: sql.uuid })`
    update join_requests set status = ${decision.status}, reason = ${decision.reason}, decided_by = ${decision.staffId},
      decided_at = now()
    where id = ${id} and status = 'pending'
    returning customer_id
  `.execute(tx);
  return rows[0];
}

/** Closes the open requests of a customer that became a member in another way. */
export async function closeJoinRequests(tx: Tx, customerId: string): Promise<void> {
  await sql`
    update join_requests set status = 'approved', decided_at = now() where customer_id = ${customerId} and status = 'pending'
  `.execute(tx);
}

const messageRow = {
  id: sql.int4,
  author: sql.text.oneOf('customer', 'staff'),
  body: sql.text,
  created_at: sql.timestamptz,
};
export type JoinMessageRow = Row<typeof messageRow>;

export async function listJoinMessages(db: Database | Tx, requestId: string): Promise<JoinMessageRow[]> {
  const { rows } = await sql.rows(messageRow)`
    select id, author, body, created_at from join_request_messages where request_id = ${requestId} order by id
  `.execute(db);
  return rows;
}

/**
 * Adds a message to an open request, unless it has `most`; the request is locked, so that no message follows its
 * closing.
 */
export async function insertJoinMessage(
  tx: Tx,
  message: { requestId: string; staffId: string | null; body: string },
  most: number,
): Promise<JoinMessageRow | undefined> {
  const { rows } = await sql.rows(messageRow)`
    with request as (select id from join_requests where id = ${message.requestId} and status = 'pending' for update)
    insert into join_request_messages (request_id, author, staff_id, body)
    select request.id, case when ${message.staffId}::uuid is null then 'customer' else 'staff' end, ${message.staffId}::uuid,
      ${message.body}
    from request where (select count(*) from join_request_messages m where m.request_id = request.id) < ${most}
    returning id, author, body, created_at
  `.execute(tx);
  return rows[0];
}

export async function deleteJoinRequests(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from join_requests where customer_id = ${customerId}`.execute(tx);
}
