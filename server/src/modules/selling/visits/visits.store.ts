import { sql, type Tx } from '../../../platform/database/index.ts';
import { knownSources, OTHER, type Source } from './source-of.ts';
import { type BufferedHour, type BufferedVisitor, CARTED, CHECKOUT, VIEWED, VISITED } from './visit-buffer.ts';

/** Visitors told apart on a day: beyond them pages are counted and new visitors are not. */
const MOST_VISITORS = 100_000;
/** Sources, products and terms kept of a day; the rest are one row, those with the fewest first. */
export const MOST_SOURCES = 200;
const MOST_PRODUCTS = 500;
const MOST_TERMS = 100;

/** Processes write one after the other, so that bounds hold and no visitor is new twice. */
export async function lockVisits(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('visits', 0))`.execute(tx);
}

/** The key of a day's visitors, made by the first process that needs it. */
export async function saltOfDay(tx: Tx, day: string, made: Buffer): Promise<Buffer> {
  await sql`
    insert into visit_salts (day, salt) values (${day}::date, ${made}) on conflict (day) do nothing
  `.execute(tx);
  const { rows } = await sql.rows({ salt: sql.bytea })`
    select salt from visit_salts where day = ${day}::date
  `.execute(tx);
  return rows[0]?.salt ?? made;
}

/** A visitor with the steps that are new of it today. */
export interface FreshVisitor extends Omit<BufferedVisitor, 'network' | 'agent' | 'steps'> {
  fresh: number;
}

/** Adds the steps of visitors of a day; replies the visitors with those they had not taken before. */
export async function addVisitors(
  tx: Tx,
  visitors: readonly (BufferedVisitor & { visitor: string })[],
): Promise<FreshVisitor[]> {
  const { rows } = await sql.rows({ at: sql.int4.neverNull, fresh: sql.int4.neverNull })`
    with given as (
      select g.day, g.visitor, g.steps, g.at::int as at
      from unnest(${visitors.map(({ day }) => day)}::date[], ${visitors.map(({ visitor }) => visitor)}::bigint[],
        ${visitors.map(({ steps }) => steps)}::smallint[]) with ordinality as g (day, visitor, steps, at)
    ),
    before as materialized (
      select g.at, v.steps from given g join visit_visitors v on v.day = g.day and v.visitor = g.visitor
    ),
    full_days as materialized (
      select d.day from (select distinct day from given) d
      where ${MOST_VISITORS} <= (
        select coalesce(sum(h.visitors), 0) from visit_hours h
        where h.hour >= d.day::timestamp at time zone 'Asia/Riyadh'
          and h.hour < (d.day + 1)::timestamp at time zone 'Asia/Riyadh')
    ),
    taken as materialized (
      select g.*, coalesce(b.steps, 0) as known from given g left join before b on b.at = g.at
      where b.at is not null or g.day not in (select day from full_days)
    ),
    written as (
      insert into visit_visitors (day, visitor, steps) select day, visitor, steps from taken
      on conflict (day, visitor) do update set steps = visit_visitors.steps | excluded.steps
    )
    select at, (steps::int & ~known::int) as fresh from taken where steps::int & ~known::int <> 0
  `.execute(tx);
  return rows.flatMap(({ at, fresh }) => {
    const of = visitors[at - 1];
    return of ? [{ day: of.day, hour: of.hour, device: of.device, source: of.source, fresh }] : [];
  });
}

const has = (fresh: number, step: number) => ((fresh & step) === 0 ? 0 : 1);

/** Adds to the sums of hours: pages and visits, and the new steps of visitors. */
export async function addHours(
  tx: Tx,
  hours: readonly BufferedHour[],
  visitors: readonly FreshVisitor[],
): Promise<void> {
  const pages = hours.map(({ hour, device, visits, pages: { checkout, ...others } }) => ({
    ...{ hour: new Date(hour).toISOString(), device, visits, checkout_pages: checkout, ...others },
  }));
  const steps = visitors.map(({ hour, device, fresh }) => ({
    ...{ hour: new Date(hour).toISOString(), device, visitors: has(fresh, VISITED), viewed: has(fresh, VIEWED) },
    ...{ carted: has(fresh, CARTED), checkout: has(fresh, CHECKOUT) },
  }));
  await sql`
    insert into visit_hours as h (hour, device, ${hourColumns})
    select hour, device, ${sql.join(hourNames.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::int`))}
    from jsonb_to_recordset(${JSON.stringify([...pages, ...steps])}::jsonb)
      as r (hour timestamptz, device text, ${sql.join(hourNames.map((name) => sql`${sql.ref(name)} int`))})
    group by hour, device
    on conflict (hour, device) do update set
      ${sql.join(hourNames.map((name) => sql`${sql.ref(name)} = h.${sql.ref(name)} + excluded.${sql.ref(name)}`))}
  `.execute(tx);
}

const hourNames = [
  ...['visits', 'visitors', 'viewed', 'carted', 'checkout'],
  ...['home', 'listing', 'product', 'search', 'cart', 'checkout_pages', 'content', 'community', 'other'],
] as const;
const hourColumns = sql.join(hourNames.map((name) => sql.ref(name)));

/**
 * Adds to the sums of sources. Beyond those that are kept of a day, sources with the fewest visitors become `other`:
 * made-up names have one visitor each and push out no real one.
 */
export async function addSources(
  tx: Tx,
  visits: readonly { day: string; source: Source; visits: number }[],
  visitors: readonly FreshVisitor[],
): Promise<void> {
  const rows = [
    ...visits.map(({ day, source, visits: count }) => ({ day, ...source, visits: count })),
    ...visitors.map(({ day, source, fresh }) => ({
      ...{ day, ...source, visitors: has(fresh, VISITED), carted: has(fresh, CARTED) },
    })),
  ];
  await sql`
    insert into visit_sources as s (day, source, medium, campaign, visits, visitors, carted)
    select day, source, medium, campaign, coalesce(sum(visits), 0), coalesce(sum(visitors), 0), coalesce(sum(carted), 0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (day date, source text, medium text, campaign text, visits int, visitors int, carted int)
    group by day, source, medium, campaign
    on conflict (day, source, medium, campaign) do update set
      visits = s.visits + excluded.visits, visitors = s.visitors + excluded.visitors, carted = s.carted + excluded.carted
  `.execute(tx);
  for (const day of new Set(rows.map((row) => row.day))) await foldSources(tx, day);
}

async function foldSources(tx: Tx, day: string): Promise<void> {
  await sql`
    with small as (
      delete from visit_sources s where s.day = ${day}::date and (s.source, s.medium, s.campaign) in (
        select source, medium, campaign from visit_sources
        where day = ${day}::date and source <> ${OTHER}
        order by (source = any(${[...knownSources]}::text[]) and campaign = '' and medium = '') desc,
          visitors desc, visits desc, source, medium, campaign
        offset ${MOST_SOURCES}
      )
      returning visits, visitors, carted
    )
    insert into visit_sources as s (day, source, medium, campaign, visits, visitors, carted)
    select ${day}::date, ${OTHER}, '', '', sum(visits), sum(visitors), sum(carted) from small having count(*) > 0
    on conflict (day, source, medium, campaign) do update set
      visits = s.visits + excluded.visits, visitors = s.visitors + excluded.visitors, carted = s.carted + excluded.carted
  `.execute(tx);
}

/** Adds views of products and how often they were put into carts; ids of no product are left out. */
export async function addProducts(
  tx: Tx,
  seen: readonly { day: string; id: number; views: number; carted: number }[],
): Promise<void> {
  if (seen.length === 0) return;
  await sql`
    insert into visit_products as v (day, product_id, views, carted)
    select r.day, r.id, r.views, r.carted
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as r (day date, id int, views int, carted int)
    join products p on p.id = r.id
    on conflict (day, product_id) do update set views = v.views + excluded.views, carted = v.carted + excluded.carted
  `.execute(tx);
  for (const day of new Set(seen.map((row) => row.day))) {
    await sql`
      with small as (
        delete from visit_products v where v.day = ${day}::date and v.product_id in (
          select product_id from visit_products where day = ${day}::date and product_id <> 0
          order by views desc, carted desc, product_id offset ${MOST_PRODUCTS}
        )
        returning views, carted
      )
      insert into visit_products as v (day, product_id, views, carted)
      select ${day}::date, 0, sum(views), sum(carted) from small having count(*) > 0
      on conflict (day, product_id) do update set views = v.views + excluded.views, carted = v.carted + excluded.carted
    `.execute(tx);
  }
}

/** Adds to the counts of searched words; of a day the most frequent are kept. */
export async function addTerms(tx: Tx, terms: readonly { day: string; words: string; times: number }[]): Promise<void> {
  if (terms.length === 0) return;
  await sql`
    insert into visit_terms as t (day, words, times)
    select day, words, times from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as r (day date, words text, times int)
    on conflict (day, words) do update set times = t.times + excluded.times
  `.execute(tx);
  for (const day of new Set(terms.map((row) => row.day))) {
    await sql`
      delete from visit_terms where day = ${day}::date and words in (
        select words from visit_terms where day = ${day}::date order by times desc, words offset ${MOST_TERMS}
      )
    `.execute(tx);
  }
}
