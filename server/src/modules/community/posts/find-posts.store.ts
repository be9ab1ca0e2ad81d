import { postStatuses } from '@waha/contract';
import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { type PostKind, type PostRow, postRow } from './post-row.ts';
import { listNewest, seenBy } from './posts.store.ts';
import { isCommentShownTo, isPostShown, isPostShownTo, mayOpenPost } from './visibility.store.ts';

/** Posts or reels a member may see that a tsquery (as text) finds, the latest first. */
export function findPosts(
  db: Database,
  { kind, tsquery, readerId, limit }: { kind: PostKind; tsquery: string; readerId: number; limit: number },
): Promise<PostRow[]> {
  const kept = sql`p.kind = ${kind} and ${isPostShownTo(readerId)} and p.document @@ ${tsquery}::tsquery`;
  return listNewest(db, { kind, readerId, kept }, { before: null, limit });
}

/** Posts by their numbers, limited to those a member may see. */
export async function readVisible(db: Database | Tx, ids: readonly number[], readerId: number): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql.rows(postRow)`
    select ${seenBy(readerId)} from posts p where p.id = any(${[...ids]}::int[]) and ${isPostShownTo(readerId)}
  `.execute(db);
  return rows;
}

const factsRow = {
  id: sql.int4,
  member_id: sql.int4,
  body: sql.text,
  status: sql.text.oneOf(...postStatuses),
  status_reason: sql.text.orNull,
  waited: sql.bool.orNull,
  mention_ids: sql.int4Array,
};

/** The present state of a post for event subscribers; `waited`: it was reviewed before it was first shown. */
export async function readPostFacts(db: Database | Tx, id: number) {
  const { rows } = await sql.rows(factsRow)`
    select p.id, p.member_id, p.body, p.status, p.status_reason, p.published_at > p.created_at as waited,
      array(select m.member_id from post_mentions m where m.post_id = p.id) as mention_ids
    from posts p where p.id = ${id}
  `.execute(db);
  return rows[0];
}

/** The present state of a comment for event subscribers, with the author of the comment it answers. */
export async function readCommentFacts(db: Database, id: number) {
  const { rows } = await sql.rows({
    id: sql.int4,
    post_id: sql.int4,
    member_id: sql.int4,
    body: sql.text,
    status: factsRow.status,
    answers: sql.int4.orNull,
    author_id: sql.int4,
  })`
    select c.id, c.post_id, c.member_id, c.body, c.status, a.member_id as answers, p.member_id as author_id
    from comments c join posts p on p.id = c.post_id left join comments a on a.id = c.parent_id
    where c.id = ${id}
  `.execute(db);
  return rows[0];
}

interface Excerpts {
  readerId: number;
  length: number;
}

/** Excerpts of posts that a list names and its reader may open: kind and beginning. */
export async function readExcerpts(
  db: Database,
  ids: readonly number[],
  { readerId, length }: Excerpts,
): Promise<Map<number, { kind: PostRow['kind']; excerpt: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql.rows({ id: sql.int4, kind: postRow.kind, excerpt: sql.text })`
    select p.id, p.kind, left(p.body, ${length}) as excerpt from posts p
    where p.id = any(${[...ids]}::int[]) and ${mayOpenPost(readerId)}
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The beginnings of comments their reader may see. */
export async function readCommentExcerpts(db: Database, ids: readonly number[], { readerId, length }: Excerpts) {
  if (ids.length === 0) return new Map<number, string>();
  const { rows } = await sql.rows({ id: sql.int4, excerpt: sql.text })`
    select c.id, left(c.body, ${length}) as excerpt from comments c join posts p on p.id = c.post_id
    where c.id = any(${[...ids]}::int[]) and ${isCommentShownTo(readerId)} and ${mayOpenPost(readerId)}
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.excerpt]));
}

/** The number of visible posts and reels. */
export async function countShown(db: Database): Promise<{ posts: number; reels: number }> {
  const { rows } = await sql.rows({ posts: sql.int4, reels: sql.int4 })`
    select count(*) filter (where kind = 'post')::int as posts, count(*) filter (where kind = 'reel')::int as reels
    from posts p where ${isPostShown}
  `.execute(db);
  return rows[0] ?? { posts: 0, reels: 0 };
}

/** Tags of posts published since a time with their number of uses, the most used first. */
export async function listTagUses(db: Database, since: Date, most: number): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql.rows({ tag: sql.text, count: sql.int4 })`
    select tag, count(*)::int as count from posts p, unnest(p.tags) as tag
    where ${isPostShown} and p.published_at > ${since}
    group by tag order by count desc, tag limit ${most}
  `.execute(db);
  return rows;
}
