import { sql, type Tx } from '../../../platform/database/index.ts';
import type { Existing } from '../../goods/catalog/index.ts';

export interface PromotionDraft {
  type: 'percentage' | 'fixed_price' | 'flash' | 'buy_x_get_y';
  name: { ar: string; en: string };
  description: { ar: string; en: string };
  percent: number | null;
  priceHalalas: number | null;
  buyQuantity: number | null;
  getQuantity: number | null;
  startsAt: Date;
  endsAt: Date;
  quantityCap: number | null;
  priority: number;
  stackable: boolean;
  licenceNumber: string | null;
  /** True by default: the promotion runs in its period. */
  isActive?: boolean;
  productIds: number[];
  categoryIds: number[];
}

export async function insertPromotion(tx: Tx, draft: PromotionDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into promotions (type, name_ar, name_en, description_ar, description_en, percent, price_halalas, buy_quantity,
      get_quantity, starts_at, ends_at, quantity_cap, priority, stackable, licence_number, is_active)
    values (${draft.type}, ${draft.name.ar}, ${draft.name.en}, ${draft.description.ar}, ${draft.description.en},
      ${draft.percent}, ${draft.priceHalalas}, ${draft.buyQuantity}, ${draft.getQuantity}, ${draft.startsAt},
      ${draft.endsAt}, ${draft.quantityCap}, ${draft.priority}, ${draft.stackable}, ${draft.licenceNumber},
      ${draft.isActive ?? true})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the promotion was not created');
  return row.id;
}

/** Replaces the targets of a promotion. */
export async function replaceTargets(
  tx: Tx,
  id: number,
  { productIds, categoryIds }: Pick<PromotionDraft, 'productIds' | 'categoryIds'>,
): Promise<void> {
  await sql`delete from promotion_targets where promotion_id = ${id}`.execute(tx);
  await sql`
    insert into promotion_targets (promotion_id, product_id, category_id)
    select ${id}::int, product_id, null::int from unnest(${productIds}::int[]) as product_id
    union all select ${id}::int, null::int, category_id from unnest(${categoryIds}::int[]) as category_id
  `.execute(tx);
}

/** Locks a promotion before an edit: no order sells at its price meanwhile. */
export async function lockPromotion(tx: Tx, id: number) {
  const { rows } = await sql.rows({ version: sql.int4, quantity_cap: sql.int4.orNull, quantity_sold: sql.int4 })`
    select version, quantity_cap, quantity_sold from promotions where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** Rewrites a promotion of a version; false on a mismatch. Its count of sold pieces stays. */
export async function updatePromotion(tx: Tx, { id, version }: Existing, draft: PromotionDraft): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update promotions m set type = ${draft.type}, name_ar = ${draft.name.ar}, name_en = ${draft.name.en},
      description_ar = ${draft.description.ar}, description_en = ${draft.description.en}, percent = ${draft.percent},
      price_halalas = ${draft.priceHalalas}, buy_quantity = ${draft.buyQuantity}, get_quantity = ${draft.getQuantity},
      starts_at = ${draft.startsAt}, ends_at = ${draft.endsAt}, quantity_cap = ${draft.quantityCap},
      priority = ${draft.priority}, stackable = ${draft.stackable}, licence_number = ${draft.licenceNumber},
      is_active = ${draft.isActive ?? true}, version = m.version + 1
    where m.id = ${id} and m.version = ${version} returning m.id
  `.execute(tx);
  return rows.length > 0;
}
