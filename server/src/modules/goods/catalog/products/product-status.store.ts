import type { ProductStatus } from '@waha/contract';
import { type Database, sql, type Tx } from '../../../../platform/database/index.ts';
import type { Existing } from './product-draft.ts';

/** Sets whether a product is sold if its version matches; false otherwise. */
export async function updateStatus(
  tx: Tx,
  { id, version }: Existing,
  { status, publishedAt }: { status: ProductStatus; publishedAt: Date | null },
): Promise<boolean> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update products p set is_active = ${status === 'published'}, hidden_as = ${status === 'published' ? 'draft' : status},
      published_at = coalesce(${publishedAt}::timestamptz, p.published_at), version = p.version + 1, updated_at = now()
    where p.id = ${id} and p.version = ${version} returning p.id
  `.execute(tx);
  return rows.length > 0;
}

/** True if a scheduled product is due. */
export async function hasDueProducts(db: Database, at: Date): Promise<boolean> {
  const { rows } = await sql`
    select from products where not is_active and hidden_as = 'scheduled' and published_at <= ${at} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Publishes due products; returns their ids. */
export async function publishDueProducts(tx: Tx, at: Date): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    update products set is_active = true, hidden_as = 'draft', updated_at = now()
    where not is_active and hidden_as = 'scheduled' and published_at <= ${at} returning id
  `.execute(tx);
  return rows.map(({ id }) => id);
}
