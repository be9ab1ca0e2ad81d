import { type Database, type Sql, sql } from '../../../../platform/database/index.ts';
import type { TextQuery } from '../../search/index.ts';
import { productColumns, productVariants } from '../products/product-columns.store.ts';
import { type ProductRow, productRow } from '../products/product-row.ts';
import { isTextOnly, type ProductFilter, whereProducts } from './list-filter.store.ts';

/**
 * Number of best-selling matches that are ranked by relevance. Ranking every match would read every document; beyond
 * the window the sequence is by sales alone.
 */
export const RANKED_CANDIDATES = 120;

/**
 * A text that matches much of the shop is searched among best sellers, in that order, until the window is full: the
 * word index would return every match for sorting. A small sample shows how common the text is.
 */
const SAMPLED = 200;
const WALKED = 2_000;
const COMMON_IN_SAMPLE = (RANKED_CANDIDATES * SAMPLED) / WALKED;

/**
 * A text that is neither common nor rare is first searched among the leading products of a large shop, by an index of
 * their words alone. If they do not fill the window, all products are searched; it then has few matches. For a text
 * with many matches and a narrow filter, at most this many are read.
 */
const MOST_FOUND = 50_000;

/**
 * One page of search results, best first. Criteria in sequence: more parts matched; names before labels before texts;
 * in stock before sold out; rank within the name; sales. If names alone fill the window, texts are not searched: they
 * would all rank lower.
 */
export async function listByRelevance(
  db: Database,
  filter: ProductFilter & { text: TextQuery },
  { limit, offset }: { limit: number; offset: number },
): Promise<ProductRow[]> {
  const { text } = filter;
  // Evaluated per match by id: a category has more products than the text has matches.
  const narrowed = isTextOnly(filter)
    ? sql`true`
    : sql`exists (select from products p where p.id = s.product_id and ${whereProducts({ ...filter, text: null })} offset 0)`;
  const order = sql`is_preferred desc, parts desc, tier desc, r.in_stock desc, score desc, r.sold_count desc,
    r.product_id desc`;
  const { rows } = await sql.rows(productRow)`
    with ${candidates('named', sql`s.names @@ ${text.named}::tsquery`, narrowed, sql`true`)},
    ${candidates('mentioned', sql`s.document @@ ${text.tsquery}::tsquery`, narrowed, sql`(select count(*) from named) < ${RANKED_CANDIDATES}`)},
    candidates as (
      select product_id from named union select product_id from mentioned
    ), ranked as (
      select r.*, ${total(text)} from (
        select s.product_id, s.sold_count, p.in_stock, ${isPreferred(text)} as is_preferred, ${worths(text)}
        from candidates c join product_search s on s.product_id = c.product_id
        -- a document outlives the day its product was sold
        join products p on p.id = c.product_id and p.is_active
        offset 0 -- each worth is found once, however often it is added up
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

/** CTEs: the best-selling matches, at most `RANKED_CANDIDATES`, as `name`; empty unless `isWanted`. */
function candidates(
  name: 'named' | 'mentioned',
  matches: Sql<unknown>,
  narrowed: Sql<unknown>,
  isWanted: Sql<unknown>,
) {
  const [sample, walk, lead, find] = ['sample', 'walk', 'lead', 'find'].map((step) => sql.ref(`${step}_${name}`));
  const bestSelling = (limit: number) =>
    sql`(select * from product_search order by sold_count desc, product_id desc limit ${limit}) as s`;
  const window = sql`order by sold_count desc, product_id desc limit ${RANKED_CANDIDATES}`;
  return sql`${sample} as materialized (
      select count(*) as matching from ${bestSelling(SAMPLED)} where ${isWanted} and ${matches}
    ), ${walk} as materialized (
      select s.product_id, s.sold_count from ${bestSelling(WALKED)}
      where (select matching from ${sample}) >= ${COMMON_IN_SAMPLE} and ${matches} and ${narrowed} ${window}
    ), ${lead} as materialized (
      select * from (
        select s.product_id, s.sold_count from product_search s
        where ${isWanted} and (select count(*) from ${walk}) < ${RANKED_CANDIDATES} and s.leads and ${matches} and ${narrowed}
        offset 0 -- found by the index of words: by the one of sales, a rare word would have every row looked at
      ) as found ${window}
    ), ${find} as materialized (
      select * from (
        select s.product_id, s.sold_count from product_search s
        where ${isWanted} and (select count(*) from ${walk}) < ${RANKED_CANDIDATES}
          and (select count(*) from ${lead}) < ${RANKED_CANDIDATES} and ${matches}
        limit ${MOST_FOUND} offset 0
      ) as s where ${narrowed} ${window}
    ), ${sql.ref(name)} as materialized (
      select * from ${find} union all
      select * from ${lead} where (select count(*) from ${lead}) = ${RANKED_CANDIDATES} union all
      select * from ${walk} where (select count(*) from ${walk}) = ${RANKED_CANDIDATES}
    )`;
}

function isPreferred(text: TextQuery): Sql<unknown> {
  return text.preferred === null ? sql`false` : sql`s.document @@ ${text.preferred}::tsquery`;
}

/** Rank of a document named `s` for each part of the text: `worth_0`, `worth_1` and so on. */
function worths({ units }: TextQuery): Sql<unknown> {
  return sql.join(
    units.map(
      (unit, index) => sql`case
        when s.names @@ ${unit.head}::tsquery then 14
        when s.names @@ ${unit.said}::tsquery then 12
        when s.names @@ ${unit.kind}::tsquery then 10
        when s.names @@ ${unit.labelled}::tsquery then 9
        when s.document @@ ${unit.said}::tsquery then 6
        when s.document @@ ${unit.labelled}::tsquery then 4
        when s.document @@ ${unit.mentioned}::tsquery then 1
      end as ${sql.ref(`worth_${index}`)}`,
    ),
  );
}

/** Number of matched parts, the lowest field among them (name, label, text), and the sum of ranks. */
function total({ units }: TextQuery): Sql<unknown> {
  const each = sql.join(units.map((_, index) => sql.ref(`worth_${index}`)));
  const tier = sql`case when least(${each}) >= 9 then 3 when least(${each}) >= 4 then 2 else 1 end`;
  const score = sql.join(
    units.map((_, index) => sql`coalesce(${sql.ref(`worth_${index}`)}, 0)`),
    sql` + `,
  );
  return sql`num_nonnulls(${each}) as parts, ${tier} as tier, ${score} as score`;
}
