import type { RecordImport, RecordImportItem } from '@waha/contract';
import type { RecordFault, RecordKind } from '../../../manifest/index.ts';
import { createTexts, type Language, type Texts } from '../../../platform/text/index.ts';
import type { ImportRow, ListedRow, ShownItemRow } from './imports.store.ts';

export function presentListed(row: ListedRow): Omit<RecordImport, 'columns' | 'fields'> {
  const { outcomes, results, created_at, finished_at, ...rest } = row;
  const of = (counts: Readonly<Record<string, number>>, name: string) => counts[name] ?? 0;
  return {
    ...rest,
    outcomes: { create: of(outcomes, 'create'), known: of(outcomes, 'known'), error: of(outcomes, 'error') },
    results: { done: of(results, 'done'), undone: of(results, 'undone'), kept: of(results, 'kept') },
    warned: of(outcomes, 'warned'),
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
  };
}

export function presentImport({ columns, ...row }: ImportRow, kind: RecordKind, language: Language): RecordImport {
  return {
    ...presentListed(row),
    columns,
    fields: kind.fields.map(({ name, label, isRequired }) => ({
      name,
      label: label[language],
      is_required: isRequired ?? false,
    })),
  };
}

export function presentItem(row: ShownItemRow, texts: Texts<string>, language: Language): RecordImportItem {
  return {
    ...row,
    faults: row.faults.map((fault) => ({ kind: fault.kind, message: messageOf(fault, texts, language) })),
  };
}

const common = {
  ar: { repeated: 'مكرر في الملف، وأخذنا الأول' },
  en: { repeated: 'It is in the file already, and the first one is taken' },
};

/** Texts of the faults of a kind, and of those that all kinds have. */
export const faultTextsOf = ({ texts }: RecordKind): Texts<string> =>
  createTexts<string>({ ar: { ...common.ar, ...texts.ar }, en: { ...common.en, ...texts.en } });

const messageOf = ({ kind, values }: RecordFault, texts: Texts<string>, language: Language) =>
  texts.say(language, kind, values);
