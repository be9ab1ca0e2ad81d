import { paymentStates, taxDocumentKinds, timelineKinds } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const moment = z.string();

/** Details of an order from other modules, for staff. */
const orderDetails = {
  placed_by: sql.text.orNull,
  source: sql.jsonb.of(z.strictObject({ channel: z.string(), agent: z.string(), reference: z.string().nullable() }))
    .orNull,
  payment_state: sql.text.oneOf(...paymentStates),
  city_id: sql.int4.orNull,
  buyer: sql.jsonb.of(z.strictObject({ id: z.string(), name: z.string(), orders: z.number() })).orNull,
  payments: sql.jsonb.of(
    z.array(
      z.strictObject({
        id: z.string(),
        provider: z.string(),
        status: z.string(),
        amount: z.number(),
        paid: z.number().nullable(),
        at: moment,
      }),
    ),
  ),
  transfers: sql.jsonb.of(
    z.array(
      z.strictObject({ id: z.string(), amount: z.number(), reference: z.string(), status: z.string(), at: moment }),
    ),
  ),
  receipts: sql.jsonb.of(z.array(z.strictObject({ id: z.string(), at: moment }))),
  documents: sql.jsonb.of(
    z.array(z.strictObject({ number: z.string(), kind: z.enum(taxDocumentKinds), total: z.number(), at: moment })),
  ),
  notes: sql.jsonb.of(
    z.array(z.strictObject({ id: z.number(), body: z.string(), by: z.string().nullable(), at: moment })),
  ),
};
export type OrderDetails = Row<typeof orderDetails>;

/** Reads all details beside the order itself, in one round trip. */
export async function readOrderDetails(db: Database | Tx, orderId: string): Promise<OrderDetails | undefined> {
  const { rows } = await sql.rows(orderDetails)`
    select (select t.name from staff t where t.id::text = o.placed_by) as placed_by, o.payment_state, o.city_id,
      (select jsonb_build_object('channel', s.channel, 'agent', s.agent, 'reference', s.reference)
        from order_sources s where s.order_id = o.id) as source,
      (select jsonb_build_object('id', c.id, 'name', trim(c.first_name || ' ' || c.last_name),
          'orders', (select count(*) from orders other where other.customer_id = c.id))
        from customers c where c.id = o.customer_id) as buyer,
      coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'provider', p.provider, 'status', p.status,
          'amount', p.amount_halalas, 'paid', p.captured_amount, 'at', coalesce(p.settled_at, p.created_at))
          order by p.created_at desc) from payments p where p.order_id = o.id), '[]') as payments,
      coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'amount', t.amount_halalas, 'reference', t.reference,
          'status', t.status, 'at', t.created_at) order by t.created_at desc)
        from transfers t where t.order_id = o.id), '[]') as transfers,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'at', r.created_at) order by r.created_at)
        from transfer_receipts r where r.order_id = o.id), '[]') as receipts,
      coalesce((select jsonb_agg(jsonb_build_object('number', i.number, 'kind', i.kind, 'total', i.total_halalas,
          'at', i.issued_at) order by i.issued_at, i.serial) from invoices i where i.order_id = o.id), '[]') as documents,
      coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'body', n.body, 'by', t.name, 'at', n.created_at)
          order by n.id desc) from order_notes n left join staff t on t.id = n.staff_id where n.order_id = o.id), '[]') as notes
    from orders o where o.id = ${orderId}
  `.execute(db);
  return rows[0];
}

const timelineRow = {
  at: sql.timestamptz.neverNull,
  kind: sql.text.oneOf(...timelineKinds).neverNull,
  /** The subject: a status, a number, an action. */
  what: sql.text.neverNull,
  /** A detail: the number of a return, the carrier of a shipment. */
  name: sql.text.orNull,
  amount: sql.int8.orNull,
  note: sql.text.orNull,
  actor: sql.text.oneOf('customer', 'staff', 'system').neverNull,
  by: sql.text.orNull,
  /** The items before and after an addition, and those that were added, as the audit has them; null for other entries. */
  addition: sql.jsonb.of(
    z.strictObject({ before: z.string().nullable(), after: z.string().nullable(), added: z.string().nullable() }),
  ).orNull,
};
export type TimelineRow = Row<typeof timelineRow>;

/** Audit actions of an order that appear in no other table. */
const EDITS = [
  'orders.address_changed',
  'orders.company_changed',
  'orders.items_edited',
  'orders.link_sent',
  'orders.phone_confirmed',
  'orders.supplement_added',
];

/** The timeline of an order, latest first, with the staff member or machine token of each entry. */
export async function listTimeline(db: Database | Tx, orderId: string, most: number): Promise<TimelineRow[]> {
  const { rows } = await sql.rows(timelineRow)`
    select e.at, e.kind, e.what, e.name, e.amount, e.note, e.actor, coalesce(t.name, k.name) as by,
      case when e.kind = 'edit' and e.what = 'orders.supplement_added' then (
        select jsonb_build_object('before', a.before ->> 'items', 'after', a.after ->> 'items', 'added', a.after ->> 'added')
        from audit_log a where a.id = e.place and a.at = e.at) end as addition
    from (
      select created_at as at, 'status' as kind, status as what, null as name, null::bigint as amount, note, actor, actor_id, id as place
        from order_events where order_id = ${orderId}
      union all
      select sent_at, 'sent', number::text, nullif(concat_ws(' ', carrier, carrier_number), ''), null, null, 'staff', sent_by, 0
        from shipments where order_id = ${orderId}
      union all
      select e.at, 'tracked', e.status, s.number::text, null, nullif(e.text, ''), 'system', null, 0
        from shipment_events e join shipments s on s.id = e.shipment_id where s.order_id = ${orderId}
      union all
      select delivered_at, 'arrived', number::text, null, null, null, case when delivered_by is null then 'system' else 'staff' end,
          delivered_by, 0
        from shipments where order_id = ${orderId} and delivered_at is not null
      union all
      select e.created_at, 'return', case when r.kind = 'refund' then 'paid_back' else e.status end, r.number,
          case when e.status = 'refunded' then r.card_halalas + r.bank_halalas + r.credit_halalas end, e.note, e.actor, e.actor_id, e.id
        from return_events e join returns r on r.id = e.return_id where r.order_id = ${orderId}
      union all
      select coalesce(settled_at, created_at), 'payment', status, provider, coalesce(captured_amount, amount_halalas), null, 'customer', null, 0
        from payments where order_id = ${orderId}
      union all
      select created_at, 'transfer', status, reference, amount_halalas, null, 'staff', staff_id, 0
        from transfers where order_id = ${orderId}
      union all
      select created_at, 'receipt', 'sent', null, null, null, 'customer', null, 0
        from transfer_receipts where order_id = ${orderId}
      union all
      select issued_at, 'document', kind, number, total_halalas, null, 'system', null, serial
        from invoices where order_id = ${orderId}
      union all
      select created_at, 'note', 'written', null, null, body, 'staff', staff_id::text, id
        from order_notes where order_id = ${orderId}
      union all
      select at, 'edit', action, case action when 'orders.supplement_added' then regexp_replace(after ->> 'supplements', '^.* ', '')
          else before ->> 'items' end, null, after ->> 'items', 'staff', staff_id::text, id
        from audit_log where subject_id = ${orderId} and subject_kind = 'order' and action = any(${EDITS}::text[])
    ) e
    left join staff t on t.id::text = e.actor_id
    left join machine_tokens k on k.id::text = e.actor_id
    order by e.at desc, e.place desc limit ${most}
  `.execute(db);
  return rows;
}
