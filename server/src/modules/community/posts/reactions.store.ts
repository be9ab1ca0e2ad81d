import { type Database, sql, type Tx } from '../../../platform/database/index.ts';

/** Likes a post; false when it was liked already. The count follows by `foldChanges`, without waiting for the post's row. */
export async function insertLike(tx: Tx, postId: number, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    with liked as (
      insert into post_likes (post_id, member_id) values (${postId}, ${memberId}) on conflict do nothing returning post_id
    )
    insert into post_changes (post_id, likes) select post_id, 1 from liked returning post_id
  `.execute(tx);
  return rows.length > 0;
}

/** False when there was no like. */
export async function deleteLike(tx: Tx, postId: number, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    with gone as (delete from post_likes where post_id = ${postId} and member_id = ${memberId} returning post_id)
    insert into post_changes (post_id, likes) select post_id, -1 from gone returning post_id
  `.execute(tx);
  return rows.length > 0;
}

export async function countLikes(db: Database | Tx, postId: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select p.like_count + coalesce((select sum(c.likes) from post_changes c where c.post_id = p.id), 0)::int as count
    from posts p where p.id = ${postId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Counts a share, once a day per member and post. */
export async function insertShare(tx: Tx, postId: number, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    with shared as (
      insert into post_shares (post_id, member_id, day) values (${postId}, ${memberId}, (now() at time zone 'Asia/Riyadh')::date)
      on conflict do nothing returning post_id
    )
    insert into post_changes (post_id, shares) select post_id, 1 from shared returning post_id
  `.execute(tx);
  return rows.length > 0;
}

/** Counts that a member saw a post once a day; false when it was counted already. */
export async function insertView(tx: Tx, postId: number, memberId: number): Promise<boolean> {
  const { rows } = await sql`
    with seen as (
      insert into post_views (post_id, member_id, day) values (${postId}, ${memberId}, (now() at time zone 'Asia/Riyadh')::date)
      on conflict do nothing returning post_id
    )
    insert into post_changes (post_id, views) select post_id, 1 from seen returning post_id
  `.execute(tx);
  return rows.length > 0;
}

export async function countViews(db: Database | Tx, postId: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select p.view_count + coalesce((select sum(c.views) from post_changes c where c.post_id = p.id), 0)::int as count
    from posts p where p.id = ${postId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function countShares(db: Database | Tx, postId: number): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select p.share_count + coalesce((select sum(c.shares) from post_changes c where c.post_id = p.id), 0)::int as count
    from posts p where p.id = ${postId}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Adds pending likes, shares and views to the counts of their posts; returns how many posts changed. */
export async function foldChanges(tx: Tx, most: number): Promise<number> {
  const { rows } = await sql.rows({ posts: sql.int4 })`
    with due as (select id from post_changes order by id limit ${most} for update skip locked),
      taken as (delete from post_changes where id in (select id from due) returning post_id, likes, shares, views),
      summed as (
        select post_id, sum(likes)::int as likes, sum(shares)::int as shares, sum(views)::int as views
        from taken group by post_id order by post_id
      ),
      changed as (
        update posts p set like_count = p.like_count + s.likes, share_count = p.share_count + s.shares,
          view_count = p.view_count + s.views
        from summed s where p.id = s.post_id returning p.id
      )
    select count(*)::int as posts from changed
  `.execute(tx);
  return rows[0]?.posts ?? 0;
}

export async function putSave(tx: Tx, postId: number, memberId: number): Promise<void> {
  await sql`
    insert into post_saves (post_id, member_id) values (${postId}, ${memberId}) on conflict do nothing
  `.execute(tx);
}

export async function deleteSave(tx: Tx, postId: number, memberId: number): Promise<void> {
  await sql`delete from post_saves where post_id = ${postId} and member_id = ${memberId}`.execute(tx);
}

export async function isLikedBy(db: Database, postId: number, memberId: number): Promise<boolean> {
  const { rows } = await sql`select from post_likes where post_id = ${postId} and member_id = ${memberId}`.execute(db);
  return rows.length > 0;
}

/** Deletes a member's likes, saves, shares, views and mentions, and lowers the counts of likes. */
export async function deleteReactionsOf(tx: Tx, memberId: number): Promise<void> {
  await sql`
    with gone as (delete from post_likes where member_id = ${memberId} returning post_id)
    insert into post_changes (post_id, likes) select post_id, -1 from gone
  `.execute(tx);
  await sql`delete from post_saves where member_id = ${memberId}`.execute(tx);
  await sql`delete from post_shares where member_id = ${memberId}`.execute(tx);
  await sql`delete from post_views where member_id = ${memberId}`.execute(tx);
  await sql`delete from post_mentions where member_id = ${memberId}`.execute(tx);
}
