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

const isLiving = sql`not exists (select from leaving_tags l where l.tag_id = t.id)`;
/** Condition on a pair `x`: its product has the tag `t`, or one that became part of it and is not moved yet. */
const isOfTag = sql`x.tag_id = any(array(select t.id union all select l.tag_id from leaving_tags l where l.into_id = t.id))`;
/** Its own products are counted in its index; with those that are still to move, each once. */
const countOf = sql`case when exists (select from leaving_tags l where l.into_id = t.id)
  then (select count(distinct x.product_id)::int from tagged_products x where ${isOfTag})
  else (select count(*)::int from tagged_products x where x.tag_id = t.id) end`;
const whole = sql`
  t.id, t.version, t.key, t.name_ar, t.name_en, t.text_ar, t.text_en, t.seo_title_ar, t.seo_title_en, t.seo_description_ar,
  t.seo_description_en, ${countOf} as products_count`;
const isSold = sql`exists (
  select from tagged_products x join products p on p.id = x.product_id and p.is_active where ${isOfTag})`;

/** Tags of products that are sold. */
export async function listSoldTags(db: Database, most: number) {
  const { rows } = await sql.rows({ key: sql.text, name_ar: sql.text, name_en: sql.text })`
    select t.key, t.name_ar, t.name_en from product_tags t where ${isLiving} and ${isSold} order by t.name_ar, t.id limit ${most}
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
  const { rows } = await sql.rows(
    tagRow,
  )`select ${whole} from product_tags t where t.id = ${id} and ${isLiving}`.execute(db);
  return rows[0];
}

export const listTags = defineList({
  columns: { id: sql.int4, key: sql.text, name_ar: sql.text, name_en: sql.text, products_count: sql.int4 },
  select: sql`t.id, t.key, t.name_ar, t.name_en, ${countOf} as products_count`,
  from: sql`(select * from product_tags t where ${isLiving}) t`,
  // Products that are still to move count where they come from, for that long.
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
