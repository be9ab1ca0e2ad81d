import { sql, type Tx } from '../../../../platform/database/index.ts';

/** Names that are unique per product. */
export interface ProductNames {
  skus: readonly string[];
  slugs: readonly string[];
  barcodes: readonly string[];
}

/** Product ids by name. SKUs are those of products and of their variants, on sale or not. */
export interface NamedProducts {
  bySku: Map<string, number>;
  byVariantSku: Map<string, number>;
  bySlug: Map<string, number>;
  byBarcode: Map<string, number>;
}

const named = { name: sql.text.neverNull, product_id: sql.int4 };

/** The products with these names; names without a product are absent. */
export async function findProductsByNames(tx: Tx, { skus, slugs, barcodes }: ProductNames): Promise<NamedProducts> {
  const own = await sql.rows(named)`
    select sku as name, id as product_id from products where sku = any(${[...skus]}::text[])
  `.execute(tx);
  const variants = await sql.rows(named)`
    select sku as name, product_id from product_variants where sku = any(${[...skus]}::text[])
  `.execute(tx);
  const addresses = await sql.rows(named)`
    select slug as name, id as product_id from products where slug = any(${[...slugs]}::text[])
  `.execute(tx);
  const codes = await sql.rows(named)`
    select barcode as name, product_id from product_variants where barcode = any(${[...barcodes]}::text[])
  `.execute(tx);
  const mapOf = ({ rows }: typeof own) => new Map(rows.map(({ name, product_id: id }) => [name, id]));
  return { bySku: mapOf(own), byVariantSku: mapOf(variants), bySlug: mapOf(addresses), byBarcode: mapOf(codes) };
}
