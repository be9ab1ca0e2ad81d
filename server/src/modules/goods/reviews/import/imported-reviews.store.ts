import { sql, type Tx } from '../../../../platform/database/index.ts';

/** A review that tells one from another: its product, its author's name and its words. */
export interface ReviewIdentity {
  productId: number;
  author: string;
  body: string;
}

export const identityOf = ({ productId, author, body }: ReviewIdentity): string =>
  JSON.stringify([productId, author, body]);

/** Reviews, of some, that the shop has. */
export async function readKnownReviews(tx: Tx, reviews: readonly ReviewIdentity[]): Promise<Set<string>> {
  const { rows } = await sql.rows({ product_id: sql.int4, author: sql.text, body: sql.text })`
    select r.product_id, r.author, r.body
    from unnest(${reviews.map(({ productId }) => productId)}::int[], ${reviews.map(({ author }) => author)}::text[],
      ${reviews.map(({ body }) => body)}::text[]) as sent (product_id, author, body)
    join reviews r on r.product_id = sent.product_id and r.author = sent.author and r.body = sent.body
  `.execute(tx);
  return new Set(rows.map(({ product_id: productId, author, body }) => identityOf({ productId, author, body })));
}

export interface ImportedReview extends ReviewIdentity {
  rating: number;
  title: string | null;
  createdAt: Date;
  heldFor: readonly string[];
}

/** Writes reviews of nobody in particular: published, or held for staff. Returns their ids in the same order. */
export async function insertImported(tx: Tx, reviews: readonly ImportedReview[]): Promise<number[]> {
  const of = <Value>(pick: (review: ImportedReview) => Value) => reviews.map(pick);
  const { rows } = await sql.rows({ id: sql.int4 })`
    with sent as (
      select * from unnest(${of(({ productId }) => productId)}::int[], ${of(({ rating }) => rating)}::smallint[],
        ${of(({ title }) => title)}::text[], ${of(({ body }) => body)}::text[], ${of(({ author }) => author)}::text[],
        ${of(({ createdAt }) => createdAt)}::timestamptz[], ${of(({ heldFor }) => JSON.stringify(heldFor))}::jsonb[])
        with ordinality as sent (product_id, rating, title, body, author, created_at, held_for, place)
    )
    insert into reviews (product_id, rating, title, body, author, is_verified, created_at, status, held_for, published_at)
    select product_id, rating, title, body, author, false, created_at,
      case when held_for = '[]' then 'published' else 'pending' end,
      array(select jsonb_array_elements_text(held_for)), case when held_for = '[]' then created_at end
    from sent order by place
    returning id
  `.execute(tx);
  // Identities are drawn in the order of the insert.
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Deletes imported reviews, with their votes. Returns what is gone, with its product. */
export async function deleteImported(tx: Tx, ids: readonly number[]): Promise<{ id: number; product_id: number }[]> {
  await sql`delete from review_votes where review_id = any(${[...ids]}::int[])`.execute(tx);
  const { rows } = await sql.rows({ id: sql.int4, product_id: sql.int4 })`
    delete from reviews where id = any(${[...ids]}::int[]) and customer_id is null returning id, product_id
  `.execute(tx);
  return rows;
}
