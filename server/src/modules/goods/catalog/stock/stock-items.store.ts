import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';
import type { Sought } from '../products/admin-products.store.ts';
import { storedChoice } from '../products/choices.ts';

const stockItemRow = {
  variant_id: sql.int4,
  product_id: sql.int4,
  sku: sql.text,
  barcode: sql.text.orNull,
  name_ar: sql.text,
  name_en: sql.text,
  is_default: sql.bool,
  size: sql.text.orNull,
  color_ar: sql.text.orNull,
  color_en: sql.text.orNull,
  choices: sql.jsonb.of(z.array(storedChoice)).orNull,
};
export type StockItemRow = Row<typeof stockItemRow>;

const columns = sql`
  v.id as variant_id, v.product_id, v.sku, v.barcode, p.name_ar, p.name_en, v.is_default, v.size, v.color_ar, v.color_en, v.choices`;
/** Variants that lie on a shelf: codes and files do not. */
const stocked = sql`product_variants v join products p on p.id = v.product_id and p.delivery = 'shipped'`;

/** Items of stock by variant, sold or not; ids of anything else are left out. */
export async function readStockItems(
  where: Database | Tx,
  variantIds: readonly number[],
): Promise<Map<number, StockItemRow>> {
  if (variantIds.length === 0) return new Map();
  const { rows } = await sql.rows(stockItemRow)`
    select ${columns} from ${stocked} where v.id = any(${[...new Set(variantIds)]}::int[])
  `.execute(where);
  return new Map(rows.map((row) => [row.variant_id, row]));
}

/** Finds the item of a scanned code: a barcode before a SKU, which may be in any case. */
export async function findStockItemByCode(where: Database | Tx, code: string): Promise<StockItemRow | undefined> {
  const { rows } = await sql.rows(stockItemRow)`
    select ${columns} from ${stocked}
    where v.id in (
      select x.id from product_variants x where x.barcode = ${code}
      union select x.id from product_variants x where lower(x.sku) = lower(${code})
    ) order by (v.barcode is distinct from ${code}), (v.sku <> ${code}), v.id limit 1
  `.execute(where);
  return rows[0];
}

/** Search results for what is stocked: exact codes, then beginnings of SKUs, then words of names. */
export async function searchStockItems(
  where: Database | Tx,
  { typed, tsquery }: Sought,
  limit: number,
): Promise<StockItemRow[]> {
  const beginning = `${typed.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql.rows(stockItemRow)`
    select ${columns} from ${stocked}
    where v.is_active and v.id in (
      (select x.id from product_variants x where x.barcode = ${typed} limit ${limit})
      union (select x.id from product_variants x where lower(x.sku) like ${beginning} order by lower(x.sku) limit ${limit})
      union (select x.id from product_search s join product_variants x on x.product_id = s.product_id and x.is_active
        where s.document @@ ${tsquery}::tsquery order by s.sold_count desc, x.id limit ${limit})
    )
    order by (v.barcode is distinct from ${typed}), (lower(v.sku) <> ${typed.toLowerCase()}), p.sold_count desc, v.id limit ${limit}
  `.execute(where);
  return rows;
}
