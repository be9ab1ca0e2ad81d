import type { StaffContext } from '../../../../platform/bind/index.ts';
import { streamCsv } from '../../../../platform/csv/index.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { auditExport } from '../../../people/staff/index.ts';
import type { ImportRow } from '../running/imports.store.ts';
import { faultText } from '../texts.ts';
import type { Fault } from './faults.ts';
import { listBadRowsAfter } from './rows.store.ts';

const AT_ONCE = 500;
/** Appended after the columns of the file, so that the corrected file can be sent again without removing them. */
const ADDED = ['import_row', 'import_fault'];

/** The rows of products that were not written, as sent, each with its faults appended. */
export function badRowsCsv(db: Database, row: ImportRow, context: StaffContext): AsyncGenerator<Uint8Array> {
  const what = { of: 'bad_rows', filters: { import_id: row.id } };
  const rows = auditExport(db, context, what, pages(db, row, context.language));
  return streamCsv([...row.columns.map(({ header }) => header), ...ADDED], rows);
}

async function* pages(db: Database, { id, columns }: ImportRow, language: Language) {
  for (let after = 0; ; ) {
    const rows = await listBadRowsAfter(db, id, { after, limit: AT_ONCE });
    yield rows.map(({ row_number: number, cells, faults }) => [
      ...columns.map((_, at) => cells[at] ?? ''),
      number,
      faultsOfRow(faults, number, language),
    ]);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.row_number;
  }
}

function faultsOfRow(faults: readonly Fault[], number: number, language: Language): string {
  return faults
    .filter(({ row }) => row === number)
    .map((fault) => [fault.column, faultText(fault, language)].filter((part) => part !== null).join(': '))
    .join(' | ');
}
