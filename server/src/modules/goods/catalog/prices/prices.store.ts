import { sql, type Tx } from '../../../../platform/database/index.ts';
import { productColumns, productVariants } from '../products/product-columns.store.ts';
import { type ProductRow, productRow } from '../products/product-row.ts';
import type { RunningPromotion } from './promotional-price.ts';

/** Locks products in ascending order against concurrent repricing. */
export async function lockProducts(tx: Tx, ids: readonly number[]): Promise<ProductRow[]> {
  const { rows } = await sql.rows(productRow)`
    select ${productColumns}, of_product.variants
    from products p ${productVariants} where p.id = any(${ids}::int[]) order by p.id for no key update of p
  `.execute(tx);
  return rows;
}

/** Current price of a product in halalas, and the promotion it shows. */
export interface CurrentPrice {
  id: number;
  current: number;
  isOnSale: boolean;
  promotion: RunningPromotion | null;
}

/** Writes prices where they differ. Returns the ids of products that changed. */
export async function writePrices(tx: Tx, prices: readonly CurrentPrice[]): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update products p
    set current_price_halalas = priced.current, is_on_sale = priced.on_sale, promotion = priced.promotion, updated_at = now()
    from unnest(
      ${prices.map(({ id }) => id)}::int[], ${prices.map(({ current }) => current)}::int[],
      ${prices.map(({ isOnSale }) => isOnSale)}::bool[],
      ${prices.map(({ promotion }) => promotion && JSON.stringify(promotion))}::jsonb[]
    ) as priced (id, current, on_sale, promotion)
    where p.id = priced.id and (p.current_price_halalas, p.is_on_sale, p.promotion)
      is distinct from (priced.current, priced.on_sale, priced.promotion)
    returning p.id
  `.execute(tx);
  return rows.map((row) => row.id);
}
