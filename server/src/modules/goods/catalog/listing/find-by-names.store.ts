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

/** Products by their exact name in either language; those whose name several have are left out. */
export async function findProductsByTitles(tx: Tx, titles: readonly string[]): Promise<Map<string, number>> {
  if (titles.length === 0) return new Map();
  const { rows } = await sql.rows({ name: sql.text, product_id: sql.int4 })`
    select named.name, min(named.id)::int as product_id
    from (
      select name_ar as name, id from products where name_ar = any(${[...titles]}::text[])
      union select name_en, id from products where name_en = any(${[...titles]}::text[])
    ) named
    group by named.name having count(*) = 1
  `.execute(tx);
  return new Map(rows.map(({ name, product_id }) => [name, product_id]));
}
