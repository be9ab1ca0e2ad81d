import type { ProductTagEdit } from '@waha/contract';
import { type Database, defineList, type Row, sql, type Tx } from '../../../../platform/database/index.ts';

const tagRow = {
  id: sql.int4,
  version: sql.int4,
  key: sql.text,
  name_ar: sql.text,
  name_en: sql.text,
  text_ar: sql.text,
  text_en: sql.text,
  seo_title_ar: sql.text,
  seo_title_en: sql.text,
  seo_description_ar: sql.text,
  seo_description_en: sql.text,
  products_count: sql.int4,
};
export type TagRow = Row<typeof tagRow>;

const countOf = sql`(select count(*)::int from tagged_products x where x.tag_id = t.id)`;
const whole = sql`
  t.id, t.version, t.key, t.name_ar, t.name_en, t.text_ar, t.text_en, t.seo_title_ar, t.seo_title_en, t.seo_description_ar,
  t.seo_description_en, ${countOf} as products_count`;
const isSold = sql`exists (
  select from tagged_products x join products p on p.id = x.product_id and p.is_active where x.tag_id = t.id)`;

/** Tags of products that are sold. */
export async function listSoldTags(db: Database, most: number) {
  const { rows } = await sql.rows({ key: sql.text, name_ar: sql.text, name_en: sql.text })`
    select t.key, t.name_ar, t.name_en from product_tags t where ${isSold} order by t.name_ar, t.id limit ${most}
  `.execute(db);
  return rows;
}

/** The tag of a key or a former one, where a product with it is sold. */
export async function readSoldTag(db: Database, key: string): Promise<TagRow | undefined> {
  const { rows } = await sql.rows(tagRow)`
    select ${whole} from product_tag_keys k join product_tags t on t.id = k.tag_id where k.key = ${key} and ${isSold}
  `.execute(db);
  return rows[0];
}

/** A tag, whether products have it or not. */
export async function readTag(db: Database | Tx, id: number): Promise<TagRow | undefined> {
  const { rows } = await sql.rows(tagRow)`select ${whole} from product_tags t where t.id = ${id}`.execute(db);
  return rows[0];
}

export const listTags = defineList({
  columns: { id: sql.int4, key: sql.text, name_ar: sql.text, name_en: sql.text, products_count: sql.int4 },
  select: sql`t.id, t.key, t.name_ar, t.name_en, ${countOf} as products_count`,
  from: sql`product_tags t`,
  sorts: { name: sql`t.name_ar`, products_count: sql`coalesce(counted.products, 0)` },
  joins: {
    products_count: sql`left join (
      select tag_id, count(*) as products from tagged_products group by tag_id
    ) counted on counted.tag_id = t.id`,
  },
  neverNull: ['name', 'products_count'],
  sort: 'name',
  tie: sql`t.id`,
  filters: {
    q: (part: string) => sql`t.id in (select k.tag_id from product_tag_keys k where position(${part} in k.key) > 0)`,
  },
});

/** Writes a tag of a version; false on a mismatch. */
export async function updateTag(
  tx: Tx,
  id: number,
  { version, name, text, seo_title: title, seo_description: description }: ProductTagEdit,
  key: string,
): Promise<boolean> {
  const { rows } = await sql`
    update product_tags set key = ${key}, name_ar = ${name.ar}, name_en = ${name.en}, text_ar = ${text.ar},
      text_en = ${text.en}, seo_title_ar = ${title.ar}, seo_title_en = ${title.en}, seo_description_ar = ${description.ar},
      seo_description_en = ${description.en}, version = version + 1, updated_at = now()
    where id = ${id} and version = ${version} returning id
  `.execute(tx);
  return rows.length > 0;
}

/** Lets keys lead to a tag; those that do already are left. */
export async function addKeys(tx: Tx, id: number, keys: readonly string[]): Promise<void> {
  await sql`
    insert into product_tag_keys (key, tag_id) select key, ${id} from unnest(${[...keys]}::text[]) as key on conflict do nothing
  `.execute(tx);
}

/** Gives the products and keys of a tag to another; the tag itself is left with nothing. */
export async function moveTag(tx: Tx, from: number, into: number): Promise<void> {
  await sql`
    insert into tagged_products (tag_id, product_id)
    select ${into}, product_id from tagged_products where tag_id = ${from} on conflict do nothing
  `.execute(tx);
  await sql`update product_tag_keys set tag_id = ${into} where tag_id = ${from}`.execute(tx);
}

/** Removes a tag of a version, or of any; false on a mismatch. */
export async function deleteTag(tx: Tx, id: number, version: number | null = null): Promise<boolean> {
  const { rows } = await sql`
    delete from product_tags where id = ${id} and (${version}::int is null or version = ${version}) returning id
  `.execute(tx);
  return rows.length > 0;
}
