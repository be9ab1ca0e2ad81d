import { orderStatuses, type TransferStatus, transferStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const receiptRow = {
  id: sql.uuid,
  created_at: sql.text,
};
export type ReceiptRow = Row<typeof receiptRow>;

export async function listReceipts(db: Database | Tx, orderId: string): Promise<ReceiptRow[]> {
  const { rows } = await sql.rows(receiptRow)`
    select id, to_json(created_at) #>> '{}' as created_at from transfer_receipts where order_id = ${orderId} order by created_at
  `.execute(db);
  return rows;
}

export async function insertReceipt(tx: Tx, id: string, orderId: string): Promise<void> {
  await sql`insert into transfer_receipts (id, order_id) values (${id}, ${orderId})`.execute(tx);
}

const waitingRow = {
  order_id: sql.uuid,
  order_number: sql.text,
  order_status: sql.text.oneOf(...orderStatuses),
  first_name: sql.text,
  last_name: sql.text,
  due_halalas: sql.int8,
  hold_expires_at: sql.timestamptz.orNull,
  receipts: sql.jsonb.of(z.array(z.strictObject({ id: z.uuid(), created_at: z.string() }))),
};
export type WaitingRow = Row<typeof waitingRow>;

/** Waiting orders with a receipt, earliest expiry first. */
export const listWaiting = defineList({
  columns: waitingRow,
  select: sql`
    o.id as order_id, o.number as order_number, o.status as order_status, o.first_name, o.last_name,
    o.total_halalas - o.store_credit_halalas as due_halalas, o.hold_expires_at,
    (select jsonb_agg(jsonb_build_object('id', r.id, 'created_at', r.created_at) order by r.created_at)
      from transfer_receipts r where r.order_id = o.id) as receipts`,
  from: sql`
    (select * from orders w where w.status = 'pending_payment'
      and exists (select from transfer_receipts r where r.order_id = w.id)) as o`,
  sorts: { hold_expires_at: sql`o.hold_expires_at`, amount_due: sql`o.total_halalas - o.store_credit_halalas` },
  sort: 'hold_expires_at',
  tie: sql`o.id`,
  filters: {},
});

const transferRow = {
  id: sql.uuid,
  order_id: sql.uuid,
  order_number: sql.text,
  amount_halalas: sql.int8,
  reference: sql.text,
  status: sql.text.oneOf(...transferStatuses),
  created_at: sql.timestamptz,
  owed: sql.bool,
  returned_reference: sql.text.orNull,
};
export type TransferRow = Row<typeof transferRow>;

/** Transfers without a sold order: they paid none, or their order was cancelled. */
const OWED = sql`(t.returned_at is null and (t.status <> 'paid' or o.status in ('cancelled', 'expired')))`;

const columns = sql`
  t.id, t.order_id, o.number as order_number, t.amount_halalas, t.reference, t.status, t.created_at, ${OWED} as owed,
  t.returned_reference`;
const tables = sql`transfers t join orders o on o.id = t.order_id`;

export async function readTransfer(db: Database | Tx, id: string): Promise<TransferRow | undefined> {
  const { rows } = await sql.rows(transferRow)`select ${columns} from ${tables} where t.id = ${id}`.execute(db);
  return rows[0];
}

/** Received transfers, found by order number or bank reference. */
export const listTransfers = defineList({
  columns: transferRow,
  select: columns,
  from: tables,
  sorts: { created_at: sql`t.created_at`, amount: sql`t.amount_halalas` },
  sort: '-created_at',
  tie: sql`t.id`,
  filters: {
    owed: (isOwed: 'true' | 'false') => sql`${OWED} = ${isOwed === 'true'}`,
    q: (text: string) => sql`(o.number = upper(${text}) or t.reference = ${text} or t.returned_reference = ${text})`,
  },
});

/** Inserts a received transfer; false if its reference was entered before. */
export async function insertTransfer(
  tx: Tx,
  transfer: {
    id: string;
    orderId: string;
    amount: number;
    reference: string;
    status: TransferStatus;
    staffId: string;
    at: Date;
  },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into transfers (id, order_id, amount_halalas, reference, status, staff_id, created_at)
    values (${transfer.id}, ${transfer.orderId}, ${transfer.amount}, ${transfer.reference}, ${transfer.status},
      ${transfer.staffId}, ${transfer.at})
    on conflict (reference) do nothing returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Marks a transfer as sent back, once. */
export async function markReturned(tx: Tx, id: string, reference: string, at: Date): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.uuid })`
    update transfers set returned_reference = ${reference}, returned_at = ${at}
    where id = ${id} and returned_at is null returning id
  `.execute(tx);
  return rows.length > 0;
}
