import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import type { DueCart } from './saved-carts.store.ts';

/** Writes a reminder for each cart; returns their ids. */
export async function insertReminders(tx: Tx, due: readonly DueCart[], at: Date): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into cart_reminders (customer_id, number, made_at)
    select due.customer_id, due.number, ${at}
    from unnest(${due.map(({ customerId }) => customerId)}::uuid[], ${due.map(({ number }) => number)}::int[])
      as due (customer_id, number)
    returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** A reminder that was not sent yet. */
export async function readUnsentReminder(
  db: Database,
  id: number,
): Promise<{ customer_id: string; number: number; made_at: Date } | undefined> {
  const { rows } = await sql.rows({ customer_id: sql.uuid, number: sql.int4, made_at: sql.timestamptz })`
    select customer_id, number::int as number, made_at from cart_reminders where id = ${id} and sent_at is null
  `.execute(db);
  return rows[0];
}

export async function markReminderSent(db: Database, id: number, at: Date): Promise<void> {
  await sql`update cart_reminders set sent_at = ${at} where id = ${id}`.execute(db);
}

/** Products that a customer ordered since, without orders that came to nothing. */
export async function listOrderedProducts(db: Database, customerId: string, since: Date): Promise<number[]> {
  const { rows } = await sql.rows({ product_id: sql.int4.neverNull })`
    select distinct i.product_id from orders o join order_items i on i.order_id = o.id
    where o.customer_id = ${customerId} and o.created_at > ${since} and o.status not in ('cancelled', 'expired')
      and i.product_id is not null
  `.execute(db);
  return rows.map(({ product_id: id }) => id);
}

/** Deletes a reminder that was not sent, and makes its cart due again. */
export async function postponeReminder(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`
    with put_off as (delete from cart_reminders where id = ${id} and sent_at is null returning customer_id)
    update saved_carts c set due_at = ${at}, reminders = greatest(0, c.reminders - 1) from put_off where c.customer_id = put_off.customer_id
  `.execute(tx);
}

/** Notes the order that followed the customer's last reminder, if it was sent since then and led to none before. */
export async function noteReminderOrder(tx: Tx, customerId: string, orderId: string, sentSince: Date): Promise<void> {
  await sql`
    update cart_reminders set order_id = ${orderId} where id = (
      select id from cart_reminders where customer_id = ${customerId} and made_at > ${sentSince} and sent_at is not null
      order by made_at desc, id desc limit 1
    ) and order_id is null
      and not exists (select from cart_reminders where customer_id = ${customerId} and order_id = ${orderId})
  `.execute(tx);
}

export interface ReminderOutcome {
  sent: number;
  orders: number;
  total_halalas: number;
}

/** Reminders sent since then, and the orders that followed. */
export async function sumReminders(db: Database, since: Date): Promise<ReminderOutcome> {
  const { rows } = await sql.rows({ sent: sql.int4, orders: sql.int4, total_halalas: sql.int8 })`
    select count(*) filter (where r.sent_at is not null)::int as sent, count(o.id)::int as orders,
      coalesce(sum(o.total_halalas), 0)::bigint as total_halalas
    from cart_reminders r
    left join orders o on o.id = r.order_id and o.status not in ('cancelled', 'expired')
    where r.made_at > ${since}
  `.execute(db);
  return rows[0] ?? { sent: 0, orders: 0, total_halalas: 0 };
}

/** Reminders that a customer was sent since two moments. */
export async function countReminders(tx: Tx, customerId: string, { day, week }: { day: Date; week: Date }) {
  const { rows } = await sql.rows({ day: sql.int4, week: sql.int4 })`
    select (count(*) filter (where made_at > ${day}))::int as day, count(*)::int as week from cart_reminders
    where customer_id = ${customerId} and made_at > ${week} and sent_at is not null
  `.execute(tx);
  return rows[0] ?? { day: 0, week: 0 };
}

export async function listRemindersOf(db: Database, customerId: string): Promise<unknown> {
  const { rows } = await sql`
    select made_at, sent_at from cart_reminders where customer_id = ${customerId} order by made_at, id
  `.execute(db);
  return rows;
}

export async function deleteRemindersOf(tx: Tx, customerId: string): Promise<void> {
  await sql`delete from cart_reminders where customer_id = ${customerId}`.execute(tx);
}

export async function deleteOldReminders(db: Database, before: Date): Promise<void> {
  await sql`delete from cart_reminders where made_at < ${before}`.execute(db);
}
