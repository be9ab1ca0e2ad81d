import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

/** Limits of reservations by unpaid orders; topic `holds` of the settings, edited by staff. */
const reservationLimits = z.strictObject({
  /**
   * Simultaneously unpaid orders of one buyer (an account, or a guest's phone), and the pieces they reserve together.
   */
  buyerOrders: z.int(),
  buyerPieces: z.int(),
  /** Simultaneously unpaid orders per known dwelling and their pieces, over all phones. */
  doorOrders: z.int(),
  doorPieces: z.int(),
  /** The same per network: higher, because many people may share an address of a mobile carrier. */
  visitorOrders: z.int(),
  visitorPieces: z.int(),
  /** Share of a variant's stock that unpaid orders may reserve, in percent. */
  stockPercent: z.int(),
  /** Pieces of a variant that may be reserved in any case. */
  stockPieces: z.int(),
  /** Factor by which a proved phone raises the limits of orders and pieces. */
  provedTimes: z.int(),
  /** Maximum of orders per network or dwelling that wait for a phone code, and their time in minutes. */
  codeOrders: z.int(),
  codeMinutes: z.int(),
});
export type ReservationLimits = z.infer<typeof reservationLimits>;

const unset: ReservationLimits = {
  buyerOrders: 3,
  buyerPieces: 50,
  doorOrders: 5,
  doorPieces: 60,
  visitorOrders: 10,
  visitorPieces: 100,
  stockPercent: 50,
  stockPieces: 5,
  provedTimes: 3,
  codeOrders: 5,
  codeMinutes: 30,
};

export async function readReservationLimits(db: Database | Tx): Promise<ReservationLimits> {
  const { rows } = await sql.rows({ value: sql.jsonb.partOf(reservationLimits) })`
    select value from store_settings where topic = 'holds'
  `.execute(db);
  return { ...unset, ...rows[0]?.value };
}

export async function saveReservationLimits(tx: Tx, limits: ReservationLimits): Promise<void> {
  await sql`
    insert into store_settings (topic, value) values ('holds', ${JSON.stringify(limits)}::jsonb)
    on conflict (topic) do update set value = excluded.value, updated_at = now()
  `.execute(tx);
}

/** Address fields that identify a dwelling; see `waha_door`. */
export interface DwellingParts {
  cityId: number;
  street: string;
  building_no: string | null;
  short_address: string | null;
}

/** The party whose unpaid orders are counted together. */
export interface ReservationHolder {
  visitor: string;
  /** The account, or null for a guest, who is identified by the typed phone. */
  customerId: string | null;
  phone: string;
  /** The dwelling in canonical form (`readDwelling`); null if unknown or not counted. */
  door: string | null;
}

const reservingOrder = z.strictObject({
  /** Criteria by which the order matches the holder. */
  isBuyers: z.boolean(),
  isDwellings: z.boolean(),
  isVisitors: z.boolean(),
  isProved: z.boolean(),
  /** The event it waits for: a card or a code within minutes, others within days. */
  waitsFor: z.enum(['card', 'code', 'other']),
  /** Pieces per variant id. */
  pieces: z.record(z.string(), z.int()),
});
export type ReservingOrder = z.infer<typeof reservingOrder>;

const reservationsRow = {
  place: sql.int4,
  limits: sql.jsonb.partOf(reservationLimits).orNull,
  /** True if the account has proved its phone. */
  isProved: sql.bool,
  orders: sql.jsonb.of(z.array(reservingOrder)),
};
export type Reservations = Omit<Row<typeof reservationsRow>, 'place' | 'limits'> & { limits: ReservationLimits };

/**
 * The canonical form of a dwelling (`waha_door`), null without a number. Read once per order, before any lock: parsing
 * an address takes PostgreSQL a quarter of a millisecond.
 */
export async function readDwelling(tx: Tx, { cityId, ...address }: DwellingParts): Promise<string | null> {
  if (!/\p{Nd}/u.test(Object.values(address).join(' '))) return null;
  const { rows } = await sql.rows({ door: sql.text.orNull })`
    select waha_door(${cityId}::int, ${JSON.stringify(address)}::jsonb) as door
  `.execute(tx);
  return rows[0]?.door ?? null;
}

/**
 * Takes the advisory locks of all holders: of two that share a buyer, network or dwelling, the second waits for the
 * first to commit. Locks are taken in sorted order, which excludes deadlocks.
 */
export async function acquireLocks(tx: Tx, locks: readonly string[]): Promise<void> {
  await sql`
    select count(pg_advisory_xact_lock(key)) from (
      select distinct hashtextextended(name, 0) as key from unnest(${locks}::text[]) as name order by 1) as keys
  `.execute(tx);
}

/**
 * Current reservations and limits per holder. Correct only after `acquireLocks`, and may be sent in the same round
 * trip: a statement sees all commits before it begins. An account is never counted by phone, which is typed freely.
 * Neighbours on a network or at a dwelling count only while their phone is unproved. The arrays are subqueries so that
 * PostgreSQL uses one generic plan. With array parameters it would find a plan for the exact number of holders
 * cheaper, and plan each order again (0.6 ms of 0.75).
 */
export async function readReservations(tx: Tx, holders: readonly ReservationHolder[]): Promise<Reservations[]> {
  const { rows } = await sql.rows(reservationsRow)`
    with asked as (
      select visitor, customer_id, phone, door, place from unnest(
        (select ${holders.map((one) => one.visitor)}::text[]), (select ${holders.map((one) => one.customerId)}::uuid[]),
        (select ${holders.map((one) => one.phone)}::text[]), (select ${holders.map((one) => one.door)}::text[])
      ) with ordinality as a (visitor, customer_id, phone, door, place)
    )
    select a.place::int as place, (select value from store_settings where topic = 'holds') as limits,
      exists (select from customers c where c.id = a.customer_id and c.phone_verified_at is not null) as "isProved",
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'isBuyers', case when a.customer_id is null then o.customer_id is null and o.phone = a.phone
            else o.customer_id is not distinct from a.customer_id end,
          'isDwellings', not o.phone_proved and coalesce(o.door = a.door, false),
          'isVisitors', not o.phone_proved and o.visitor = a.visitor,
          'isProved', o.phone_proved,
          'waitsFor', case when o.status <> 'pending_payment' or o.payment_method = 'bank_transfer' then 'other'
            when o.payment_method = 'cash_on_delivery' then 'code' else 'card' end,
          'pieces', (
            select coalesce(jsonb_object_agg(variant_id, quantity), '{}') from (
              select variant_id, sum(quantity)::int as quantity from (
                select i.variant_id, i.quantity from order_items i where i.order_id = o.id and i.variant_id is not null
                union all
                select (part ->> 'variant_id')::int, (part ->> 'quantity')::int * i.quantity
                from order_items i cross join lateral jsonb_array_elements(i.parts) as part where i.order_id = o.id
              ) as one group by variant_id
            ) as by_variant)))
        from (
          select id from orders where visitor = a.visitor and visitor is not null and not phone_proved
          union select id from orders
            where door = a.door and door is not null and visitor is not null and not phone_proved
          union select id from orders
            where phone = a.phone and a.customer_id is null and customer_id is null and visitor is not null
          union select id from orders
            where customer_id = a.customer_id and customer_id is not null and visitor is not null
        ) as theirs join orders o on o.id = theirs.id
      ), '[]') as orders
    from asked a order by a.place
  `.execute(tx);
  return rows.map(({ place: _, limits, ...row }) => ({ ...row, limits: { ...unset, ...limits } }));
}
