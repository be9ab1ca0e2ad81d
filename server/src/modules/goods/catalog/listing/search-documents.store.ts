import { z } from 'zod';
import { sql, type Tx } from '../../../../platform/database/index.ts';
import { searchVectors } from '../../search/index.ts';
import { tagsAtProduct } from '../tags/tagged-products.store.ts';

const described = {
  id: sql.int4,
  names: sql.textArray,
  kinds: sql.textArray,
  /** A variant may have no colour. */
  labels: sql.textArray.of(z.array(z.string().nullable())),
  texts: sql.textArray,
};

/** Indexed length of a text; words beyond it are not found. */
const LONGEST_TEXT = 20_000;

/**
 * Writes search documents: names; labels (brand, tags, keywords, categories above, values of options, SKUs); words of texts.
 * Renaming a brand or a category marks its products `is_stale`: a job rewrites them, then the vocabulary.
 */
export async function writeSearchDocuments(tx: Tx, ids: readonly number[], { isStale = false } = {}): Promise<void> {
  const { rows } = await sql.rows(described)`
    select p.id, array[p.name_ar, p.name_en] as names,
      array(select unnest(array[c.name_ar, c.name_en]) from categories c where c.id = p.category_id) as kinds,
      array[p.brand_ar, p.brand_en, p.keywords_ar, p.keywords_en, p.sku] || p.sizes
        || array(select unnest(array[c.name_ar, c.name_en]) from categories c where c.id = any(p.category_ids))
        || array(select distinct unnest(array[v.color_ar, v.color_en]) from product_variants v where v.product_id = p.id and v.is_active)
        || array(select distinct unnest(array[c ->> 'value_ar', c ->> 'value_en'])
          from product_variants v cross join lateral jsonb_array_elements(v.choices) c
          where v.product_id = p.id and v.is_active)
        || array(select unnest(array[t.name_ar, t.name_en]) from ${tagsAtProduct})
        || array(select v.sku from product_variants v where v.product_id = p.id and v.is_active) as labels,
      array[p.short_description_ar, p.short_description_en,
        left(p.description_ar, ${LONGEST_TEXT}), left(p.description_en, ${LONGEST_TEXT})] as texts
    from products p where p.id = any(${[...ids]}::int[])
  `.execute(tx);
  const vectors = rows.map(({ names, kinds, labels, texts }) =>
    searchVectors({ names, kinds, labels: labels.map((label) => label ?? ''), mentions: texts.map(withoutTags) }),
  );
  await sql`
    insert into product_search (product_id, sold_count, names, document, is_stale)
    select p.id, p.sold_count, given.names::tsvector, given.document::tsvector, ${isStale}
    from unnest(${rows.map((row) => row.id)}::int[], ${vectors.map((one) => one.names)}::text[],
      ${vectors.map((one) => one.document)}::text[]) as given (id, names, document)
    join products p on p.id = given.id
    on conflict (product_id) do update
      set names = excluded.names, document = excluded.document, is_stale = excluded.is_stale
  `.execute(tx);
}

/** Marks search documents as stale. */
export async function markDocumentsStale(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`update product_search set is_stale = true where product_id = any(${[...ids]}::int[])`.execute(tx);
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>|&#?\w+;/g, ' ');
}

/** Ids of some products whose search documents are stale. */
export async function readStaleDocuments(tx: Tx, limit: number): Promise<number[]> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    select product_id as id from product_search where is_stale order by product_id limit ${limit} for update skip locked
  `.execute(tx);
  return rows.map((row) => row.id);
}
