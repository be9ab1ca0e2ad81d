import type { CustomerImport, EndpointKey } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import { type Database, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { auditedResource } from '../staff/index.ts';
import { beginStep, type ImportRow, listImports, listRows, lockImport, readImport } from './imports.store.ts';
import { presentImport, presentListed, presentRow } from './present-import.ts';
import { receiveFile } from './receive-file.ts';

type ImportKey = Extract<EndpointKey, `${string} /admin/customer-imports${string}`>;

const readOrRefuse = async (where: Database | Tx, id: number) =>
  (await readImport(where, id)) ?? refuse('customer_imports.not_found');

/** The audit says of whom nothing: counts, and how the columns were read. */
const imports = auditedResource<number, ImportRow, CustomerImport>({
  read: readOrRefuse,
  lock: async (tx, id) => (await lockImport(tx, id)) ?? refuse('customer_imports.not_found'),
  subject: ({ id }) => ({ kind: 'customer_import', id }),
  audited: ({ status, file_name, rows_count, outcomes, results, columns }) => ({
    ...{ status, file_name, rows_count, outcomes, results, columns },
  }),
  present: (_, row) => presentImport(row),
});

export function customerImportRoutes({ db, now }: { db: Database; now: () => number }): Handlers<ImportKey> {
  return {
    'GET /admin/customer-imports': async ({ query }) =>
      presentList(await listImports(db, query), (rows) => rows.map(presentListed)),
    'POST /admin/customer-imports': ({ file, query }, context) =>
      imports.create(db, context, 'customers.import_sent', (tx) =>
        receiveFile(tx, {
          path: file.path,
          name: query.name ?? 'customers.csv',
          staffId: context.actor.staffId,
          at: new Date(now()),
        }),
      ),
    'GET /admin/customer-imports/{id}': ({ params }, context) => imports.show(db, context, params.id),
    'POST /admin/customer-imports/{id}/run': ({ params: { id }, body }, context) =>
      imports.change(db, context, { id, action: 'customers.import_run' }, (tx, row) => {
        requireStep(row, body.version, 'checked');
        const { create = 0, update = 0 } = row.outcomes;
        return begin(tx, id, 'running', create + update);
      }),
    'POST /admin/customer-imports/{id}/undo': ({ params: { id }, body }, context) =>
      imports.change(db, context, { id, action: 'customers.import_undone' }, (tx, row) => {
        requireStep(row, body.version, 'done');
        return begin(tx, id, 'undoing', row.results.done ?? 0);
      }),
    'GET /admin/customer-imports/{id}/rows': async ({ params: { id }, query }, { language }) => {
      await readOrRefuse(db, id);
      return presentList(await listRows(db, { ...query, import_id: id }), (rows) =>
        rows.map((row) => presentRow(row, language)),
      );
    },
  };
}

function requireStep(row: ImportRow, version: number, step: ImportRow['status']): void {
  if (row.version !== version) refuse('conflict.changed');
  if (row.status !== step) refuse('customer_imports.wrong_time');
}

async function begin(tx: Tx, id: number, step: ImportRow['status'], of: number): Promise<void> {
  try {
    await beginStep(tx, id, step, of);
  } catch (error) {
    // The unique index allows one at work.
    if (isUniqueViolation(error)) refuse('customer_imports.busy');
    throw error;
  }
  await publish(tx, 'customer-import.due', {});
}
