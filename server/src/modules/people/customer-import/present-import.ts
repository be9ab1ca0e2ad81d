import type { CustomerImport, CustomerImportRow } from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import type { ImportRow, ListedRow, StoredRow } from './imports.store.ts';
import { faultText } from './texts.ts';

export function presentListed(row: ListedRow): Omit<CustomerImport, 'columns'> {
  const of = (counts: Readonly<Record<string, number>>, name: string) => counts[name] ?? 0;
  const { outcomes, results } = row;
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    file_name: row.file_name,
    rows_count: row.rows_count,
    progress: row.progress,
    progress_of: row.progress_of,
    outcomes: {
      create: of(outcomes, 'create'),
      update: of(outcomes, 'update'),
      unchanged: of(outcomes, 'unchanged'),
      merged: of(outcomes, 'merged'),
      error: of(outcomes, 'error'),
    },
    results: { done: of(results, 'done'), undone: of(results, 'undone'), kept: of(results, 'kept') },
    warned: of(outcomes, 'warned'),
    staff_name: row.staff_name,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

export const presentImport = (row: ImportRow): CustomerImport => ({ ...presentListed(row), columns: row.columns });

export function presentRow({ person, faults, ...row }: StoredRow, language: Language): CustomerImportRow {
  return {
    ...row,
    name: person ? `${person.first_name} ${person.last_name}`.trim() : '',
    phone: person?.phone ?? null,
    faults: faults.map((kind) => ({ kind, message: faultText(kind, language) })),
  };
}
