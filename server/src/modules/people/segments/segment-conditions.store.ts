import type { RankKey, SegmentCondition, SegmentConditionGroup, SegmentFilter, TimeAgo } from '@waha/contract';
import { rankKeys, toHalalas } from '@waha/contract';
import { type Sql, sql } from '../../../platform/database/index.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const monthIn = new Intl.DateTimeFormat('en-GB', { month: 'numeric', timeZone: 'Asia/Riyadh' });

type Of<Kind extends SegmentCondition['kind']> = Extract<SegmentCondition, { kind: Kind }>;
type Compiled = { readonly [Kind in SegmentCondition['kind']]: (condition: Of<Kind>, at: Date) => Sql<unknown> };

/** Rows of customers: the column that names the customer, and where the rows are found. */
interface Found {
  customer: Sql<unknown>;
  rows: Sql<unknown>;
}

/**
 * Customers among the rows, or not among them. The opposite asks for each customer: `not in` would read all rows first, even for one
 * customer.
 */
const among = (has: boolean, { customer, rows }: Found) =>
  has ? sql`c.id in (select ${customer} ${rows})` : sql`not exists (select ${rows} and ${customer} = c.id)`;

const between = (value: Sql<unknown>, least: number, most: number | null) =>
  most === null ? sql`${value} >= ${least}` : sql`${value} between ${least} and ${most}`;

const ago = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);

/** Buyers of such products, by orders that count. Parts of bundles are not looked at. */
const buyersOf = (products: Sql<unknown>): Found => ({
  customer: sql`o.customer_id`,
  rows: sql`from order_items i join orders o on o.id = i.order_id
    where i.product_id in ${products} and o.customer_id is not null and order_counts(o.status)`,
});

/** Customers who ordered since then. */
const orderedSince = (since: Date): Found => ({
  customer: sql`o.customer_id`,
  rows: sql`from orders o where o.created_at >= ${since} and o.customer_id is not null and order_counts(o.status)`,
});

const livingIn = (cities: Sql<unknown>): Found => ({
  customer: sql`a.customer_id`,
  rows: sql`from customer_addresses a where a.is_default and a.city_id in ${cities}`,
});

/** Customers of ranks that are earned: points from a rank's threshold up to the next one. */
const earnedRanks = (ranks: readonly RankKey[]): Found => ({
  customer: sql`p.customer_id`,
  rows: sql`from ranks r join point_totals p on p.lifetime >= r.threshold and p.lifetime < coalesce(
      (select min(n.threshold) from ranks n where n.threshold > r.threshold), 2147483647)
    where r.key = any(${[...ranks]}::text[])`,
});

/** Customers of other ranks than these, by the rank of each. */
const otherRanks = (ranks: readonly RankKey[]): Found => ({
  customer: sql`p.customer_id`,
  rows: sql`from point_totals p where (
      select r.key from ranks r where r.threshold <= p.lifetime order by r.threshold desc limit 1
    ) <> all(${[...ranks]}::text[])`,
});

/** Customers who never earned a point have the first rank: it is asked for by what others have. */
const ofRanks = (ranks: readonly RankKey[]) =>
  ranks.includes(rankKeys[0]) ? among(false, otherRanks(ranks)) : among(true, earnedRanks(ranks));

const agreed = {
  email: sql`(c.consent_email_at is not null and c.email_verified_at is not null)`,
  sms: sql`(c.consent_sms_at is not null and c.phone_verified_at is not null)`,
  whatsapp: sql`(c.consent_whatsapp_at is not null and c.phone_verified_at is not null)`,
};

const since = (is: TimeAgo, value: Sql<unknown>, moment: Date) =>
  is === 'within' ? sql`${value} >= ${moment}` : sql`${value} < ${moment}`;

const compiled: Compiled = {
  orders: ({ least, most }) => between(sql`t.orders`, least, most),
  spent: ({ least, most }) => between(sql`t.spent_halalas`, toHalalas(least), most === null ? null : toHalalas(most)),
  // A customer who never ordered has no last order.
  last_order: ({ is, days }, at) =>
    is === 'within'
      ? among(true, orderedSince(ago(at, days)))
      : sql`(t.orders > 0 and ${among(false, orderedSince(ago(at, days)))})`,
  bought_product: ({ has, ids }) => among(has, buyersOf(sql`(select unnest(${[...ids]}::int[]))`)),
  bought_category: ({ has, ids }) =>
    among(has, buyersOf(sql`(select p.id from products p where p.category_ids && ${[...ids]}::int[])`)),
  bought_brand: ({ has, brands }) =>
    among(has, buyersOf(sql`(select p.id from products p where p.brand_key = any(${[...brands]}::text[]))`)),
  city: ({ ids }) => among(true, livingIn(sql`(select unnest(${[...ids]}::int[]))`)),
  region: ({ ids }) => among(true, livingIn(sql`(select id from cities where region_id = any(${[...ids]}::int[]))`)),
  rank: ({ ranks }) => ofRanks(ranks),
  group: ({ id }) =>
    id === null
      ? sql`not exists (select from customer_group_members m where m.customer_id = c.id)`
      : sql`c.id in (select m.customer_id from customer_group_members m where m.group_id = ${id})`,
  joined: ({ is, days }, at) => since(is, sql`c.created_at`, ago(at, days)),
  birthday: ({ month }, at) =>
    sql`c.id in (select b.customer_id from customer_birthdays b where b.month = ${month ?? Number(monthIn.format(at))})`,
  consent: ({ has, channel }) => (has ? agreed[channel] : sql`not ${agreed[channel]}`),
  cart: ({ has }, at) =>
    among(has, {
      customer: sql`s.customer_id`,
      rows: sql`from saved_carts s where s.saved_at < ${new Date(at.getTime() - HOUR_MS)}`,
    }),
  wish: ({ has }) => sql`${has ? sql`` : sql`not `}exists (select from wishlist_items w where w.customer_id = c.id)`,
  review: ({ has }) =>
    sql`${has ? sql`` : sql`not `}exists (select from reviews r where r.customer_id = c.id and r.customer_id is not null)`,
};

function conditionSql(condition: SegmentCondition | SegmentConditionGroup, at: Date): Sql<unknown> {
  if (condition.kind === 'conditions') return filterSql(condition, at);
  // The key is the condition's own kind, which the compiler does not see across the union.
  const compile = compiled[condition.kind] as (of: SegmentCondition, at: Date) => Sql<unknown>;
  return compile(condition, at);
}

function filterSql({ match, conditions }: Pick<SegmentFilter, 'match' | 'conditions'>, at: Date): Sql<unknown> {
  const pieces = conditions.map((one) => conditionSql(one, at));
  return sql`(${sql.join(pieces, match === 'all' ? sql` and ` : sql` or `)})`;
}

/**
 * A filter as a condition on `customers c` joined with its `customer_totals t`. Names come from the closed list above and values are
 * parameters: no text of a request becomes SQL.
 */
export const segmentSql = (filter: SegmentFilter, at: Date): Sql<unknown> => filterSql(filter, at);
