import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/index.ts';
import type { TextQuery } from '../search/index.ts';
import { isTextOnly, type ProductFilter, whereProducts } from './list-filter.ts';
import { type ProductRow, productColumns, productVariants } from './product-row.ts';

/**
 * How many of the best-selling matches are ranked by how well they match. Ranking every match would read every
 * document; beyond the window the order is by sales alone.
 */
export const RANKED_CANDIDATES = 120;

/**
 * One page of what a text finds, best first: what has more of its parts; what is named so before what is labelled so and
 * what only mentions it; among these what can be had before what is sold out; then by how it is named, then by sales.
 * Where names alone fill the window, texts are not looked at: they would all come after.
 */
export async function listByRelevance(
  db: Database,
  filter: ProductFilter & { text: TextQuery },
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductRow[]> {
  const { text } = filter;
  const query = sql`${text.tsquery}::tsquery`;
  const narrowed = isTextOnly(filter)
    ? sql`true`
    : sql`exists (select from products p where p.id = s.product_id and ${whereProducts({ ...filter, text: null })})`;
  const order = sql`r.is_preferred desc, r.parts desc, r.tier desc, r.in_stock desc, r.score desc, r.sold_count desc,
    r.product_id desc`;
  const { rows } = await sql<ProductRow>`
    with named as materialized (
      select s.product_id, s.sold_count from product_search s
      where s.names @@ ${query} and ${narrowed}
      order by s.sold_count desc, s.product_id desc limit ${RANKED_CANDIDATES}
    ), mentioned as (
      select s.product_id, s.sold_count from product_search s
      where (select count(*) from named) < ${RANKED_CANDIDATES} and s.document @@ ${query} and ${narrowed}
      order by s.sold_count desc, s.product_id desc limit ${RANKED_CANDIDATES}
    ), candidates as (
      select product_id from named union select product_id from mentioned
    ), ranked as (
      select * from (
        select s.product_id, s.sold_count, p.in_stock, matched.parts, matched.tier, matched.score,
          ${isPreferred(text)} as is_preferred
        from candidates c join product_search s on s.product_id = c.product_id join products p on p.id = c.product_id
        cross join lateral (${matchedParts(text)}) as matched
      ) as r
      order by ${order}
      limit ${limit} offset ${offset}
    )
    select ${productColumns}, of_product.variants
    from ranked r join products p on p.id = r.product_id ${productVariants}
    order by ${order}
  `.execute(db);
  return rows;
}

function isPreferred(text: TextQuery): RawBuilder<unknown> {
  return text.preferred === null ? sql`false` : sql`s.document @@ ${text.preferred}::tsquery`;
}

/** How many parts of the text a document named `s` has, how well the least of them is placed, and all of them together. */
function matchedParts({ units }: TextQuery): RawBuilder<unknown> {
  const each = (key: keyof TextQuery['units'][number]) => units.map((unit) => unit[key]);
  return sql`
    select count(*) filter (where worth > 0) as parts, min(case when worth >= 9 then 3 when worth >= 4 then 2 else 1 end)
      filter (where worth > 0) as tier, sum(worth) as score
    from (
      select case
        when s.names @@ part.head then 14
        when s.names @@ part.said then 12
        when s.names @@ part.kind then 10
        when s.names @@ part.labelled then 9
        when s.document @@ part.said then 6
        when s.document @@ part.labelled then 4
        when s.document @@ part.mentioned then 1
        else 0 end as worth
      from unnest(${each('head')}::tsquery[], ${each('said')}::tsquery[],
        ${each('kind')}::tsquery[], ${each('labelled')}::tsquery[],
        ${each('mentioned')}::tsquery[]) as part (head, said, kind, labelled, mentioned)
    ) as weighed`;
}
