import type { EndpointKey, ImportField, ProductImport } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { refuseField } from '../../../text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { readProductFilters } from '../catalog/index.ts';
import type { Search } from '../search/index.ts';
import { makeBulkChange } from './bulk/make-bulk-change.ts';
import { countDone, listItems } from './planning/items.store.ts';
import { presentImport, presentItem, presentListedImport } from './present-import.ts';
import { badRowsCsv } from './reading/bad-rows-csv.ts';
import { missingFields } from './reading/column-maps.ts';
import { rowReader } from './reading/file-row.ts';
import { grouper } from './reading/group-rows.ts';
import { keepMapping } from './reading/mappings.store.ts';
import { beginChecking, receiveFile, toBusy } from './reading/receive-file.ts';
import { listRowsAfter, updateRows } from './reading/rows.store.ts';
import { listWanted } from './running/categories.store.ts';
import {
  beginStep,
  endStep,
  type ImportRow,
  listImports,
  lockImport,
  readImport,
  writeChoices,
} from './running/imports.store.ts';

type ImportKey = Extract<EndpointKey, `${string} /admin/product-imports${string}`>;

export interface ProductImportDeps {
  db: Database;
  now: () => number;
  search: Search;
}

/** Categories in one answer. */
const MOST_CATEGORIES = 500;
const ROWS_AT_ONCE = 1_000;
const readOrRefuse = async (where: Database | Tx, id: number) =>
  (await readImport(where, id)) ?? refuse('product_imports.not_found');

const imports = auditedResource<number, ImportRow, ProductImport>({
  read: readOrRefuse,
  lock: async (tx, id) => (await lockImport(tx, id)) ?? refuse('product_imports.not_found'),
  subject: ({ id }) => ({ kind: 'product_import', id }),
  audited: ({
    status,
    format,
    file_name,
    bulk_change,
    rows_count,
    outcomes,
    results,
    category_id,
    makes_categories,
    columns,
  }) => ({
    ...{ status, format, file_name, bulk_change, rows_count, outcomes, results, category_id, makes_categories },
    columns: columns.map(({ header, field }) => ({ header, field })),
  }),
  present: (_, row) => presentImport(row),
});

export function productImportRoutes({ db, now, search }: ProductImportDeps): Handlers<ImportKey> {
  return {
    'GET /admin/product-imports': async ({ query }) =>
      presentList(await listImports(db, query), (rows) => rows.map(presentListedImport)),
    'POST /admin/product-imports': ({ file, query }, context) =>
      imports.create(db, context, 'imports.sent', (tx) =>
        receiveFile(tx, { path: file.path, name: query.name ?? 'products.csv', staffId: context.actor.staffId }),
      ),
    'POST /admin/product-imports/bulk-change': async (
      { body: { product_ids: productIds, filters, ...rule } },
      context,
    ) => {
      const chosen = { productIds, filters: await readProductFilters(search, filters) };
      const asked = { rule, ...chosen, staffId: context.actor.staffId };
      return imports.create(db, context, 'imports.bulk_change', (tx) => makeBulkChange(tx, asked));
    },
    'GET /admin/product-imports/{id}': ({ params }, context) => imports.show(db, context, params.id),
    'PUT /admin/product-imports/{id}': ({ params: { id }, body }, context) =>
      imports.change(db, context, { id, action: 'imports.mapped' }, async (tx, row) => {
        requireStep(row, body.version, ['mapping', 'checking', 'checked']);
        if (row.bulk_change) refuse('product_imports.wrong_time');
        if (body.columns.length !== row.columns.length) refuseField(context.language, 'columns', 'validation.invalid');
        if (missingFields(body.columns).length > 0) refuseField(context.language, 'columns', 'validation.required');
        await mapAnew(tx, row, { ...body, makes_categories: body.makes_categories ?? row.makes_categories });
        if (row.format === 'other') {
          const headers = row.columns.map(({ header }) => header);
          await keepMapping(tx, headers, { fields: body.columns, at: new Date(now()) });
        }
        await beginChecking(tx, id).catch(toBusy);
      }),
    'POST /admin/product-imports/{id}/run': ({ params: { id }, body }, context) =>
      imports.change(db, context, { id, action: 'imports.run' }, async (tx, row) => {
        requireStep(row, body.version, ['checked']);
        const { create = 0, update = 0 } = row.outcomes;
        await begin(tx, id, { status: 'running', progressOf: create + update });
      }),
    'POST /admin/product-imports/{id}/cancel': ({ params: { id } }, context) =>
      imports.change(db, context, { id, action: 'imports.cancelled' }, (tx, row) => {
        requireStep(row, row.version, ['mapping', 'checking', 'checked', 'running']);
        return endStep(tx, id, 'cancelled', new Date(now()));
      }),
    'POST /admin/product-imports/{id}/undo': ({ params: { id }, body }, context) =>
      imports.change(db, context, { id, action: 'imports.undone' }, async (tx, row) => {
        requireStep(row, body.version, ['done', 'cancelled']);
        const done = await countDone(tx, id);
        if (done === 0) refuse('product_imports.wrong_time');
        await begin(tx, id, { status: 'undoing', progressOf: done });
      }),
    'GET /admin/product-imports/{id}/items': async ({ params: { id }, query }, { language }) => {
      await readOrRefuse(db, id);
      return presentList(await listItems(db, { ...query, import_id: id }), (rows) =>
        rows.map((row) => presentItem(row, language)),
      );
    },
    'GET /admin/product-imports/{id}/categories': async ({ params: { id } }) => {
      await readOrRefuse(db, id);
      return (await listWanted(db, id, MOST_CATEGORIES)).map(({ key: _, made_ids: __, ...category }) => category);
    },
    'GET /admin/product-imports/{id}/bad-rows.csv': async ({ params }, context) => ({
      bytes: badRowsCsv(db, await readOrRefuse(db, params.id), context),
    }),
  };
}

/** The caller must have seen the current version, at a step that allows the action. */
function requireStep(row: ImportRow, version: number, steps: readonly ImportRow['status'][]): void {
  if (row.version !== version) refuse('conflict.changed');
  if (!steps.includes(row.status)) refuse('product_imports.wrong_time');
}

async function begin(tx: Tx, id: number, step: Parameters<typeof beginStep>[2]): Promise<void> {
  await beginStep(tx, id, step).catch(toBusy);
  await publish(tx, 'product-import.due', { id });
}

interface Choices {
  columns: readonly (ImportField | null)[];
  category_id: number | null;
  makes_categories: boolean;
}

/** Rereads all rows after the columns were reassigned: the product of a row may change. */
async function mapAnew(tx: Tx, row: ImportRow, chosen: Choices): Promise<void> {
  const columns = row.columns.map((column, at) => ({ ...column, field: chosen.columns[at] ?? null }));
  await writeChoices(tx, row.id, { ...chosen, columns });
  const read = rowReader({ format: row.format, columns });
  const group = grouper(row.format);
  for (let after = 0; ; ) {
    const rows = await listRowsAfter(tx, row.id, { after, limit: ROWS_AT_ONCE });
    await updateRows(
      tx,
      row.id,
      rows.map((one) => group(read(one.row_number, one.cells), one.cells)),
    );
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.row_number;
  }
}
