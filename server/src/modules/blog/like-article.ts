import { sql } from 'kysely';
import type { Tx } from '../../platform/database/index.ts';

export interface Like {
  articleId: number;
  /** One visitor: the same key is counted once. */
  visitorKey: string;
  liked: boolean;
}

/**
 * Makes an article liked by a visitor or not, and returns the count. Sending it twice is sending it once: only the row
 * that really came or went moves the count, in one statement, so clicks at the same moment cannot count twice.
 */
export async function likeArticle(tx: Tx, { articleId, visitorKey, liked }: Like): Promise<number> {
  const changed = liked
    ? sql`insert into article_likes (article_id, visitor_key) values (${articleId}, ${visitorKey})
        on conflict do nothing returning 1 as step`
    : sql`delete from article_likes where article_id = ${articleId} and visitor_key = ${visitorKey} returning -1 as step`;
  const { rows } = await sql<{ like_count: number }>`
    with changed as (${changed})
    update articles set like_count = like_count + coalesce((select step from changed), 0)
    where id = ${articleId} returning like_count
  `.execute(tx);
  return rows[0]?.like_count ?? 0;
}

export async function countShare(tx: Tx, articleId: number): Promise<number> {
  const { rows } = await sql<{ share_count: number }>`
    update articles set share_count = share_count + 1 where id = ${articleId} returning share_count
  `.execute(tx);
  return rows[0]?.share_count ?? 0;
}
