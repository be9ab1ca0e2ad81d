import { randomBytes } from 'node:crypto';
import type { DeliveryKind, ProductTax } from '@waha/contract';
import { adjustStock, refreshInStock } from '../../modules/goods/catalog/index.ts';
import { searchVectors } from '../../modules/goods/search/index.ts';
import { type Database, inTransaction, sql, type Tx } from '../../platform/database/index.ts';

/** Keeps keys of processes that fill one database apart, as the journeys do. */
const PROCESS = randomBytes(3).toString('hex');

let serial = 0;
const next = () => {
  serial += 1;
  return serial;
};

export interface ProductSpec {
  nameAr?: string;
  nameEn?: string;
  categoryId?: number;
  priceHalalas?: number;
  salePriceHalalas?: number | null;
  stock?: number;
  variants?: { size?: string; color?: string; stock?: number; priceHalalas?: number; salePriceHalalas?: number }[];
  weightGrams?: number;
  soldCount?: number;
  brand?: string;
  isReturnable?: boolean;
  tax?: ProductTax;
  delivery?: DeliveryKind;
}

export interface MadeProduct {
  id: number;
  slug: string;
  /** The variants in the given order; a simple product has its one default variant here. */
  variantIds: number[];
}

/** Creates test data; each call creates new rows, with defaults for all fields the test does not give. */
export function factories(db: Database) {
  async function category(spec: { parentId?: number; slug?: string; nameAr?: string; nameEn?: string } = {}) {
    const number = next();
    const { rows } = await sql.rows({ id: sql.int4 })`
      insert into categories (parent_id, slug, name_ar, name_en, position)
      values (${spec.parentId ?? null}, ${spec.slug ?? `category-${number}-${PROCESS}`}, ${spec.nameAr ?? `تصنيف ${number}`},
        ${spec.nameEn ?? `Category ${number}`}, ${number})
      returning id
    `.execute(db);
    return rows[0]?.id ?? 0;
  }

  async function product(spec: ProductSpec = {}): Promise<MadeProduct> {
    const categoryId = spec.categoryId ?? (await category());
    return inTransaction(db, async (tx) => {
      const { id, slug } = await insertProduct(tx, spec, categoryId);
      const variants = spec.variants ?? [{ stock: spec.stock ?? 10 }];
      const variantIds: number[] = [];
      for (const [position, variant] of variants.entries()) {
        const variantId = await insertVariant(tx, id, variant, position, spec.variants === undefined);
        await adjustStock(tx, { variantId, delta: variant.stock ?? 10, reason: 'initial' });
        variantIds.push(variantId);
      }
      await refreshInStock(tx, [id]);
      return { id, slug, variantIds };
    });
  }

  async function bundle(spec: { priceHalalas: number; items: { variantId: number; quantity: number }[] }) {
    const number = next();
    const { rows } = await sql.rows({ id: sql.int4 })`
      insert into bundles (slug, name_ar, name_en, price_halalas)
      values (${`bundle-${number}-${PROCESS}`}, ${`طقم ${number}`}, ${`Bundle ${number}`}, ${spec.priceHalalas}) returning id
    `.execute(db);
    const id = rows[0]?.id ?? 0;
    for (const [position, item] of spec.items.entries()) {
      await sql`
        insert into bundle_items (bundle_id, variant_id, quantity, position)
        values (${id}, ${item.variantId}, ${item.quantity}, ${position})
      `.execute(db);
    }
    return id;
  }

  return { category, product, bundle };
}

async function insertProduct(tx: Tx, spec: ProductSpec, categoryId: number) {
  const number = next();
  const nameAr = spec.nameAr ?? `منتج ${number}`;
  const nameEn = spec.nameEn ?? `Product ${number}`;
  const price = spec.priceHalalas ?? 10_000;
  const sale = spec.salePriceHalalas ?? null;
  const { rows } = await sql.rows({ id: sql.int4, slug: sql.text })`
    with recursive above as (
      select id, parent_id from categories where id = ${categoryId}
      union all select c.id, c.parent_id from categories c join above a on a.parent_id = c.id
    )
    insert into products (sku, slug, product_type, name_ar, name_en, brand_key, brand_ar, brand_en, category_id, category_ids,
      price_halalas, sale_price_halalas, current_price_halalas, is_on_sale, weight_grams, sold_count, is_returnable,
      color_keys, sizes, tax, delivery)
    values (${`SKU-${number}-${PROCESS}`}, ${`product-${number}-${PROCESS}`}, ${spec.variants ? 'variable' : 'simple'}, ${nameAr}, ${nameEn},
      ${spec.brand?.toLowerCase() ?? ''}, ${spec.brand ?? ''}, ${spec.brand ?? ''}, ${categoryId},
      (select array_agg(id) from above), ${price}, ${sale}, ${Math.min(price, sale ?? price)}, ${sale !== null},
      ${spec.weightGrams ?? 500}, ${spec.soldCount ?? 0}, ${spec.isReturnable ?? true},
      ${[...new Set((spec.variants ?? []).flatMap((variant) => variant.color?.toLowerCase() ?? []))]}::text[],
      ${[...new Set((spec.variants ?? []).flatMap((variant) => variant.size ?? []))]}::text[], ${spec.tax ?? 'standard'}, ${spec.delivery ?? 'shipped'})
    returning id, slug
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no product was made');
  const found = searchVectors({ names: [nameAr, nameEn], kinds: [], labels: [spec.brand ?? ''], mentions: [] });
  await sql`
    insert into product_search (product_id, sold_count, names, document)
    values (${row.id}, ${spec.soldCount ?? 0}, ${found.names}::tsvector, ${found.document}::tsvector)
  `.execute(tx);
  return row;
}

async function insertVariant(
  tx: Tx,
  productId: number,
  variant: NonNullable<ProductSpec['variants']>[number],
  position: number,
  isDefault: boolean,
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into product_variants (product_id, sku, is_default, size, color_key, color_ar, color_en, color_hex,
      price_halalas, sale_price_halalas, position)
    values (${productId}, ${`SKU-V-${next()}-${PROCESS}`}, ${isDefault}, ${variant.size ?? null}, ${variant.color?.toLowerCase() ?? null},
      ${variant.color ?? null}, ${variant.color ?? null}, ${variant.color ? '#123456' : null},
      ${variant.priceHalalas ?? null}, ${variant.salePriceHalalas ?? null}, ${position})
    returning id
  `.execute(tx);
  return rows[0]?.id ?? 0;
}
