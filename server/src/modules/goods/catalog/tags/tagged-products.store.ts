import { type Sql, sql, type Tx } from '../../../../platform/database/index.ts';

/** Condition on a product named `p`: it has the tag of a key, or one that became part of it and is not moved yet. */
export function hasTag(key: string): Sql<unknown> {
  return sql`p.id in (
    select x.product_id from product_tag_keys k left join leaving_tags l on l.into_id = k.tag_id
    join tagged_products x on x.tag_id in (k.tag_id, l.tag_id) where k.key = ${key}
  )`;
}

/** Tags `t` of a product named `p`, each once, for use after `from`. A tag that became part of another one is the other. */
export const tagsAtProduct = sql`product_tags t where t.id in (
  select case when l.tag_id is null then x.tag_id else l.into_id end
  from tagged_products x left join leaving_tags l on l.tag_id = x.tag_id where x.product_id = p.id)`;

/** Ids of tags by the keys that lead to them. */
export async function findTags(tx: Tx, keys: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql.rows({ key: sql.text, tag_id: sql.int4 })`
    select key, tag_id from product_tag_keys where key = any(${[...keys]}::text[])
  `.execute(tx);
  return new Map(rows.map(({ key, tag_id: id }) => [key, id]));
}

/** Names of a tag to be made, with the keys that lead to it; the first is the address of its page. */
export interface NewTag {
  keys: readonly string[];
  ar: string;
  en: string;
}

/** Makes tags whose keys lead to none yet. */
export async function insertTags(tx: Tx, tags: readonly NewTag[]): Promise<void> {
  const keys = tags.flatMap((tag) => tag.keys.map((key) => ({ first: tag.keys[0], key })));
  await sql`
    with made as (
      insert into product_tags (key, name_ar, name_en)
      select * from unnest(${tags.map((tag) => tag.keys[0])}::text[], ${tags.map(({ ar }) => ar)}::text[],
        ${tags.map(({ en }) => en)}::text[])
      returning key, id
    )
    insert into product_tag_keys (key, tag_id)
    select given.key, made.id
    from unnest(${keys.map(({ first }) => first)}::text[], ${keys.map(({ key }) => key)}::text[]) as given (first, key)
    join made on made.key = given.first
  `.execute(tx);
}

/** Gives products these tags, and takes all others from them. */
export async function replaceTags(
  tx: Tx,
  productIds: readonly number[],
  pairs: readonly { productId: number; tagId: number }[],
): Promise<void> {
  const [products, tags] = [pairs.map(({ productId }) => productId), pairs.map(({ tagId }) => tagId)];
  await sql`
    delete from tagged_products where product_id = any(${[...productIds]}::int[])
      and (product_id, tag_id) not in (select * from unnest(${products}::int[], ${tags}::int[]))
  `.execute(tx);
  await sql`
    insert into tagged_products (product_id, tag_id) select * from unnest(${products}::int[], ${tags}::int[])
    on conflict do nothing
  `.execute(tx);
}
