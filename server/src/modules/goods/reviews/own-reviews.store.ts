import { type Fit, fits, type HoldReason, holdReasons, type ReviewStatus, reviewStatuses } from '@waha/contract';
import { z } from 'zod';
import { type Database, defineList, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { type StoredImage, storedImage } from '../../../platform/media/index.ts';

/** A review as its author and staff see it, in any status. */
const fullReview = {
  id: sql.int4,
  product_id: sql.int4,
  customer_id: sql.uuid.orNull,
  author: sql.text,
  rating: sql.int2,
  fit: sql.text.oneOf(...fits).orNull,
  title: sql.text.orNull,
  body: sql.text,
  status: sql.text.oneOf(...reviewStatuses),
  status_reason: sql.text.orNull,
  held_for: sql.textArray.of(z.array(z.enum(holdReasons))),
  helpful_count: sql.int4,
  created_at: sql.timestamptz,
  edited_at: sql.timestamptz.orNull,
  photos: sql.jsonb.of(z.array(z.strictObject({ upload_id: z.string().nullable(), image: storedImage }))),
};
export type FullReview = Row<typeof fullReview>;

const columns = sql`r.id, r.product_id, r.customer_id, r.author, r.rating, r.fit, r.title, r.body, r.status, r.status_reason,
  r.held_for, r.helpful_count, r.created_at, r.edited_at,
  coalesce((
    select jsonb_agg(jsonb_build_object('upload_id', f.upload_id, 'image', f.image) order by f.position)
    from review_photos f where f.review_id = r.id
  ), '[]') as photos`;

export async function readReview(db: Database | Tx, id: number): Promise<FullReview | undefined> {
  const { rows } = await sql.rows(fullReview)`select ${columns} from reviews r where r.id = ${id}`.execute(db);
  return rows[0];
}

/** The customer's own review, locked until the transaction ends; undefined for another customer's review. */
export async function lockOwnReview(tx: Tx, id: number, customerId: string): Promise<FullReview | undefined> {
  await sql`select id from reviews where id = ${id} and customer_id = ${customerId} for update`.execute(tx);
  const review = await readReview(tx, id);
  return review?.customer_id === customerId ? review : undefined;
}

export async function listOwnReviews(
  db: Database | Tx,
  customerId: string,
  page: { productId?: number | null; limit: number; offset?: number },
): Promise<FullReview[]> {
  const { productId = null, limit, offset = 0 } = page;
  const { rows } = await sql.rows(fullReview)`
    select ${columns} from reviews r
    where r.customer_id = ${customerId} and (${productId}::int is null or r.product_id = ${productId})
    order by r.created_at desc, r.id desc limit ${limit} offset ${offset}
  `.execute(db);
  return rows;
}

export interface ReviewText {
  rating: number;
  fit: Fit | null;
  title: string | null;
  body: string;
}

/** Rewrites a review; it is pending if held, published otherwise. */
export async function rewriteReview(
  tx: Tx,
  id: number,
  text: ReviewText,
  { status, heldFor, isNew }: { status: ReviewStatus; heldFor: readonly HoldReason[]; isNew: boolean },
): Promise<void> {
  await sql`
    update reviews set rating = ${text.rating}, fit = ${text.fit}, title = ${text.title}, body = ${text.body},
      edited_at = case when ${isNew} then null else now() end,
      status = ${status}, status_reason = null, held_for = ${[...heldFor]}::text[],
      published_at = case when ${status} = 'published' then coalesce(published_at, now()) else published_at end
    where id = ${id}
  `.execute(tx);
}

/** The photos a review has from now on, in this order. */
export async function replacePhotos(
  tx: Tx,
  reviewId: number,
  photos: readonly { upload_id: string | null; image: StoredImage }[],
): Promise<void> {
  await sql`delete from review_photos where review_id = ${reviewId}`.execute(tx);
  for (const [index, { upload_id, image }] of photos.entries()) {
    await sql`
      insert into review_photos (review_id, position, upload_id, image)
      values (${reviewId}, ${index + 1}, ${upload_id}, ${JSON.stringify(image)})
    `.execute(tx);
  }
}

export async function deleteReview(tx: Tx, id: number): Promise<void> {
  await sql`delete from review_votes where review_id = ${id}`.execute(tx);
  await sql`delete from review_photos where review_id = ${id}`.execute(tx);
  await sql`delete from reviews where id = ${id}`.execute(tx);
}

/** Reviews for moderators; a rewritten one is as old as its last change. */
export const listReviews = defineList({
  columns: fullReview,
  select: columns,
  from: sql`reviews r`,
  sorts: { waiting_since: sql`coalesce(r.edited_at, r.created_at)`, rating: sql`r.rating` },
  sort: 'waiting_since',
  tie: sql`r.id`,
  filters: {
    status: (status: ReviewStatus) => sql`r.status = ${status}`,
    product_id: (id: number) => sql`r.product_id = ${id}`,
  },
});
