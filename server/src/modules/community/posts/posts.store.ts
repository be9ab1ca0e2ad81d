import { z } from 'zod';
import { type Database, type Sql, sql, type Tx } from '../../../platform/database/index.ts';
import { type StoredImage, storedImage } from '../../../platform/media/index.ts';
import { followedBy, isFollowedBy, isShownTo } from '../members/index.ts';
import { deletePoll, startPoll, stopPoll } from './polls/polls.store.ts';
import { type PostKind, type PostRow, postRow } from './post-row.ts';
import { mayOpenPost } from './visibility.store.ts';

/** Columns of a post named `p` as a given member sees it. Likes count immediately. */
export const seenBy = (readerId: number) => sql`
  p.id, p.member_id, p.kind, p.is_ready, p.body, p.status, p.held_for, p.status_reason, p.position, p.tags, p.pinned_at, p.created_at, p.edited_at,
  p.like_count + coalesce((select sum(c.likes) from post_changes c where c.post_id = p.id), 0)::int as like_count,
  p.share_count + coalesce((select sum(c.shares) from post_changes c where c.post_id = p.id), 0)::int as share_count,
  p.view_count + coalesce((select sum(c.views) from post_changes c where c.post_id = p.id), 0)::int as view_count,
  p.comment_count,
  (select coalesce(jsonb_agg(jsonb_build_object('upload_id', i.upload_id, 'image', i.image, 'alt', i.alt) order by i.position), '[]')
    from post_images i where i.post_id = p.id) as images,
  (select jsonb_build_object('upload_id', v.upload_id, 'status', v.status, 'failure', v.failure, 'video', v.video, 'captions', v.captions)
    from post_videos v where v.post_id = p.id) as video,
  (select jsonb_build_object('days', q.days, 'opened_at', coalesce(q.opened_at, p.published_at), 'stopped_at', q.stopped_at,
      'options', (select jsonb_agg(jsonb_build_object('id', o.id, 'text', o.text, 'votes', o.votes) order by o.position)
        from post_poll_options o where o.post_id = p.id),
      'voted', (select v.option_id from post_poll_votes v where v.post_id = p.id and v.member_id = ${readerId}))
    from post_polls q where q.post_id = p.id) as poll,
  array(select r.product_id from post_products r where r.post_id = p.id order by r.position) as product_ids,
  array(select m.member_id from post_mentions m where m.post_id = p.id) as mention_ids,
  exists (select from post_likes l where l.post_id = p.id and l.member_id = ${readerId}) as is_liked,
  exists (select from post_saves s where s.post_id = p.id and s.member_id = ${readerId}) as is_saved,
  ${isFollowedBy('p.member_id', readerId)} as is_author_followed,
  case when p.member_id = ${readerId} then
    (select coalesce(sum(z.pieces), 0)::int from post_sales z where z.post_id = p.id) end as sold_count`;

export interface FeedFilter {
  kind: PostKind;
  readerId: number;
  authorId: number | null;
  tag: string | null;
  isSaved: boolean;
  /** Posts of members the reader follows alone. */
  isFollowed: boolean;
  /** Both by default. */
  isPinned?: boolean | null;
}

/** A filter that leaves out none. */
export const everyone = { authorId: null, tag: null, isSaved: false, isFollowed: false } as const;

/** The conditions of a filter, without those of visibility. */
function narrowing({ kind, readerId, authorId, tag, isSaved, isFollowed, isPinned = null }: FeedFilter): Sql<unknown> {
  const more = [
    ...(isPinned === null ? [] : [isPinned ? sql`p.pinned_at is not null` : sql`p.pinned_at is null`]),
    ...(authorId === null ? [] : [sql`p.member_id = ${authorId}`]),
    ...(tag === null ? [] : [sql`p.tags @> array[${tag}::text]`]),
    ...(isSaved ? [sql`exists (select from post_saves s where s.post_id = p.id and s.member_id = ${readerId})`] : []),
    ...(isFollowed ? [isFollowedBy('p.member_id', readerId)] : []),
  ];
  return sql.join([sql`p.kind = ${kind}`, sql`p.status = 'published'`, ...more], sql` and `);
}

const conditions = (filter: FeedFilter) => sql`${narrowing(filter)} and ${isShownTo('p.member_id', filter.readerId)}`;

/** A page of the newest posts: below a position, with a limit. */
export interface FeedWindow {
  before: number | null;
  limit: number;
}

/** Posts below a position, the newest first. */
export async function listFeed(db: Database, filter: FeedFilter, window: FeedWindow): Promise<PostRow[]> {
  const isOfOne = filter.authorId !== null;
  if (!isOfOne && (filter.tag !== null || filter.isSaved)) {
    return listNewest(db, { ...filter, kept: conditions(filter) }, window);
  }
  if (!isOfOne && filter.isFollowed) return listFollowed(db, filter, window);
  const { rows } = await sql.rows(postRow)`
    select ${seenBy(filter.readerId)} from (
      select * from posts p
      where ${isOfOne ? narrowing(filter) : conditions(filter)} and p.position < ${window.before ?? Number.MAX_SAFE_INTEGER}
      order by p.position desc limit ${window.limit}
    ) as p
    -- All of one author are shown to a reader, or none: asked before, it would be asked of everything they ever wrote.
    where ${isOfOne ? isShownTo('p.member_id', filter.readerId) : sql`true`} order by p.position desc
  `.execute(db);
  return rows;
}

/**
 * The newest posts of the members a reader follows. Each member's newest are read by their index, as many as a page has,
 * so that it costs the same whether those members write much or hardly ever.
 */
async function listFollowed(
  db: Database,
  { kind, readerId }: Pick<FeedFilter, 'kind' | 'readerId'>,
  { before, limit }: FeedWindow,
): Promise<PostRow[]> {
  const { rows } = await sql.rows(postRow)`
    with followed as materialized (${followedBy(readerId)}), found as materialized (
      select n.id, n.position from followed f cross join lateral (
        select p.id, p.position from posts p
        where p.member_id = f.other_id and p.kind = ${kind} and p.status = 'published'
          and p.position < ${before ?? Number.MAX_SAFE_INTEGER}
        order by p.position desc limit ${limit}
      ) as n
      order by n.position desc limit ${limit}
    )
    select ${seenBy(readerId)} from found f join posts p on p.id = f.id order by p.position desc
  `.execute(db);
  return rows;
}

/** The number of newest posts searched for a filter that matches an unknown share of them. */
const NEWEST = 5_000;

/**
 * The newest posts with a condition that many or hardly any posts meet: a word, a tag. Of a common one, the newest few
 * thousand contain enough; a rare one is found completely by its own index, without a scan of a million posts.
 */
export async function listNewest(
  db: Database,
  { kind, readerId, kept }: Pick<FeedFilter, 'kind' | 'readerId'> & { kept: Sql<unknown> },
  { before, limit }: FeedWindow,
): Promise<PostRow[]> {
  const below = sql`p.position < ${before ?? Number.MAX_SAFE_INTEGER}`;
  const among = (posts: Sql<unknown>) => sql.rows(postRow)`
    with found as materialized (${posts} order by p.position desc limit ${limit})
    select ${seenBy(readerId)} from found f join posts p on p.id = f.id order by p.position desc
  `;
  const newest = await among(sql`
    select p.id from (
      select * from posts p where p.kind = ${kind} and p.status = 'published' and ${below} order by p.position desc limit ${NEWEST}
    ) as p where ${kept}
  `).execute(db);
  if (newest.rows.length === limit) return newest.rows;
  // `offset 0` makes PostgreSQL find all matches first and sort them, instead of scanning posts in their order.
  const all = await among(
    sql`select p.id from (select * from posts p where ${kept} and ${below} offset 0) as p`,
  ).execute(db);
  return all.rows;
}

/** Posts pinned by staff, the latest pinned first. */
export async function listPinned(db: Database, filter: FeedFilter, most: number): Promise<PostRow[]> {
  const { rows } = await sql.rows(postRow)`
    select ${seenBy(filter.readerId)} from posts p
    where ${conditions({ ...filter, isPinned: true })} order by p.pinned_at desc limit ${most}
  `.execute(db);
  return rows;
}

/** The maximum of PostgreSQL's integer type. */
const HIGHEST_ID = 2_147_483_647;

/** A member's own posts of a kind that are not visible to others, the latest first. */
export async function listHeld(
  db: Database,
  memberId: number,
  { kind, before, limit }: { kind: PostKind; before: number | null; limit: number },
): Promise<PostRow[]> {
  const { rows } = await sql.rows(postRow)`
    select ${seenBy(memberId)} from posts p
    where p.member_id = ${memberId} and p.kind = ${kind} and p.status in ('pending', 'hidden')
      and p.id < ${before ?? HIGHEST_ID}
    order by p.id desc limit ${limit}
  `.execute(db);
  return rows;
}

/** Posts of the last seven days, the most liked first; the same order for all until likes change it. */
export async function listTop(
  db: Database,
  filter: FeedFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<PostRow[]> {
  const { rows } = await sql.rows(postRow)`
    select ${seenBy(filter.readerId)} from (
      select * from posts p
      where ${conditions(filter)} and p.published_at > now() - interval '7 days'
      order by p.like_count + 2 * p.comment_count desc, p.id desc limit ${limit} offset ${offset}
    ) as p order by p.like_count + 2 * p.comment_count desc, p.id desc
  `.execute(db);
  return rows;
}

/** The number of posts above a position, at most `most`. */
export async function countSince(db: Database, filter: FeedFilter, since: number, most: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from (
      select from posts p where ${conditions(filter)} and p.position > ${since} limit ${most}
    ) as news
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** A post as a member may see it: a visible one, or an own one in any status but removed. */
export async function readPost(
  db: Database | Tx,
  id: number,
  readerId: number,
  kind: PostKind | null = null,
): Promise<PostRow | undefined> {
  const { rows } = await sql.rows(postRow)`
    select ${seenBy(readerId)} from posts p
    where p.id = ${id} and (${kind}::text is null or p.kind = ${kind}) and ${mayOpenPost(readerId)}
  `.execute(db);
  return rows[0];
}

const lockedPost = {
  id: sql.int4,
  member_id: sql.int4,
  status: postRow.status,
  held_for: sql.textArray,
  position: sql.int8.orNull,
  created_at: sql.timestamptz,
  body: sql.text,
  was_looked_at: sql.bool,
};

/** A member's own post, locked until the end of the transaction. */
export async function lockOwnPost(tx: Tx, id: number, memberId: number, kind: PostKind) {
  const { rows } = await sql.rows(lockedPost)`
    select id, member_id, status, held_for, position, created_at, body, was_looked_at from posts
    where id = ${id} and member_id = ${memberId} and kind = ${kind} and status <> 'removed' for update
  `.execute(tx);
  return rows[0];
}

export interface PostText {
  body: string;
  tags: readonly string[];
  /** The search document: a tsvector as text. */
  document: string;
}

export async function insertPost(
  tx: Tx,
  post: PostText & { memberId: number; kind: PostKind; heldFor: readonly string[] },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into posts (member_id, kind, is_ready, body, status, held_for, tags, document)
    values (${post.memberId}, ${post.kind}, ${post.kind === 'post'}, ${post.body}, 'pending', ${[...post.heldFor]}::text[], ${[...post.tags]}::text[],
      ${post.document}::tsvector)
    returning id
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the post was not written');
  return row.id;
}

export async function updatePost(tx: Tx, id: number, post: PostText): Promise<void> {
  await sql`
    update posts set body = ${post.body}, tags = ${[...post.tags]}::text[], document = ${post.document}::tsvector,
      edited_at = now()
    where id = ${id}
  `.execute(tx);
}

/** An arbitrary number: the one advisory lock under which posts get their positions. */
const POSITION_LOCK = 720_001;

/**
 * Publishes a waiting post as the newest. Its advisory lock is held until commit, so that positions become visible in
 * order; call it last in its transaction. False when it no longer waits, or its film is not processed.
 */
export async function publishPost(tx: Tx, id: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${POSITION_LOCK})`.execute(tx);
  const { rows } = await sql`
    update posts set status = 'published', held_for = '{}', status_reason = null,
      position = coalesce(position, nextval('post_positions')), published_at = coalesce(published_at, now())
    where id = ${id} and is_ready and status in ('pending', 'hidden')
    returning id
  `.execute(tx);
  if (rows.length > 0) await startPoll(tx, id);
  return rows.length > 0;
}

/** Holds a post for moderation. */
export async function holdPost(tx: Tx, id: number, heldFor: readonly string[]): Promise<void> {
  await sql`update posts set status = 'pending', held_for = ${[...heldFor]}::text[] where id = ${id}`.execute(tx);
  await stopPoll(tx, id);
}

/** Removes the content of a post; its row remains for the sales and points it caused. Returns its uploads. */
export async function removePost(tx: Tx, id: number): Promise<string[]> {
  const { rows } = await sql.rows({ upload_id: sql.uuid })`
    delete from post_images where post_id = ${id} returning upload_id
  `.execute(tx);
  await sql`delete from post_mentions where post_id = ${id}`.execute(tx);
  await sql`delete from post_products where post_id = ${id}`.execute(tx);
  await deletePoll(tx, id);
  await sql`
    update posts set status = 'removed', body = '', tags = '{}', document = '', held_for = '{}', status_reason = null,
      pinned_at = null
    where id = ${id}
  `.execute(tx);
  return rows.map((row) => row.upload_id);
}

/** Records that staff approved a post: after a later change it waits again. */
export async function markLookedAt(tx: Tx, id: number): Promise<void> {
  await sql`update posts set was_looked_at = true where id = ${id}`.execute(tx);
}

/** The number of a member's posts that were ever shown. */
export async function countPublished(tx: Tx, memberId: number, most: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from (
      select from posts where member_id = ${memberId} and published_at is not null limit ${most}
    ) as shown
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function replaceImages(
  tx: Tx,
  postId: number,
  images: readonly { upload_id: string; image: StoredImage; alt: string }[],
): Promise<void> {
  await sql`delete from post_images where post_id = ${postId}`.execute(tx);
  for (const [index, { upload_id, image, alt }] of images.entries()) {
    await sql`
      insert into post_images (post_id, position, upload_id, image, alt)
      values (${postId}, ${index + 1}, ${upload_id}, ${JSON.stringify(image)}, ${alt})
    `.execute(tx);
  }
}

export async function replaceProducts(tx: Tx, postId: number, productIds: readonly number[]): Promise<void> {
  await sql`delete from post_products where post_id = ${postId}`.execute(tx);
  await sql`
    insert into post_products (post_id, position, product_id)
    select ${postId}, position, id from unnest(${[...productIds]}::int[]) with ordinality as given (id, position)
  `.execute(tx);
}

/** Replaces the mentions of a post; returns the newly mentioned members. */
export async function replaceMentions(tx: Tx, postId: number, memberIds: readonly number[]): Promise<number[]> {
  await sql`
    delete from post_mentions where post_id = ${postId} and member_id <> all(${[...memberIds]}::int[])
  `.execute(tx);
  const { rows } = await sql.rows({ member_id: sql.int4 })`
    insert into post_mentions (post_id, member_id) select ${postId}, unnest(${[...memberIds]}::int[])
    on conflict do nothing returning member_id
  `.execute(tx);
  return rows.map((row) => row.member_id);
}

export async function readPostAuthor(db: Database | Tx, id: number) {
  const { rows } = await sql.rows({ member_id: sql.int4, kind: postRow.kind, status: postRow.status })`
    select member_id, kind, status from posts where id = ${id}
  `.execute(db);
  return rows[0];
}

const writtenPoll = z.strictObject({ days: z.int(), options: z.array(z.string()) });

/** A member's posts that are not removed, the oldest first, after one of them. */
export async function listPostsOf(db: Database | Tx, memberId: number, limit: number, after = 0) {
  const { rows } = await sql.rows({
    id: sql.int4,
    kind: postRow.kind,
    body: sql.text,
    status: postRow.status,
    created_at: sql.timestamptz,
    poll: sql.jsonb.of(writtenPoll).orNull,
  })`
    select p.id, p.kind, p.body, p.status, p.created_at,
      (select jsonb_build_object('days', q.days, 'options', (
        select jsonb_agg(o.text order by o.position) from post_poll_options o where o.post_id = q.post_id))
        from post_polls q where q.post_id = p.id) as poll
    from posts p where p.member_id = ${memberId} and p.status <> 'removed' and p.id > ${after}
    order by p.id limit ${limit}
  `.execute(db);
  return rows;
}

export async function listPictures(tx: Tx, postId: number): Promise<StoredImage[]> {
  const { rows } = await sql.rows({ image: sql.jsonb.of(storedImage) })`
    select image from post_images where post_id = ${postId}
  `.execute(tx);
  return rows.map((row) => row.image);
}

/** Returns their uploads. */
export async function deleteImagesOf(tx: Tx, memberId: number): Promise<string[]> {
  const { rows } = await sql.rows({ upload_id: sql.uuid })`
    delete from post_images where post_id in (select id from posts where member_id = ${memberId}) returning upload_id
  `.execute(tx);
  return rows.map((row) => row.upload_id);
}
