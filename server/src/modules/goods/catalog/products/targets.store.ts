import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';

/** Targets of an offer or coupon: products, and products in categories or their subcategories. */
export interface Targets {
  productIds: readonly number[];
  categoryIds: readonly number[];
}

const regular = sql`coalesce((select min(coalesce(v.price_halalas, p.price_halalas)) from product_variants v
  where v.product_id = p.id and v.is_active), p.price_halalas)`;

const targetProduct = {
  id: sql.int4,
  name_ar: sql.text,
  name_en: sql.text,
  is_active: sql.bool,
  regular_halalas: sql.int4,
};

/** Targeted products, on sale or not, ordered by name; each with the lowest of its regular prices. */
export async function readTargetProducts(db: Database | Tx, ids: readonly number[]) {
  const { rows } = await sql.rows(targetProduct)`
    select p.id, p.name_ar, p.name_en, p.is_active, ${regular} as regular_halalas
    from products p where p.id = any(${[...ids]}::int[]) order by p.name_ar, p.id
  `.execute(db);
  return rows;
}

/** The given categories that exist, archived or not. */
export async function findCategories(db: Database | Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select id from categories where id = any(${[...ids]}::int[])
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Effect of an offer on the unit price: a percentage or a fixed price; neither leaves it unchanged. */
export interface OfferedPrice {
  percent: number | null;
  priceHalalas: number | null;
}

const offered = ({ percent, priceHalalas }: OfferedPrice) => sql`case
  when ${priceHalalas}::int is not null then least(r.regular_halalas, ${priceHalalas}::int)
  when ${percent}::int is not null then greatest(1, r.regular_halalas - round(r.regular_halalas * ${percent}::int / 100.0)::int)
  else r.regular_halalas end`;

const reached = ({ productIds, categoryIds }: Targets) => sql`(
  select p.id, p.name_ar, p.name_en, p.current_price_halalas, p.sold_count, ${regular} as regular_halalas
  from products p
  where p.is_active and (p.id = any(${[...productIds]}::int[]) or p.category_ids && ${[...categoryIds]}::int[])
) as r`;

/** Number of products an offer applies to, and number of those that do not become cheaper. */
export async function countReached(db: Database | Tx, targets: Targets, price: OfferedPrice) {
  const { rows } = await sql.rows({ count: sql.int4, unchanged: sql.int4 })`
    select count(*)::int as count,
      (count(*) filter (where ${offered(price)} >= r.current_price_halalas))::int as unchanged
    from ${reached(targets)}
  `.execute(db);
  return rows[0] ?? { count: 0, unchanged: 0 };
}

/** Best sellers an offer applies to, with current and resulting price of their cheapest variant. */
export async function listReached(db: Database, targets: Targets, price: OfferedPrice, limit: number) {
  const columns = {
    id: sql.int4,
    name_ar: sql.text,
    name_en: sql.text,
    regular_halalas: sql.int4,
    current_price_halalas: sql.int4,
    new_halalas: sql.int4,
  };
  const { rows } = await sql.rows(columns)`
    select r.id, r.name_ar, r.name_en, r.regular_halalas, r.current_price_halalas,
      least(r.current_price_halalas, ${offered(price)}) as new_halalas
    from ${reached(targets)} order by r.sold_count desc, r.id limit ${limit}
  `.execute(db);
  return rows;
}
