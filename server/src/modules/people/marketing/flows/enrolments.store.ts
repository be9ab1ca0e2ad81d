import { flowStep } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import type { FlowRow } from './flows.store.ts';

/** Enters customers into a flow, each once for an occasion and never while they are in it. */
export async function enrol(
  tx: Tx,
  { id, steps_version: version }: Pick<FlowRow, 'id' | 'steps_version'>,
  entries: readonly { customerId: string; occasion: string }[],
  at: Date,
): Promise<void> {
  await sql`
    insert into marketing_enrolments (flow_id, version, customer_id, occasion, entered_at, due_at)
    select f.id, ${version}::int, e.customer_id, e.occasion, ${at}::timestamptz, ${at}::timestamptz
    from marketing_flows f, unnest(${entries.map(({ customerId }) => customerId)}::uuid[],
      ${entries.map(({ occasion }) => occasion)}::text[]) as e (customer_id, occasion)
    where f.id = ${id} and f.is_on
    on conflict do nothing
  `.execute(tx);
}

const enrolment = {
  id: sql.int8,
  flow_id: sql.int4,
  customer_id: sql.uuid,
  step: sql.int2,
  put_off: sql.int2,
  entered_at: sql.timestamptz,
  ends_on_order: sql.bool,
  steps: sql.jsonb.of(z.array(flowStep)),
};
export type EnrolmentRow = Row<typeof enrolment>;

/** Whether any step is due: one look into an index, which is all that the job costs while nothing is. */
export async function isAnyDue(db: Database, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    select id from marketing_enrolments where state = 'waiting' and due_at <= ${at} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Claims enrolments whose step is due until `heldUntil`, each once for any number of processes. */
export async function claimDue(
  db: Database,
  { at, heldUntil, most }: { at: Date; heldUntil: Date; most: number },
): Promise<EnrolmentRow[]> {
  const { rows } = await sql.rows(enrolment)`
    update marketing_enrolments e set due_at = ${heldUntil}
    from marketing_flow_versions v
    where v.flow_id = e.flow_id and v.version = e.version and e.id in (
      select id from marketing_enrolments where state = 'waiting' and due_at <= ${at}
      order by due_at limit ${most} for update skip locked
    )
    returning e.id, e.flow_id, e.customer_id, e.step, e.put_off, e.entered_at, v.ends_on_order, v.steps
  `.execute(db);
  return rows;
}

/** Sets the next step of a customer who is still in the flow. */
export async function moveEnrolment(
  db: Database,
  { id, step, dueAt, putOff }: { id: number; step: number; dueAt: Date; putOff: number },
): Promise<void> {
  await sql`
    update marketing_enrolments set step = ${step}, due_at = ${dueAt}, put_off = ${putOff}
    where id = ${id} and state = 'waiting'
  `.execute(db);
}

/** Ends an enrolment: done at the last step, or left before it for a reason. */
export async function endEnrolment(db: Database, id: number, reason: LeavingReason | null): Promise<void> {
  await sql`
    update marketing_enrolments set state = ${reason === null ? 'done' : 'left'}, reason = ${reason}
    where id = ${id} and state = 'waiting'
  `.execute(db);
}

export type LeavingReason = 'condition' | 'ordered' | 'unreachable' | 'limit';

/** Has all customers leave a flow that is switched off. */
export async function endEnrolmentsOf(tx: Tx, flowId: number): Promise<void> {
  await sql`
    update marketing_enrolments set state = 'left', reason = 'off' where flow_id = ${flowId} and state = 'waiting'
  `.execute(tx);
}

/** Customers in a flow, counted no further than this many. */
export async function countUnderWay(db: Database | Tx, flowId: number, most: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from (
      select from marketing_enrolments where flow_id = ${flowId} and state = 'waiting' limit ${most}
    ) as waiting
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Whether a customer ordered since then, by an order that did not come to nothing. */
export async function hasOrderedSince(db: Database, customerId: string, since: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    select id from orders where customer_id = ${customerId} and created_at > ${since} and order_counts(status) limit 1
  `.execute(db);
  return rows.length > 0;
}

/**
 * The next customers, by their order, whose last order was placed between two moments. An order that is no longer the last one is passed
 * by.
 */
export async function listLapsed(
  db: Database,
  { from, to, after, most }: { from: Date; to: Date; after: { at: Date; id: string } | null; most: number },
): Promise<{ id: string; customer_id: string; created_at: Date }[]> {
  const { rows } = await sql.rows({ id: sql.uuid, customer_id: sql.uuid.neverNull, created_at: sql.timestamptz })`
    select o.id, o.customer_id, o.created_at from orders o
    where o.created_at >= ${from} and o.created_at < ${to} and o.customer_id is not null and order_counts(o.status)
      and (o.created_at, o.id) > (${after?.at ?? from}::timestamptz, ${after?.id ?? '00000000-0000-0000-0000-000000000000'}::uuid)
      and not exists (
        select from orders n where n.customer_id = o.customer_id and n.created_at > o.created_at and order_counts(n.status)
      )
    order by o.created_at, o.id limit ${most}
  `.execute(db);
  return rows;
}

export async function listEnrolmentsOf(db: Database, customerId: string): Promise<unknown> {
  const { rows } = await sql`
    select f.name, e.state, e.entered_at from marketing_enrolments e join marketing_flows f on f.id = e.flow_id
    where e.customer_id = ${customerId} order by e.entered_at, e.id
  `.execute(db);
  return rows;
}

export async function deleteEnrolmentsOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from marketing_enrolments where customer_id = ${customerId}`.execute(tx);
}

/** Deletes ended enrolments that are older, some at a time; the number that were deleted. */
export async function deleteOldEnrolments(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int8 })`
    delete from marketing_enrolments where id in (
      select id from marketing_enrolments where entered_at < ${before} and state <> 'waiting'
      order by entered_at limit ${most}
    ) returning id
  `.execute(db);
  return rows.length;
}
