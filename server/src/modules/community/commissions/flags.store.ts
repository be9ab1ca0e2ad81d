import { affiliateFlagKinds } from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, type Sql, sql } from '../../../platform/database/index.ts';

const flagRow = {
  id: sql.int8,
  affiliate_id: sql.int4,
  code: sql.text,
  kind: sql.text.oneOf(...affiliateFlagKinds),
  facts: sql.jsonb.of(z.record(z.string(), z.union([z.string(), z.number()]))),
  times_seen: sql.int4,
  first_seen_at: sql.timestamptz,
  last_seen_at: sql.timestamptz,
};
export type FlagRow = Row<typeof flagRow>;
export type FlagKind = FlagRow['kind'];

export const listFlags = defineList({
  columns: flagRow,
  select: sql`f.id, f.affiliate_id, a.code, f.kind, f.facts, f.times_seen, f.first_seen_at, f.last_seen_at`,
  from: sql`affiliate_flags f join affiliates a on a.id = f.affiliate_id`,
  sorts: { last_seen_at: sql`f.last_seen_at`, times_seen: sql`f.times_seen` },
  sort: '-last_seen_at',
  tie: sql`f.id`,
  filters: {
    kind: (kind: FlagKind) => sql`f.kind = ${kind}`,
    affiliate_id: (id: number) => sql`f.affiliate_id = ${id}`,
  },
});

/** Attributed orders of the last ninety days. */
const recent = (at: Date) => sql`c.placed_at > ${at}::timestamptz - interval '90 days' and c.placed_at <= ${at}`;

/** An SQL expression for the street of an order, or for its short address, which alone identifies the door. */
const doorway = sql`coalesce(nullif(o.address ->> 'street', ''), o.address ->> 'short_address')`;

/** The words of the street an order went to, and its district; see waha_street_words. */
const streetOf = (order: 'o' | 't') =>
  sql`waha_street_words(coalesce(${sql.ref(`${order}.address`)} ->> 'street', ''))`;
const districtOf = (order: 'o' | 't') =>
  sql`nullif(waha_normalise(${sql.ref(`${order}.address`)} ->> 'neighborhood_ar'), '')`;

/** The query of each kind of flag, with its threshold: rows of affiliate, subject and facts. */
const looks: Readonly<Record<FlagKind, (at: Date) => Sql<unknown>>> = {
  // Addresses are normalised once for each spelling, not for each order.
  one_address: (at) => sql`
    select affiliate_id, encode(person_mark(door), 'hex') as subject, jsonb_build_object('orders', orders, 'city', city) as facts
    from (
      select affiliate_id, city_id || ' ' || waha_door_key(concat_ws(' ', street, building, unit)) as door,
        sum(orders)::int as orders, min(city) as city
      from (
        select c.affiliate_id, o.city_id, ${doorway} as street, o.address ->> 'building_no' as building,
          o.address ->> 'unit_no' as unit, count(*) as orders, min(o.address ->> 'city_ar') as city
        from commissions c join orders o on o.id = c.order_id
        where ${recent(at)} and ${doorway} <> ''
        group by 1, 2, 3, 4, 5
      ) as written
      group by 1, 2 having sum(orders) >= 3
    ) as doors`,
  own_orders: (at) => sql`
    select c.affiliate_id, 'all' as subject, jsonb_build_object('orders', count(*)) as facts
    from commissions c where ${recent(at)} and c.reason like 'own\\_%' group by 1 having count(*) >= 3`,
  // Not enough to withhold a commission, but enough for a review: many people live on a street. Streets are read once
  // for each of the affiliate's own, however many orders went there.
  own_street: (at) => sql`
    with own as (
      select distinct a.id as affiliate_id, t.city_id, ${streetOf('t')} as street, ${districtOf('t')} as district
      from affiliates a join orders t on t.customer_id = a.customer_id
      where exists (select from commissions c where c.affiliate_id = a.id and ${recent(at)})
    )
    select c.affiliate_id, 'all' as subject, jsonb_build_object('orders', count(distinct c.order_id)) as facts
    from commissions c join orders o on o.id = c.order_id
    join own on own.affiliate_id = c.affiliate_id and own.city_id = o.city_id and own.street = ${streetOf('o')}
      and coalesce(own.district = ${districtOf('o')}, true)
    where ${recent(at)} and c.state <> 'void' and own.street <> '{}'
    group by 1`,
  many_returns: (at) => sql`
    select c.affiliate_id, 'all' as subject,
      jsonb_build_object('orders', count(*), 'returned', count(*) filter (where c.points < c.full_points)) as facts
    from commissions c
    where ${recent(at)} and c.delivered_at is not null and (c.state <> 'void' or c.reason = 'returned')
    group by 1 having count(*) >= 5 and count(*) filter (where c.points < c.full_points) * 5 >= count(*) * 2`,
  clicks_without_orders: (at) => sql`
    select d.affiliate_id, 'all' as subject, jsonb_build_object('clicks', sum(d.clicks)) as facts
    from affiliate_days d
    where d.day > (${at}::timestamptz - interval '30 days')::date
      and not exists (select from commissions c where c.affiliate_id = d.affiliate_id and ${recent(at)})
    group by 1 having sum(d.clicks) >= 300`,
  click_flood: (at) => sql`
    select d.affiliate_id, d.day::text as subject,
      jsonb_build_object('day', d.day::text, 'uncounted', sum(d.uncounted_clicks)) as facts
    from affiliate_days d where d.day > (${at}::timestamptz - interval '30 days')::date
    group by 1, 2, d.day having sum(d.uncounted_clicks) >= 50`,
};

/**
 * Raises flags for unusual patterns. A repeated finding is the same flag; it counts as seen again where its facts
 * changed.
 */
export async function raiseFlags(db: Database, at: Date): Promise<void> {
  for (const kind of affiliateFlagKinds) {
    await sql`
      insert into affiliate_flags as f (affiliate_id, kind, subject, facts, first_seen_at, last_seen_at)
      select affiliate_id, ${kind}, subject, facts, ${at}, ${at} from (${looks[kind](at)}) as seen
      on conflict (affiliate_id, kind, subject) do update
        set facts = excluded.facts, times_seen = f.times_seen + 1, last_seen_at = excluded.last_seen_at
        where f.facts <> excluded.facts
    `.execute(db);
  }
}
