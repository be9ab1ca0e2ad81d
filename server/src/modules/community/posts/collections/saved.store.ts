import { z } from 'zod';
import { type Database, type Row, sql } from '../../../../platform/database/index.ts';
import { storedImage } from '../../../../platform/media/index.ts';
import { postRow } from '../post-row.ts';
import { isPostShownTo } from '../visibility.store.ts';

const picture = z.strictObject({ image: storedImage, alt: z.string() });

const savedRow = {
  id: sql.int4,
  kind: postRow.kind,
  member_id: sql.int4,
  excerpt: sql.text,
  picture: sql.jsonb.of(picture).orNull,
  created_at: sql.timestamptz,
  /** Microseconds since 1970: the exact time that the next page begins after. */
  at: sql.int8,
};
export type SavedRow = Row<typeof savedRow>;

/** Where a page begins: after this time, of those of the same time after this post. */
export interface SavedBefore {
  seconds: number;
  microseconds: number;
  postId: number;
}

export interface SavedWindow {
  memberId: number;
  /** One collection of the member; null: all that is saved. */
  collectionId: number | null;
  before: SavedBefore | null;
  limit: number;
}

const EXCERPT_LENGTH = 160;

/** Posts and reels that a member saved and may see, the latest first, read by the index of the saves or the collection. */
export async function listSaved(db: Database, window: SavedWindow): Promise<SavedRow[]> {
  const { memberId, collectionId, before, limit } = window;
  const saves =
    collectionId === null
      ? sql`post_saves s where s.member_id = ${memberId}`
      : sql`save_collection_posts s where s.collection_id = ${collectionId} and s.member_id = ${memberId}`;
  const below = before
    ? sql`and (s.created_at, s.post_id) < (timestamptz 'epoch' + ${before.seconds}::int8 * interval '1 second'
        + ${before.microseconds}::int8 * interval '1 microsecond', ${before.postId}::int)`
    : sql``;
  const { rows } = await sql.rows(savedRow)`
    select p.id, p.kind, p.member_id, left(p.body, ${EXCERPT_LENGTH}) as excerpt, s.created_at,
      (extract(epoch from s.created_at) * 1000000)::int8 as at,
      (select jsonb_build_object('image', i.image, 'alt', i.alt) from post_images i where i.post_id = p.id
        order by i.position limit 1) as picture
    from (select s.post_id, s.created_at from ${saves} ${below} order by s.created_at desc, s.post_id desc) as s
      join posts p on p.id = s.post_id
    where ${isPostShownTo(memberId)}
    order by s.created_at desc, s.post_id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** A member's saves for the copy of their data, with the collections each is in; in the order of posts, after one. */
export async function listSavesOf(db: Database, memberId: number, limit: number, after = 0) {
  const { rows } = await sql.rows({ post_id: sql.int4, created_at: sql.timestamptz, collection_ids: sql.int4Array })`
    select s.post_id, s.created_at, array(
      select f.collection_id from save_collection_posts f where f.member_id = s.member_id and f.post_id = s.post_id
      order by f.collection_id
    ) as collection_ids
    from post_saves s where s.member_id = ${memberId} and s.post_id > ${after} order by s.post_id limit ${limit}
  `.execute(db);
  return rows;
}
