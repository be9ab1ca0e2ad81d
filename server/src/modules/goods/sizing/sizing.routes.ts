import type { SizeTable } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import type { Language } from '../../../platform/text/index.ts';
import { inBothUnits } from './length.ts';
import { listMeasures, listSizeTables, type MeasureRow, type SizeTableRow } from './sizing.store.ts';

export function sizingRoutes({ db }: { db: Database }): Handlers<'GET /size-guide'> {
  return {
    'GET /size-guide': async (_, { language }) => {
      const [tables, measures] = await Promise.all([listSizeTables(db), listMeasures(db)]);
      return {
        tables: tables.map((table) => presentTable(table, measures, language)),
        how_to: measures.map((measure) => ({
          key: measure.key,
          label: measure[`label_${language}`],
          text: measure[`how_${language}`],
        })),
      };
    },
  };
}

function presentTable(table: SizeTableRow, measures: readonly MeasureRow[], language: Language): SizeTable {
  const labelOf = (key: string) => measures.find((measure) => measure.key === key)?.[`label_${language}`] ?? key;
  return {
    slug: table.slug,
    name: table[`name_${language}`],
    note: table[`note_${language}`],
    equivalents: table.equivalents.map((column) => column[language]),
    measures: table.measure_keys.map((key) => ({ key, label: labelOf(key) })),
    rows: table.rows.map(({ size, equivalents, mm }) => ({
      size,
      equivalents,
      values: mm.map((range) => range && inBothUnits(range)),
    })),
  };
}
