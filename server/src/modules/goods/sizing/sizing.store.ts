import { z } from 'zod';
import { type Database, type Row, sql } from '../../../platform/database/index.ts';

const sizeTableRow = {
  slug: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  note_ar: sql.text,
  note_en: sql.text,
  equivalents: sql.jsonb.of(z.array(z.strictObject({ ar: z.string(), en: z.string() }))),
  measure_keys: sql.textArray,
  rows: sql.jsonb.of(
    z.array(
      z.strictObject({
        size: z.string(),
        equivalents: z.array(z.string()),
        mm: z.array(z.tuple([z.number(), z.number()]).nullable()),
      }),
    ),
  ),
};
export type SizeTableRow = Row<typeof sizeTableRow>;

const measureRow = {
  key: sql.text,
  label_ar: sql.text,
  label_en: sql.text,
  how_ar: sql.text,
  how_en: sql.text,
};
export type MeasureRow = Row<typeof measureRow>;

export async function listSizeTables(db: Database): Promise<SizeTableRow[]> {
  const { rows } = await sql.rows(sizeTableRow)`
    select slug, name_ar, name_en, note_ar, note_en, equivalents, measure_keys, rows from size_tables order by position, id
  `.execute(db);
  return rows;
}

export async function listMeasures(db: Database): Promise<MeasureRow[]> {
  const { rows } = await sql.rows(measureRow)`
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
  const { rows } = await sql.rows({ slug: sql.text })`
    select slug from size_tables where category_ids && ${[...categoryIds]}::int[]
      and exists (select from jsonb_array_elements(rows) as r where r ->> 'size' = any(${[...sizes]}::text[]))
    order by position, id limit 1
  `.execute(db);
  return rows[0]?.slug ?? null;
}
