import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import { hashViewToken } from '../quote/buyer.ts';

/** Owner of the unpaid orders to show: a customer, or a guest by view tokens. */
export interface ReservationOwner {
  customerId: string | null;
  keys: readonly { id: string; view_token: string }[];
}

const reservingOrderRow = {
  id: sql.uuid,
  number: sql.text,
  payment_method: sql.text,
  due_halalas: sql.int8,
  hold_expires_at: sql.timestamptz.orNull,
  /** Pieces per variant id. */
  pieces: sql.jsonb.of(z.record(z.string(), z.number())),
};
export type ReservingOrderRow = Row<typeof reservingOrderRow>;

/** Unpaid orders of an owner that hold any of these variants, those that end soonest first. */
export async function listReservingOrders(
  db: Database | Tx,
  { customerId, keys }: ReservationOwner,
  variantIds: readonly number[],
  limit: number,
): Promise<ReservingOrderRow[]> {
  const { rows } = await sql.rows(reservingOrderRow)`
    with known as (
      select * from unnest(${keys.map((one) => one.id)}::uuid[], ${keys.map((one) => hashViewToken(one.view_token))}::bytea[])
        as k (id, token_hash)
    )
    select o.id, o.number, o.payment_method, o.total_halalas - o.store_credit_halalas as due_halalas, o.hold_expires_at,
      h.pieces
    from orders o cross join lateral (
      select jsonb_object_agg(variant_id, quantity) as pieces from (
        select variant_id, sum(quantity)::int as quantity from (
          select i.variant_id, i.quantity from order_items i where i.order_id = o.id and i.variant_id is not null
          union all
          select (part ->> 'variant_id')::int, (part ->> 'quantity')::int * i.quantity
          from order_items i cross join lateral jsonb_array_elements(i.parts) as part where i.order_id = o.id
        ) as one group by variant_id
      ) as by_variant where variant_id = any(${variantIds}::int[])
    ) as h
    where o.status = 'pending_payment' and h.pieces is not null and (o.customer_id = ${customerId}::uuid
      or exists (select from known k where k.id = o.id and k.token_hash = o.view_token_hash))
    order by o.hold_expires_at, o.id limit ${limit}
  `.execute(db);
  return rows;
}
