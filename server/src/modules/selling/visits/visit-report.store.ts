import { type Database, type Row, sql } from '../../../platform/database/index.ts';

/** A range of days in Riyadh, both ends included. */
export interface Days {
  from: string;
  to: string;
}

const within = ({ from, to }: Days) => sql`
  h.hour >= ${from}::date::timestamp at time zone 'Asia/Riyadh'
  and h.hour < (${to}::date + 1)::timestamp at time zone 'Asia/Riyadh'`;
const onDays = (column: string, { from, to }: Days) => sql`${sql.ref(column)} between ${from}::date and ${to}::date`;

const sumRow = {
  visits: sql.int4.neverNull,
  visitors: sql.int4.neverNull,
  viewed: sql.int4.neverNull,
  carted: sql.int4.neverNull,
  checkout: sql.int4.neverNull,
  home: sql.int4.neverNull,
  listing: sql.int4.neverNull,
  product: sql.int4.neverNull,
  search: sql.int4.neverNull,
  cart: sql.int4.neverNull,
  checkout_pages: sql.int4.neverNull,
  content: sql.int4.neverNull,
  community: sql.int4.neverNull,
  other: sql.int4.neverNull,
};
export type VisitSums = Row<typeof sumRow>;
const summed = sql.join(
  Object.keys(sumRow).map((name) => sql`coalesce(sum(h.${sql.ref(name)}), 0)::int as ${sql.ref(name)}`),
);

export async function sumVisits(db: Database, days: Days): Promise<VisitSums> {
  const { rows } = await sql.rows(sumRow)`select ${summed} from visit_hours h where ${within(days)}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('a sum without groups has one row');
  return sums;
}

const timeRow = { at: sql.text.neverNull, visits: sql.int4.neverNull, visitors: sql.int4.neverNull };

/** Visits by day, or by hour of Riyadh; times without visits are left out. */
export async function listVisitTimes(db: Database, days: Days, by: 'day' | 'hour'): Promise<Row<typeof timeRow>[]> {
  const form = by === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM-DD"T"HH24:MI';
  const { rows } = await sql.rows(timeRow)`
    select to_char(h.hour at time zone 'Asia/Riyadh', ${form}::text) as at,
      sum(h.visits)::int as visits, sum(h.visitors)::int as visitors
    from visit_hours h where ${within(days)} group by 1 order by 1
  `.execute(db);
  return rows;
}

const orderRow = { orders: sql.int4.neverNull, halalas: sql.int8.neverNull };

export async function sumVisitOrders(db: Database, days: Days): Promise<Row<typeof orderRow>> {
  const { rows } = await sql.rows(orderRow)`
    select count(*)::int as orders, coalesce(sum(halalas), 0)::bigint as halalas
    from visit_orders where ${onDays('day', days)} and is_sold
  `.execute(db);
  return rows[0] ?? { orders: 0, halalas: 0 };
}

const sourceRow = {
  source: sql.text.neverNull,
  medium: sql.text.neverNull,
  campaign: sql.text.neverNull,
  visits: sql.int4.neverNull,
  visitors: sql.int4.neverNull,
  carted: sql.int4.neverNull,
  ...orderRow,
};
export type SourceRow = Row<typeof sourceRow>;

/** Sources with their visits and orders. Orders whose browser told no source are left out. */
export async function listSources(db: Database, days: Days, limit: number): Promise<SourceRow[]> {
  const { rows } = await sql.rows(sourceRow)`
    select source, medium, campaign, sum(visits)::int as visits, sum(visitors)::int as visitors, sum(carted)::int as carted,
      sum(orders)::int as orders, sum(halalas)::bigint as halalas
    from (
      select source, medium, campaign, visits, visitors, carted, 0 as orders, 0 as halalas
      from visit_sources where ${onDays('day', days)}
      union all
      select source, medium, campaign, 0, 0, 0, 1, halalas
      from visit_orders where ${onDays('day', days)} and is_sold and source is not null
    ) both_kinds
    group by source, medium, campaign order by visits desc, orders desc, source, medium, campaign limit ${limit}
  `.execute(db);
  return rows;
}

const deviceRow = {
  device: sql.text.neverNull,
  visits: sql.int4.neverNull,
  visitors: sql.int4.neverNull,
  ...orderRow,
};

export async function listDevices(db: Database, days: Days): Promise<Row<typeof deviceRow>[]> {
  const { rows } = await sql.rows(deviceRow)`
    select device, sum(visits)::int as visits, sum(visitors)::int as visitors, sum(orders)::int as orders,
      sum(halalas)::bigint as halalas
    from (
      select h.device, h.visits, h.visitors, 0 as orders, 0 as halalas from visit_hours h where ${within(days)}
      union all
      select device, 0, 0, 1, halalas from visit_orders where ${onDays('day', days)} and is_sold and device is not null
    ) both_kinds
    group by device order by visits desc, device
  `.execute(db);
  return rows;
}

const cityRow = { name_ar: sql.text, name_en: sql.text, ...orderRow };

export async function listCities(db: Database, days: Days, limit: number): Promise<Row<typeof cityRow>[]> {
  const { rows } = await sql.rows(cityRow)`
    select c.name_ar, c.name_en, count(*)::int as orders, sum(v.halalas)::bigint as halalas
    from visit_orders v join cities c on c.id = v.city_id
    where ${onDays('v.day', days)} and v.is_sold
    group by c.id order by orders desc, c.id limit ${limit}
  `.execute(db);
  return rows;
}

const productRow = {
  id: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  views: sql.int4.neverNull,
  carted: sql.int4.neverNull,
};

/** Products of the shop that were looked at most, without those that these days sold. */
export async function listSeenProducts(
  db: Database,
  days: Days,
  soldIds: readonly number[],
  limit: number,
): Promise<Row<typeof productRow>[]> {
  const { rows } = await sql.rows(productRow)`
    select p.id, p.name_ar, p.name_en, v.views, v.carted
    from (
      select product_id, sum(views)::int as views, sum(carted)::int as carted
      from visit_products where ${onDays('day', days)} and product_id <> all(${[...soldIds]}::int[])
      group by product_id
    ) v join products p on p.id = v.product_id and p.is_active
    where v.views > 0 order by v.views desc, p.id limit ${limit}
  `.execute(db);
  return rows;
}

const termRow = { words: sql.text, times: sql.int4.neverNull };

export async function listTerms(db: Database, days: Days, limit: number): Promise<Row<typeof termRow>[]> {
  const { rows } = await sql.rows(termRow)`
    select words, sum(times)::int as times from visit_terms where ${onDays('day', days)}
    group by words order by times desc, words limit ${limit}
  `.execute(db);
  return rows;
}

/** Days for which sums are kept: two years, so that a year is compared with the one before it, and a month. */
const KEPT_DAYS = 762;

/** Ends keys and visitors of days that are over, and sums after two years. */
export async function forgetVisits(db: Database, today: string): Promise<void> {
  await sql`delete from visit_salts where day < ${today}::date`.execute(db);
  await sql`delete from visit_visitors where day < ${today}::date`.execute(db);
  await sql`
    delete from visit_hours where hour < (${today}::date - ${KEPT_DAYS}::int)::timestamp at time zone 'Asia/Riyadh'
  `.execute(db);
  for (const table of ['visit_sources', 'visit_products', 'visit_terms', 'visit_orders']) {
    await sql`delete from ${sql.ref(table)} where day < ${today}::date - ${KEPT_DAYS}::int`.execute(db);
  }
}
