import { sql, type Tx } from '../../../platform/database/index.ts';
import type { Voter } from '../../people/identity/index.ts';

/** The most likes of guests from one address: enough for a household, too few for a flood of invented visitors. */
const OF_ONE_ADDRESS = 5;

export interface Like {
  articleId: number;
  voter: Voter;
  liked: boolean;
}

/**
 * Sets or removes a visitor's like and returns the count. Idempotent; visitors above the limit of one address within a
 * week change nothing. Only rows that were really added or removed change the count, in one statement, and concurrent
 * clicks wait for each other.
 */
export async function likeArticle(tx: Tx, { articleId, voter, liked }: Like): Promise<number> {
  await sql`select from articles where id = ${articleId} for update`.execute(tx);
  const { key, keys, network } = voter;
  const changed = liked
    ? sql`
        insert into article_likes (article_id, visitor_key, network)
        select ${articleId}, ${key}, ${network}
        where not exists (
          select from article_likes where article_id = ${articleId} and visitor_key = any(${keys}::text[])
        ) and (${network}::text is null or ${OF_ONE_ADDRESS} > (
          select count(*) from article_likes
          where article_id = ${articleId} and network = ${network} and created_at > now() - interval '7 days'
        ))
        on conflict do nothing returning 1 as step`
    : sql`
        delete from article_likes where article_id = ${articleId} and visitor_key = any(${keys}::text[])
        returning -1 as step`;
  const { rows } = await sql.rows({ like_count: sql.int4 })`
    with changed as (${changed})
    update articles set like_count = like_count + coalesce((select sum(step) from changed), 0)::int
    where id = ${articleId} returning like_count
  `.execute(tx);
  return rows[0]?.like_count ?? 0;
}

export async function countShare(tx: Tx, articleId: number): Promise<number> {
  const { rows } = await sql.rows({ share_count: sql.int4 })`
    update articles set share_count = share_count + 1 where id = ${articleId} returning share_count
  `.execute(tx);
  return rows[0]?.share_count ?? 0;
}
