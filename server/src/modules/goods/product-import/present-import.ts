import type { ImportItem, ProductImport } from '@waha/contract';
import type { Language } from '../../../platform/text/index.ts';
import type { ListedItemRow } from './planning/items.store.ts';
import { missingFields } from './reading/column-maps.ts';
import { isOfPicture } from './reading/faults.ts';
import type { ImportRow, ListedImportRow } from './running/imports.store.ts';
import { faultText } from './texts.ts';

type Listed = Omit<ProductImport, 'columns' | 'missing' | 'makes_categories' | 'new_categories'>;

export function presentListedImport(row: ListedImportRow): Listed {
  const { outcomes, results } = row;
  const of = (counts: Readonly<Record<string, number>>, name: string) => counts[name] ?? 0;
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    format: row.format,
    file_name: row.file_name,
    bulk_change: row.bulk_change,
    category_id: row.category_id,
    rows_count: row.rows_count,
    products_count: row.products_count,
    progress: row.progress,
    progress_of: row.progress_of,
    outcomes: {
      create: of(outcomes, 'create'),
      update: of(outcomes, 'update'),
      unchanged: of(outcomes, 'unchanged'),
      error: of(outcomes, 'error'),
    },
    results: {
      done: of(results, 'done'),
      refused: of(results, 'refused'),
      undone: of(results, 'undone'),
      kept: of(results, 'kept'),
      archived: of(results, 'archived'),
    },
    notes: { warned: of(outcomes, 'warned'), drafts: of(outcomes, 'drafts') },
    pictures: {
      wanted: of(outcomes, 'pictures'),
      taken: of(results, 'pictures'),
      failed: of(outcomes, 'pictures_failed') + of(results, 'pictures_failed'),
    },
    staff_name: row.staff_name,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  };
}

export function presentImport(row: ImportRow): ProductImport {
  return {
    ...presentListedImport(row),
    columns: row.columns.map(({ header, field, examples = [] }) => ({ header, field, examples })),
    makes_categories: row.makes_categories,
    new_categories: row.new_categories,
    missing: missingFields(row.columns.map(({ field }) => field)),
  };
}

export function presentItem({ faults, ...row }: ListedItemRow, language: Language): ImportItem {
  return {
    ...row,
    faults: faults.map((fault) => ({
      row: fault.row,
      column: fault.column,
      message: faultText(fault, language),
      is_warning: fault.warns === true || isOfPicture(fault),
    })),
  };
}
