import { type Fit, fits, type ReviewSort, type ReviewStatus, reviewStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Database, type Row, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { storedImage } from '../../../platform/media/index.ts';
import type { Voter } from '../../people/identity/index.ts';

const reviewRow = {
  id: sql.int4,
  rating: sql.int2,
  fit: sql.text.oneOf(...fits).orNull,
  title: sql.text.orNull,
  body: sql.text,
  author: sql.text,
  city_ar: sql.text.orNull,
  city_en: sql.text.orNull,
  is_verified: sql.bool,
  helpful_count: sql.int4,
  created_at: sql.timestamptz,
  photos: sql.jsonb.of(z.array(storedImage)),
};
export type ReviewRow = Row<typeof reviewRow>;

export interface ReviewWindow {
  productId: number;
  sort: ReviewSort;
  /** Exactly this many stars; null for all. */
  rating: number | null;
  limit: number;
  offset: number;
}

const orders: Record<ReviewSort, Sql<unknown>> = {
  newest: sql`r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
  helpful: sql`r.helpful_count desc, r.created_at desc, r.id desc`,
};

export async function listPublished(db: Database, window: ReviewWindow): Promise<ReviewRow[]> {
  const { rows } = await sql.rows(reviewRow)`
    select r.id, r.rating, r.fit, r.title, r.body, r.author, c.name_ar as city_ar, c.name_en as city_en, r.is_verified, r.helpful_count,
      r.created_at,
      coalesce((select jsonb_agg(f.image order by f.position) from review_photos f where f.review_id = r.id), '[]') as photos
    from reviews r left join cities c on c.id = r.city_id
    where r.product_id = ${window.productId} and r.status = 'published'
      and (${window.rating}::int is null or r.rating = ${window.rating})
    order by ${orders[window.sort]} limit ${window.limit} offset ${window.offset}
  `.execute(db);
  return rows;
}

/** Published reviews of a product per number of stars; absent numbers have none. */
export async function countByStars(db: Database | Tx, productId: number): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql.rows({ rating: sql.int2, count: sql.int4 })`
    select rating, count(*)::int as count from reviews
    where product_id = ${productId} and status = 'published' group by rating
  `.execute(db);
  return rows;
}

/** Changes a status from one of the given ones and returns the product; undefined on a mismatch. */
export async function changeReviewStatus(
  tx: Tx,
  change: { id: number; from: readonly ReviewStatus[]; to: ReviewStatus; reason: string | null },
): Promise<number | undefined> {
  const { rows } = await sql.rows({ product_id: sql.int4 })`
    update reviews set status = ${change.to}, status_reason = ${change.reason},
      published_at = case when ${change.to} = 'published' then now() else published_at end
    where id = ${change.id} and status = any(${[...change.from]}::text[])
    returning product_id
  `.execute(tx);
  return rows[0]?.product_id;
}

/** Author and visibility of a review; undefined if it was deleted. */
export async function readReviewFacts(db: Database, id: number) {
  const { rows } = await sql.rows({
    customer_id: sql.uuid.orNull,
    status: sql.text.oneOf(...reviewStatuses),
    is_verified: sql.bool,
  })`
    select customer_id, status, is_verified from reviews where id = ${id}
  `.execute(db);
  return rows[0];
}

export interface ReviewDraft {
  productId: number;
  rating: number;
  fit?: Fit | null | undefined;
  body: string;
  /** Displayed name: first name and an initial. */
  author: string;
  cityId: number | null;
  isVerified: boolean;
  createdAt: Date;
  customerId?: string;
  orderId?: string;
}

/** A new review, waiting to be published. */
export async function addReview(tx: Tx, draft: ReviewDraft): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into reviews (product_id, rating, fit, body, author, city_id, is_verified, created_at, customer_id, order_id)
    values (${draft.productId}, ${draft.rating}, ${draft.fit ?? null}, ${draft.body}, ${draft.author}, ${draft.cityId},
      ${draft.isVerified}, ${draft.createdAt}, ${draft.customerId ?? null}, ${draft.orderId ?? null})
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the review was not added');
  return row.id;
}

/** Votes per network and week: enough for a household, which limits invented visitors to the same number. */
const OF_ONE_ADDRESS = 5;

/**
 * Counts a helpful vote, once per person; further votes of the same person or beyond the network's weekly limit change
 * nothing. Returns the count.
 */
export async function addVote(tx: Tx, reviewId: number, { key, keys, network }: Voter): Promise<number> {
  // Serialises concurrent votes, so that the statement below sees them.
  await sql`select from reviews where id = ${reviewId} for update`.execute(tx);
  return changeVotes(
    tx,
    reviewId,
    sql`
      insert into review_votes (review_id, voter, network)
      select ${reviewId}, ${key}, ${network}
      where not exists (select from review_votes where review_id = ${reviewId} and voter = any(${keys}::text[]))
        and (${network}::text is null or ${OF_ONE_ADDRESS} > (
          select count(*) from review_votes
          where review_id = ${reviewId} and network = ${network} and created_at > now() - interval '7 days'
        ))
      on conflict do nothing returning 1 as step`,
  );
}

export async function removeVote(tx: Tx, reviewId: number, { keys }: Voter): Promise<number> {
  return changeVotes(
    tx,
    reviewId,
    sql`delete from review_votes where review_id = ${reviewId} and voter = any(${keys}::text[]) returning -1 as step`,
  );
}

/** The counter moves by the rows really inserted or deleted, in one statement. */
async function changeVotes(tx: Tx, reviewId: number, change: Sql<unknown>): Promise<number> {
  const { rows } = await sql.rows({ helpful_count: sql.int4 })`
    with changed as (${change})
    update reviews set helpful_count = helpful_count + coalesce((select sum(step) from changed), 0)::int
    where id = ${reviewId} returning helpful_count
  `.execute(tx);
  return rows[0]?.helpful_count ?? 0;
}
