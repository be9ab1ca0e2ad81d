import { sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';

export interface SizeTableRow {
  slug: string;
  name_ar: string;
  name_en: string;
  note_ar: string;
  note_en: string;
  equivalents: { ar: string; en: string }[];
  measure_keys: string[];
  rows: { size: string; equivalents: string[]; mm: ([number, number] | null)[] }[];
}

export interface MeasureRow {
  key: string;
  label_ar: string;
  label_en: string;
  how_ar: string;
  how_en: string;
}

export async function listSizeTables(db: Database): Promise<SizeTableRow[]> {
  const { rows } = await sql<SizeTableRow>`
    select slug, name_ar, name_en, note_ar, note_en, equivalents, measure_keys, rows from size_tables order by position, id
  `.execute(db);
  return rows;
}

export async function listMeasures(db: Database): Promise<MeasureRow[]> {
  const { rows } = await sql<MeasureRow>`
    select key, label_ar, label_en, how_ar, how_en from size_measures order by position, key
  `.execute(db);
  return rows;
}

/** The table that a product's sizes belong to: the first one of its categories that has any of them. */
export async function sizeTableFor(
  db: Database,
  { categoryIds, sizes }: { categoryIds: readonly number[]; sizes: readonly string[] },
): Promise<string | null> {
  if (sizes.length === 0) return null;
  const { rows } = await sql<{ slug: string }>`
    select slug from size_tables where category_ids && ${[...categoryIds]}::int[]
      and exists (select from jsonb_array_elements(rows) as r where r ->> 'size' = any(${[...sizes]}::text[]))
    order by position, id limit 1
  `.execute(db);
  return rows[0]?.slug ?? null;
}
