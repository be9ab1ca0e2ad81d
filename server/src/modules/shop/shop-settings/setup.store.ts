import type { SetupStep } from '@waha/contract';
import { type Database, sql } from '../../../platform/database/index.ts';

/** Steps whose state is in the database. */
type StoredStep = Exclude<SetupStep, 'cards' | 'domain' | 'staff'>;

/**
 * Reads which setup steps of a new shop are done: a saved topic, or at least one row. Each check stops at the first
 * row.
 */
export async function readDoneSteps(db: Database): Promise<Record<StoredStep, boolean>> {
  const { rows } = await sql.rows({
    store: sql.bool,
    logo: sql.bool,
    opening: sql.bool,
    payments: sql.bool,
    delivery: sql.bool,
    category: sql.bool,
    product: sql.bool,
    page: sql.bool,
    order: sql.bool,
  })`
    select exists (select from store_settings where topic = 'store') as store,
      exists (select from store_settings where topic = 'logo' and value -> 'logo' <> 'null') as logo,
      not exists (select from store_settings where topic = 'opening' and value -> 'isOpen' = 'false') as opening,
      exists (select from store_settings where topic = 'payments') as payments,
      exists (select from shipping_rates) as delivery,
      exists (select from categories) as category,
      exists (select from products where status = 'published') as product,
      exists (select from pages) as page,
      exists (select from orders) as "order"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table always has a row');
  return row;
}
