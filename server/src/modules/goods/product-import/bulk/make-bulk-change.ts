import type { BulkChangeRule } from '@waha/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { listPricesAfter, type ProductFilters } from '../../catalog/index.ts';
import { makeItems } from '../planning/items.store.ts';
import { rowReader } from '../reading/file-row.ts';
import { grouper } from '../reading/group-rows.ts';
import { beginChecking, MOST_ROWS, toBusy } from '../reading/receive-file.ts';
import { insertRows, type NewRow } from '../reading/rows.store.ts';
import { insertImport, writeCounts } from '../running/imports.store.ts';
import { columnsOf, rowsOf } from './bulk-rows.ts';

/** Products per statement. */
const AT_ONCE = 500;

interface Asked {
  rule: BulkChangeRule;
  /** Null: all that the filters let through. */
  productIds: readonly number[] | null;
  filters: Partial<ProductFilters>;
  staffId: string;
}

/**
 * Makes an import of what a rule makes of the chosen products, and starts its dry run. Everything after that is an
 * import: preview, run, undo (docs/decisions/0142). Refuses `product_imports.none_chosen`, `.too_many_chosen`, and
 * `.busy` while another import runs.
 */
export async function makeBulkChange(tx: Tx, { rule, productIds, filters, staffId }: Asked): Promise<number> {
  const columns = columnsOf(rule).map((field) => ({ header: field, field, examples: [] }));
  const made = { format: 'waha', file_name: '', columns, status: 'checking', bulk_change: rule, staffId } as const;
  const id = await insertImport(tx, made).catch(toBusy);
  const read = rowReader(made);
  const group = grouper(made.format);
  let [number, after] = [1, 0];
  for (;;) {
    const products = await listPricesAfter(tx, filters, { ids: productIds, after, limit: AT_ONCE });
    const rows: NewRow[] = products.flatMap((product) =>
      rowsOf(rule, product).map((cells) => {
        number += 1;
        return group(read(number, cells), cells);
      }),
    );
    if (number > MOST_ROWS + 1) refuse('product_imports.too_many_chosen', { most: MOST_ROWS });
    if (rows.length > 0) await insertRows(tx, id, rows);
    const last = products.at(-1);
    if (!last || products.length < AT_ONCE) break;
    after = last.id;
  }
  if (number === 1) refuse('product_imports.none_chosen');
  await writeCounts(tx, id, { rows: number - 1, products: await makeItems(tx, id) });
  await beginChecking(tx, id);
  return id;
}
