import type { SavedCartLine } from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';

const cartLines = z.array(z.object({ product_id: z.int(), variant_id: z.int().nullable(), quantity: z.int() }));
const savedCart = {
  lines: sql.jsonb.of(cartLines),
  saved_at: sql.timestamptz,
};
export type SavedCart = Row<typeof savedCart>;

export async function readSavedCart(db: Database | Tx, customerId: string): Promise<SavedCart | undefined> {
  const { rows } = await sql.rows(savedCart)`
    select lines, saved_at from saved_carts where customer_id = ${customerId}
  `.execute(db);
  return rows[0];
}

export interface CartToSave {
  customerId: string;
  lines: readonly SavedCartLine[];
  at: Date;
  /** When its reminder is due; null: no reminders are sent. */
  dueAt: Date | null;
  /** A customer who was reminded since then is not reminded again. */
  remindedSince: Date;
}

/** Saves a cart in place of the one before. The same cart again changes nothing: its reminder stays due. */
export async function saveCart(
  db: Database,
  { customerId, lines, at, dueAt, remindedSince }: CartToSave,
): Promise<void> {
  await sql`
    insert into saved_carts as c (customer_id, lines, saved_at, due_at)
    select ${customerId}::uuid, ${JSON.stringify(lines)}::jsonb, ${at}::timestamptz,
      case when exists (select from cart_reminders where customer_id = ${customerId} and made_at > ${remindedSince})
        then null else ${dueAt}::timestamptz end
    on conflict (customer_id) do update
      set lines = excluded.lines, saved_at = excluded.saved_at, due_at = excluded.due_at, reminders = 0
      where c.lines is distinct from excluded.lines
  `.execute(db);
}

export async function deleteSavedCart(db: Database | Tx, customerId: string): Promise<void> {
  await sql`delete from saved_carts where customer_id = ${customerId}`.execute(db);
}

/** Takes what was ordered out of a saved cart. It is reminded of no more until it changes, and goes when nothing is left. */
export async function takeOrdered(tx: Tx, customerId: string, productIds: readonly number[]): Promise<void> {
  await sql`
    update saved_carts set due_at = null, lines = coalesce((
      select jsonb_agg(line order by place) from jsonb_array_elements(lines) with ordinality as kept (line, place)
      where not ((line->>'product_id')::int = any(${[...productIds]}::int[]))
    ), '[]'::jsonb)
    where customer_id = ${customerId}
  `.execute(tx);
  await sql`delete from saved_carts where customer_id = ${customerId} and lines = '[]'::jsonb`.execute(tx);
}

/** Takes reminders off carts that were due for days: reminders were switched off when it was their time. */
export async function dropOverdue(db: Database, before: Date): Promise<void> {
  await sql`update saved_carts set due_at = null where due_at < ${before}`.execute(db);
}

/** Deletes carts that nobody changed since. */
export async function deleteOldCarts(db: Database, before: Date): Promise<void> {
  await sql`delete from saved_carts where saved_at < ${before}`.execute(db);
}

export interface DueCart {
  customerId: string;
  /** Which reminder of the cart this is, from 1. */
  number: number;
}

/**
 * Claims carts whose reminder is due, each once for any number of processes. The second is due `hoursBetween` after the first; null: there
 * is none.
 */
export async function claimDueCarts(
  tx: Tx,
  { at, hoursBetween, most }: { at: Date; hoursBetween: number | null; most: number },
): Promise<DueCart[]> {
  const { rows } = await sql.rows({ customer_id: sql.uuid, reminders: sql.int4 })`
    update saved_carts set reminders = reminders + 1,
      due_at = case when reminders = 0 then ${at}::timestamptz + make_interval(hours => ${hoursBetween}::int) end
    where customer_id in (
      select customer_id from saved_carts where due_at <= ${at} order by due_at limit ${most} for update skip locked
    )
    returning customer_id, reminders::int as reminders
  `.execute(tx);
  return rows.map(({ customer_id: customerId, reminders: number }) => ({ customerId, number }));
}

const abandonedCart = {
  ...savedCart,
  customer_id: sql.uuid,
  first_name: sql.text,
  last_name: sql.text,
  may_be_mailed: sql.bool,
  reminders: sql.int4,
  due_at: sql.timestamptz.orNull,
};
export type AbandonedCartRow = Row<typeof abandonedCart>;

export const listAbandonedCarts = defineList({
  columns: abandonedCart,
  select: sql`c.lines, c.saved_at, c.customer_id, u.first_name, u.last_name,
    u.email_verified_at is not null and u.consent_email_at is not null as may_be_mailed, c.reminders::int as reminders,
    c.due_at`,
  from: sql`saved_carts c join customers u on u.id = c.customer_id`,
  sorts: { saved_at: sql`c.saved_at` },
  neverNull: ['saved_at'],
  sort: '-saved_at',
  tie: sql`c.customer_id`,
  filters: { before: (before: Date) => sql`c.saved_at < ${before}` },
});

/** Counts abandoned carts, no further than this many. */
export async function countAbandonedCarts(db: Database, before: Date, most: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from (select from saved_carts where saved_at < ${before} limit ${most}) abandoned
  `.execute(db);
  return rows[0]?.count ?? 0;
}
