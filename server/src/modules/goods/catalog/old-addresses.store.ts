import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { comparablePath } from '../../../platform/path/index.ts';

/** Keeps the addresses that products had in another shop. The latest owner of an address keeps it. */
export async function keepOldAddresses(
  tx: Tx,
  moved: readonly { productId: number; paths: readonly string[] }[],
): Promise<void> {
  const owners = new Map(
    moved.flatMap(({ productId, paths }) =>
      paths.flatMap((path) => comparablePath(path) ?? []).map((path) => [path, productId] as const),
    ),
  );
  if (owners.size === 0) return;
  await sql`
    insert into old_product_addresses (path, product_id)
    select * from unnest(${[...owners.keys()]}::text[], ${[...owners.values()]}::int[])
    on conflict (path) do update set product_id = excluded.product_id
  `.execute(tx);
}

/** The present path of a product on sale that had a path in another shop. */
export async function findMovedProduct(db: Database, path: string): Promise<string | undefined> {
  const wanted = comparablePath(path);
  if (wanted === undefined) return undefined;
  const { rows } = await sql.rows({ id: sql.int4, slug: sql.text })`
    select p.id, p.slug from old_product_addresses o join products p on p.id = o.product_id and p.is_active
    where o.path = ${wanted}
  `.execute(db);
  const [product] = rows;
  return product && `/product/${product.id}/${encodeURIComponent(product.slug)}`;
}

/** Products by the paths that they had in another shop, on sale or not. */
export async function findProductsAtOldPaths(tx: Tx, paths: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql.rows({ path: sql.text, product_id: sql.int4 })`
    select path, product_id from old_product_addresses where path = any(${[...paths]}::text[])
  `.execute(tx);
  return new Map(rows.map(({ path, product_id }) => [path, product_id]));
}
