import type { PromotionState } from '@waha/contract';
import { type Database, defineList, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';

const adminPromotion = {
  id: sql.int4,
  version: sql.int4,
  type: sql.text.oneOf('percentage', 'fixed_price', 'flash', 'buy_x_get_y'),
  name_ar: sql.text,
  name_en: sql.text,
  description_ar: sql.text,
  description_en: sql.text,
  percent: sql.numeric.orNull,
  price_halalas: sql.int4.orNull,
  buy_quantity: sql.int4.orNull,
  get_quantity: sql.int4.orNull,
  starts_at: sql.timestamptz,
  ends_at: sql.timestamptz,
  quantity_cap: sql.int4.orNull,
  quantity_sold: sql.int4,
  priority: sql.int4,
  stackable: sql.bool,
  licence_number: sql.text.orNull,
  is_active: sql.bool,
  product_ids: sql.int4Array,
  category_ids: sql.int4Array,
};
export type AdminPromotionRow = Row<typeof adminPromotion>;

const columns = sql`m.id, m.version, m.type, m.name_ar, m.name_en, m.description_ar, m.description_en, m.percent,
  m.price_halalas, m.buy_quantity, m.get_quantity, m.starts_at, m.ends_at, m.quantity_cap, m.quantity_sold, m.priority,
  m.stackable, m.licence_number, m.is_active,
  array(select t.product_id from promotion_targets t where t.promotion_id = m.id and t.product_id is not null
    order by t.product_id) as product_ids,
  array(select t.category_id from promotion_targets t where t.promotion_id = m.id and t.category_id is not null
    order by t.category_id) as category_ids`;

const isSoldOut = sql`(m.quantity_cap is not null and m.quantity_sold >= m.quantity_cap)`;

/** SQL equivalent of `stateOf`. */
const states: Record<PromotionState, (at: Date) => Sql<unknown>> = {
  off: () => sql`not m.is_active`,
  ended: (at) => sql`m.is_active and m.ends_at <= ${at}`,
  upcoming: (at) => sql`m.is_active and m.ends_at > ${at} and m.starts_at > ${at}`,
  sold_out: (at) => sql`m.is_active and m.ends_at > ${at} and m.starts_at <= ${at} and ${isSoldOut}`,
  running: (at) => sql`m.is_active and m.ends_at > ${at} and m.starts_at <= ${at} and not ${isSoldOut}`,
};

export const listAdminPromotions = defineList({
  columns: adminPromotion,
  select: columns,
  from: sql`promotions m`,
  sorts: { starts_at: sql`m.starts_at`, ends_at: sql`m.ends_at`, name: sql`m.name_ar` },
  neverNull: ['starts_at', 'ends_at', 'name'],
  sort: '-starts_at',
  tie: sql`m.id`,
  filters: {
    q: (text: string) =>
      sql`(strpos(lower(m.name_ar), lower(${text})) > 0 or strpos(lower(m.name_en), lower(${text})) > 0)`,
    state: ({ state, at }: { state: PromotionState; at: Date }) => sql`(${states[state](at)})`,
    type: (type: AdminPromotionRow['type']) => sql`m.type = ${type}`,
  },
});

export async function readAdminPromotion(db: Database | Tx, id: number): Promise<AdminPromotionRow | undefined> {
  const { rows } = await sql.rows(adminPromotion)`select ${columns} from promotions m where m.id = ${id}`.execute(db);
  return rows[0];
}
