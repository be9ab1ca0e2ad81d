import { sql, type Tx } from '../../platform/database/index.ts';

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
  productIds: number[];
  categoryIds: number[];
}

/** Creates a promotion. `applyPromotions` must follow in the same transaction, or products keep their old prices. */
export async function createPromotion(tx: Tx, draft: PromotionDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into promotions (type, name_ar, name_en, description_ar, description_en, percent, price_halalas, buy_quantity,
      get_quantity, starts_at, ends_at, quantity_cap, priority, stackable, licence_number)
    values (${draft.type}, ${draft.name.ar}, ${draft.name.en}, ${draft.description.ar}, ${draft.description.en},
      ${draft.percent}, ${draft.priceHalalas}, ${draft.buyQuantity}, ${draft.getQuantity}, ${draft.startsAt},
      ${draft.endsAt}, ${draft.quantityCap}, ${draft.priority}, ${draft.stackable}, ${draft.licenceNumber})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the promotion was not created');
  await sql`
    insert into promotion_targets (promotion_id, product_id, category_id)
    select ${row.id}::int, product_id, null::int from unnest(${draft.productIds}::int[]) as product_id
    union all select ${row.id}::int, null::int, category_id from unnest(${draft.categoryIds}::int[]) as category_id
  `.execute(tx);
  return row.id;
}
