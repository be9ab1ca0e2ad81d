import { publishInvalidation } from '../../../platform/cache/index.ts';
import { sql, type Tx } from '../../../platform/database/index.ts';
import type { Bilingual } from '../../../platform/text/index.ts';

export interface SizeGuideDraft {
  measures: readonly { key: string; label: Bilingual; how: Bilingual }[];
  tables: readonly {
    slug: string;
    name: Bilingual;
    note: Bilingual;
    equivalents: readonly Bilingual[];
    /** Keys of measures, one per column. */
    measures: readonly string[];
    /** Millimetres, one range per column. */
    rows: readonly {
      size: string;
      equivalents: readonly string[];
      mm: readonly (readonly [number, number] | null)[];
    }[];
    categoryIds: readonly number[];
  }[];
}

/** Replaces the whole size guide. */
export async function saveSizeGuide(tx: Tx, { measures, tables }: SizeGuideDraft): Promise<void> {
  await sql`delete from size_tables`.execute(tx);
  await sql`delete from size_measures`.execute(tx);
  for (const [position, { key, label, how }] of measures.entries()) {
    await sql`
      insert into size_measures (key, label_ar, label_en, how_ar, how_en, position)
      values (${key}, ${label.ar}, ${label.en}, ${how.ar}, ${how.en}, ${position})
    `.execute(tx);
  }
  for (const [position, table] of tables.entries()) {
    for (const row of table.rows) {
      if (row.mm.length !== table.measures.length || row.equivalents.length !== table.equivalents.length) {
        throw new Error(`size ${row.size} of ${table.slug} has not as many values as the table has columns`);
      }
    }
    await sql`
      insert into size_tables (slug, name_ar, name_en, note_ar, note_en, equivalents, measure_keys, rows, category_ids, position)
      values (${table.slug}, ${table.name.ar}, ${table.name.en}, ${table.note.ar}, ${table.note.en},
        ${JSON.stringify(table.equivalents)}, ${[...table.measures]}::text[], ${JSON.stringify(table.rows)},
        ${[...table.categoryIds]}::int[], ${position})
    `.execute(tx);
  }
  await publishInvalidation(tx, ['size-guide']);
}
