import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { shownAdvice } from './advise-size.ts';

const fitsRow = { small: sql.int4, as_expected: sql.int4, large: sql.int4, from_returns: sql.int4 };
export type ProductFits = Row<typeof fitsRow>;

/** How the sizes of a product fit, as counted last; undefined where nobody said it. */
export async function readProductFits(db: Database, productId: number): Promise<ProductFits | undefined> {
  const { rows } = await sql.rows(fitsRow)`
    select small, as_expected, large, from_returns from product_fits where product_id = ${productId}
  `.execute(db);
  return rows[0];
}

/** Advice on the sizes of a product, as its page shows it. */
export async function readSizeAdvice(db: Database, productId: number) {
  const fits = await readProductFits(db, productId);
  return fits ? shownAdvice(fits) : null;
}

/** Counts of a product that differ from those stored; zeros where nobody said it, now or before. */
export interface ChangedFits {
  productId: number;
  before: ProductFits;
  now: ProductFits;
}

const changedRow = {
  product_id: sql.int4,
  ...fitsRow,
  old_small: sql.int4,
  old_as_expected: sql.int4,
  old_large: sql.int4,
  old_from_returns: sql.int4,
};

/**
 * Products whose counts are not what `answers` say: rows of a product, a buyer, a side, a moment, and whether a return
 * says it. A buyer counts once for each product, by the latest answer.
 */
export async function listChangedFits(db: Database, answers: Sql<unknown>): Promise<ChangedFits[]> {
  const { rows } = await sql.rows(changedRow)`
    with latest as (
      select distinct on (product_id, buyer) product_id, fit, is_return from (${answers}) as answers
      order by product_id, buyer, at desc, fit
    ), counted as (
      select product_id, count(*) filter (where fit = 'small')::int as small,
        count(*) filter (where fit = 'as_expected')::int as as_expected,
        count(*) filter (where fit = 'large')::int as large, count(*) filter (where is_return)::int as from_returns
      from latest group by product_id
    )
    select product_id, coalesce(c.small, 0) as small, coalesce(c.as_expected, 0) as as_expected,
      coalesce(c.large, 0) as large, coalesce(c.from_returns, 0) as from_returns, coalesce(s.small, 0) as old_small,
      coalesce(s.as_expected, 0) as old_as_expected, coalesce(s.large, 0) as old_large,
      coalesce(s.from_returns, 0) as old_from_returns
    from counted c full join product_fits s using (product_id)
    where (c.small, c.as_expected, c.large, c.from_returns) is distinct from (s.small, s.as_expected, s.large, s.from_returns)
    order by product_id
  `.execute(db);
  return rows.map(({ product_id: productId, small, as_expected, large, from_returns, ...old }) => ({
    productId,
    before: {
      small: old.old_small,
      as_expected: old.old_as_expected,
      large: old.old_large,
      from_returns: old.old_from_returns,
    },
    now: { small, as_expected, large, from_returns },
  }));
}

/** Stores counts of products; those of nobody are removed. A product that is gone by now is passed over. */
export async function writeProductFits(
  tx: Tx,
  counted: readonly Pick<ChangedFits, 'productId' | 'now'>[],
): Promise<void> {
  const isEmpty = ({ now }: Pick<ChangedFits, 'now'>) => now.small + now.as_expected + now.large === 0;
  const [gone, kept] = [counted.filter(isEmpty), counted.filter((one) => !isEmpty(one))];
  await sql`delete from product_fits where product_id = any(${gone.map((one) => one.productId)}::int[])`.execute(tx);
  await sql`
    insert into product_fits (product_id, small, as_expected, large, from_returns)
    select given.* from unnest(${kept.map((one) => one.productId)}::int[], ${kept.map(({ now }) => now.small)}::int[],
      ${kept.map(({ now }) => now.as_expected)}::int[], ${kept.map(({ now }) => now.large)}::int[],
      ${kept.map(({ now }) => now.from_returns)}::int[]) as given (product_id, small, as_expected, large, from_returns)
    join products p on p.id = given.product_id
    order by given.product_id for key share of p
    on conflict (product_id) do update set small = excluded.small, as_expected = excluded.as_expected,
      large = excluded.large, from_returns = excluded.from_returns
  `.execute(tx);
}
