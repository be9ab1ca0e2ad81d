import type { EndpointKey, RecordImport } from '@waha/contract';
import type { RecordKindName } from '@waha/contract/vocabulary';
import type { RecordKind } from '../../../manifest/index.ts';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import { type Database, isUniqueViolation, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { columnsOf, guessFields, isWhole } from './columns.ts';
import {
  beginStep,
  type ImportRow,
  insertImport,
  listImports,
  listItems,
  lockImport,
  readImport,
  takeLines,
} from './imports.store.ts';
import { keepMapping, readMapping } from './mappings.store.ts';
import { planImport } from './plan-items.ts';
import { faultTextsOf, presentImport, presentItem, presentListed } from './present-import.ts';
import { readLines } from './read-lines.ts';

type ImportKey = Extract<EndpointKey, `${string} /admin/record-imports${string}`>;

interface RouteDeps {
  db: Database;
  now: () => number;
  recordKinds: readonly RecordKind[];
}

const readOrRefuse = async (where: Database | Tx, id: number) =>
  (await readImport(where, id)) ?? refuse('record_imports.not_found');

export function recordImportRoutes({ db, now, recordKinds }: RouteDeps): Handlers<ImportKey> {
  const kindOf = (name: RecordKindName) => {
    const kind = recordKinds.find((one) => one.name === name);
    if (!kind) throw new Error(`no module takes ${name}`);
    return kind;
  };

  const texts = new Map(recordKinds.map((kind) => [kind.name, faultTextsOf(kind)]));
  /** The audit says of whom nothing: counts, and how the columns were read. */
  const imports = auditedResource<number, ImportRow, RecordImport>({
    read: readOrRefuse,
    lock: async (tx, id) => (await lockImport(tx, id)) ?? refuse('record_imports.not_found'),
    subject: ({ id }) => ({ kind: 'record_import', id }),
    audited: ({ kind, status, file_name, rows_count, outcomes, results, columns }) => ({
      ...{ kind, status, file_name, rows_count, outcomes, results },
      columns: columns.map(({ header, field }) => ({ header, field })),
    }),
    present: (_, row, { language }) => presentImport(row, kindOf(row.kind), language),
  });

  return {
    'GET /admin/record-imports': async ({ query }) =>
      presentList(await listImports(db, query), (rows) => rows.map(presentListed)),
    'POST /admin/record-imports': ({ file, query }, context) =>
      imports.create(db, context, 'imports.records_sent', async (tx) => {
        const kind = kindOf(query.kind);
        const { headers, lines } = await readLines(file.path);
        const mapped = (await readMapping(tx, { kind: kind.name, headers })) ?? guessFields(kind, headers);
        const columns = columnsOf(headers, mapped, lines);
        const at = new Date(now());
        const made = { columns, rows_count: lines.length, staff_id: context.actor.staffId, created_at: at };
        const id = await insertImport(tx, { ...made, kind: kind.name, file_name: query.name ?? `${kind.name}.csv` });
        await planImport(tx, { id, kind, columns, lines, at });
        return id;
      }),
    'GET /admin/record-imports/{id}': ({ params }, context) => imports.show(db, context, params.id),
    'PUT /admin/record-imports/{id}': ({ params: { id }, body: { version, fields } }, context) =>
      imports.change(db, context, { id, action: 'imports.records_mapped' }, async (tx, row) => {
        requireStep(row, version, ['mapping', 'checked']);
        const kind = kindOf(row.kind);
        requireFields(kind, row, fields);
        const columns = row.columns.map((column, at) => ({ ...column, field: fields[at] ?? null }));
        const at = new Date(now());
        await keepMapping(tx, { kind: kind.name, headers: row.columns.map(({ header }) => header) }, { fields, at });
        await planImport(tx, { id, kind, columns, lines: await takeLines(tx, id), at });
      }),
    'POST /admin/record-imports/{id}/run': ({ params: { id }, body }, context) =>
      imports.change(db, context, { id, action: 'imports.records_run' }, (tx, row) => {
        requireStep(row, body.version, ['checked']);
        return begin(tx, id, 'running', row.outcomes.create ?? 0);
      }),
    'POST /admin/record-imports/{id}/undo': ({ params: { id }, body }, context) =>
      imports.change(db, context, { id, action: 'imports.records_undone' }, (tx, row) => {
        requireStep(row, body.version, ['done']);
        return begin(tx, id, 'undoing', row.results.done ?? 0);
      }),
    'GET /admin/record-imports/{id}/items': async ({ params: { id }, query }, { language }) => {
      const { kind } = await readOrRefuse(db, id);
      const faults = texts.get(kind) ?? faultTextsOf(kindOf(kind));
      return presentList(await listItems(db, { ...query, import_id: id }), (rows) =>
        rows.map((row) => presentItem(row, faults, language)),
      );
    },
  };
}

function requireStep(row: ImportRow, version: number, steps: readonly ImportRow['status'][]): void {
  if (row.version !== version) refuse('conflict.changed');
  if (!steps.includes(row.status)) refuse('record_imports.wrong_time');
}

/** One field a column of the file, each known to the kind and once, and all that are needed. */
function requireFields(kind: RecordKind, { columns }: ImportRow, fields: readonly (string | null)[]): void {
  const named = fields.filter((field) => field !== null);
  const isKnown = named.every((field) => kind.fields.some(({ name }) => name === field));
  if (fields.length !== columns.length || !isKnown) refuse('record_imports.columns_changed');
  const single = named.filter((field) => !kind.fields.some(({ name, isRepeated }) => name === field && isRepeated));
  if (new Set(single).size !== single.length || !isWhole(kind, fields)) refuse('record_imports.column_missing');
}

async function begin(tx: Tx, id: number, step: ImportRow['status'], of: number): Promise<void> {
  try {
    await beginStep(tx, id, step, of);
  } catch (error) {
    // The unique index allows one at work.
    if (isUniqueViolation(error)) refuse('record_imports.busy');
    throw error;
  }
  await publish(tx, 'record-import.due', {});
}
