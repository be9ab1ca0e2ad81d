import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../platform/database/index.ts';

/** What orders that wait for their payment may keep from others; topic `holds` of the settings, edited by staff. */
const holdLimits = z.strictObject({
  /** Orders of one buyer (an account, or a guest's phone) that wait at once, and the pieces they hold together. */
  buyerOrders: z.int(),
  buyerPieces: z.int(),
  /** The same of one visitor, whatever phones were given: more, for many people may share an address. */
  visitorOrders: z.int(),
  visitorPieces: z.int(),
  /** Of what there is of one thing, so much may be held unpaid by one visitor or buyer; in percent. */
  stockPercent: z.int(),
  /** So many pieces of a thing may be held in any case. */
  stockPieces: z.int(),
});
export type HoldLimits = z.infer<typeof holdLimits>;

const unset: HoldLimits = {
  buyerOrders: 3,
  buyerPieces: 50,
  visitorOrders: 10,
  visitorPieces: 100,
  stockPercent: 50,
  stockPieces: 5,
};

export async function readHoldLimits(db: Database | Tx): Promise<HoldLimits> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(holdLimits) })`
    select value from store_settings where topic = 'holds'
  `.execute(db);
  return { ...unset, ...rows[0]?.value };
}

export async function saveHoldLimits(tx: Tx, limits: HoldLimits): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('holds', ${JSON.stringify(limits)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}

/** Whose unpaid orders are counted together. */
export interface Holder {
  visitor: string;
  /** The account, or null for a guest, who is known by the phone they typed. */
  customerId: string | null;
  phone: string;
}

const counts = z.strictObject({ orders: z.int(), pieces: z.int() });
const heldRow = {
  limits: sql.jsonb.partOf(holdLimits).orNull,
  buyer: sql.jsonb.of(counts),
  visitor: sql.jsonb.of(counts),
  /** Pieces of each variant, by its number. */
  byVariant: sql.jsonb.of(z.record(z.string(), z.int())),
};
export type Held = Row<typeof heldRow> & { limits: HoldLimits };

/** What somebody's unpaid orders hold now, and how much they may. Right only under the locks of `locksOf`. */
export async function readHeld(tx: Tx, { visitor, customerId, phone }: Holder): Promise<Held> {
  // An account is never counted by a phone: anybody may type it.
  const isBuyers =
    customerId === null
      ? sql`(o.customer_id is null and o.phone = ${phone})`
      : sql`(o.customer_id is not distinct from ${customerId}::uuid)`;
  const { rows } = await sql.rows(heldRow)`
    with waiting as (
      select o.id, ${isBuyers} as is_buyers, o.visitor is not distinct from ${visitor} as is_visitors
      from orders o where o.status = 'pending_payment' and (o.visitor = ${visitor} or ${isBuyers})
    ), held as (
      select w.*, i.variant_id, i.quantity from waiting w join order_items i on i.order_id = w.id where i.variant_id is not null
      union all
      select w.*, (part ->> 'variant_id')::int, (part ->> 'quantity')::int * i.quantity
      from waiting w join order_items i on i.order_id = w.id cross join lateral jsonb_array_elements(i.parts) as part
    ), pieces as (
      select coalesce(sum(quantity) filter (where is_buyers), 0)::int as of_buyer,
        coalesce(sum(quantity) filter (where is_visitors), 0)::int as of_visitor from held
    ), orders_of as (
      select count(*) filter (where is_buyers)::int as of_buyer, count(*) filter (where is_visitors)::int as of_visitor from waiting
    )
    select (select value from store_settings where topic = 'holds') as limits,
      jsonb_build_object('orders', n.of_buyer, 'pieces', p.of_buyer) as buyer,
      jsonb_build_object('orders', n.of_visitor, 'pieces', p.of_visitor) as visitor,
      coalesce((select jsonb_object_agg(variant_id, quantity) from (
        select variant_id, sum(quantity)::int as quantity from held group by variant_id) as by_variant), '{}') as "byVariant"
    from pieces p cross join orders_of n
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('counts of nothing are still counts');
  return { ...row, limits: { ...unset, ...row.limits } };
}
