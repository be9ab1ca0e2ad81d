import { z } from 'zod';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { storedImage } from '../../../platform/media/index.ts';
import { isShownTo } from '../members/index.ts';

const countsRow = { members: sql.int4, posts: sql.int4, reels: sql.int4, reviews: sql.int4 };
export type Counts = Row<typeof countsRow>;

export async function readCounts(db: Database): Promise<Counts | undefined> {
  const { rows } = await sql.rows(countsRow)`select members, posts, reels, reviews from community_counts`.execute(db);
  return rows[0];
}

/** Stores the counts; false when none has changed. */
export async function writeCounts(tx: Tx, counts: Counts): Promise<boolean> {
  const { rows } = await sql`
    insert into community_counts as c (members, posts, reels, reviews)
    values (${counts.members}, ${counts.posts}, ${counts.reels}, ${counts.reviews})
    on conflict (is_only) do update
      set members = excluded.members, posts = excluded.posts, reels = excluded.reels, reviews = excluded.reviews
      where (c.members, c.posts, c.reels, c.reviews)
        is distinct from (excluded.members, excluded.posts, excluded.reels, excluded.reviews)
    returning is_only
  `.execute(tx);
  return rows.length > 0;
}

/** Published reviews that members wrote. */
export async function countMemberReviews(db: Database): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from reviews r
    join members m on m.customer_id = r.customer_id and m.status = 'active' where r.status = 'published'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export interface TagCount {
  tag: string;
  count: number;
}

export async function replaceTags(tx: Tx, tags: readonly TagCount[]): Promise<void> {
  const names = tags.map((one) => one.tag);
  await sql`delete from popular_tags where tag <> all(${names}::text[])`.execute(tx);
  await sql`
    insert into popular_tags as t (tag, count)
    select tag, count from unnest(${names}::text[], ${tags.map((one) => one.count)}::int[]) as given (tag, count)
    on conflict (tag) do update set count = excluded.count where t.count <> excluded.count
  `.execute(tx);
}

/** Tags with this beginning, the most used first. */
export async function findTags(db: Database, beginning: string, limit: number): Promise<TagCount[]> {
  const { rows } = await sql.rows({ tag: sql.text, count: sql.int4 })`
    select tag, count from popular_tags where tag like ${`${beginning.replaceAll(/[\\%_]/g, '\\$&')}%`}
    order by count desc, tag limit ${limit}
  `.execute(db);
  return rows;
}

const reviewRow = {
  id: sql.int4,
  member_id: sql.int4,
  product_id: sql.int4,
  rating: sql.int2,
  title: sql.text.orNull,
  body: sql.text,
  is_verified: sql.bool,
  helpful_count: sql.int4,
  created_at: sql.timestamptz,
  moment: sql.int8,
  photos: sql.jsonb.of(z.array(storedImage)),
};
export type MemberReviewRow = Row<typeof reviewRow>;

export interface ReviewWindow {
  readerId: number;
  /** Posts of this author alone; null for all. */
  authorId: number | null;
  withPhotos: boolean;
  /** The moment (`moment` of its row) and number of the review before. */
  before: { moment: number; id: number } | null;
  limit: number;
}

/** The start of cursor times: microseconds, which a Date does not carry, since a day that keeps them exact. */
const FROM = sql`timestamptz '2010-01-01 00:00Z'`;

/** Members' reviews of products on sale that a reader may see, the latest first. */
export async function listMemberReviews(db: Database, window: ReviewWindow): Promise<MemberReviewRow[]> {
  const { before } = window;
  const { rows } = await sql.rows(reviewRow)`
    select r.id, m.id as member_id, r.product_id, r.rating, r.title, r.body, r.is_verified, r.helpful_count, r.created_at,
      (extract(epoch from r.created_at - ${FROM}) * 1000000)::bigint as moment,
      coalesce((select jsonb_agg(f.image order by f.position) from review_photos f where f.review_id = r.id), '[]') as photos
    from reviews r
    join members m on m.customer_id = r.customer_id and m.status = 'active'
    join products p on p.id = r.product_id and p.is_active
    where r.status = 'published' and r.customer_id is not null and ${isShownTo('m.id', window.readerId)}
      ${window.authorId === null ? sql`` : sql`and m.id = ${window.authorId}`}
      and (not ${window.withPhotos}::boolean or exists (select from review_photos f where f.review_id = r.id))
      and (${before?.moment ?? null}::bigint is null or (r.created_at, r.id)
        < (${FROM} + ${before?.moment ?? null}::bigint * interval '1 microsecond', ${before?.id ?? null}::int))
    order by r.created_at desc, r.id desc limit ${window.limit}
  `.execute(db);
  return rows;
}
