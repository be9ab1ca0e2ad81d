import { type Database, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const brandRow = { key: sql.text.neverNull, name_ar: sql.text.neverNull, name_en: sql.text.neverNull };
export type BrandRow = Row<typeof brandRow>;

/** Brands of products that are sold, by their keys: one look into the index for each, whatever the number of products. */
export async function listSoldBrands(db: Database, most: number): Promise<BrandRow[]> {
  const { rows } = await sql.rows(brandRow)`
    with recursive keys as (
      (select brand_key as key, 1 as nth from products where is_active and brand_key > '' order by brand_key limit 1)
      union all
      select next.brand_key, k.nth + 1 from keys k cross join lateral (
        select brand_key from products where is_active and brand_key > k.key order by brand_key limit 1
      ) as next where k.nth < ${most}
    )
    select k.key, named.brand_ar as name_ar, named.brand_en as name_en
    from keys k cross join lateral (
      select brand_ar, brand_en from products where is_active and brand_key = k.key order by sold_count desc limit 1
    ) as named
    order by k.key
  `.execute(db);
  return rows;
}

/** A brand of products that are sold; its name is that of the product that sells most, the first in the index. */
export async function readSoldBrand(db: Database | Tx, key: string): Promise<BrandRow | undefined> {
  const { rows } = await sql.rows(brandRow)`
    select brand_key as key, brand_ar as name_ar, brand_en as name_en from products
    where brand_key = ${key} and brand_key <> '' and is_active order by sold_count desc limit 1
  `.execute(db);
  return rows[0];
}

/** A brand of any product, also of those that are not sold. */
export async function readAnyBrand(db: Database | Tx, key: string): Promise<BrandRow | undefined> {
  const sold = await readSoldBrand(db, key);
  if (sold) return sold;
  const { rows } = await sql.rows(brandRow)`
    select brand_key as key, brand_ar as name_ar, brand_en as name_en from products
    where brand_key = ${key} and brand_key <> '' limit 1
  `.execute(db);
  return rows[0];
}

const textsRow = { text_ar: sql.text, text_en: sql.text, version: sql.int4 };

/** The words on the page of a brand; undefined where nothing was written. */
export async function readBrandTexts(db: Database | Tx, key: string): Promise<Row<typeof textsRow> | undefined> {
  const { rows } = await sql.rows(textsRow)`
    select text_ar, text_en, version from brand_texts where key = ${key}
  `.execute(db);
  return rows[0];
}

/** Writes the texts of a brand over the version that was seen, 0 for none; false where they changed meanwhile. */
export async function saveBrandTexts(
  tx: Tx,
  key: string,
  { text, version }: { text: { ar: string; en: string }; version: number },
): Promise<boolean> {
  const { rows } =
    version === 0
      ? await sql`
          insert into brand_texts (key, text_ar, text_en) values (${key}, ${text.ar}, ${text.en})
          on conflict (key) do nothing returning key
        `.execute(tx)
      : await sql`
          update brand_texts set text_ar = ${text.ar}, text_en = ${text.en}, version = version + 1, updated_at = now()
          where key = ${key} and version = ${version} returning key
        `.execute(tx);
  return rows.length > 0;
}
