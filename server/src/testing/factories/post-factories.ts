import { mentionsIn, publishPost, tagsIn } from '../../modules/community/posts/index.ts';
import { type Database, inTransaction, sql } from '../../platform/database/index.ts';

export interface PostSpec {
  memberId: number;
  text?: string;
  /** Published by default. */
  isPublished?: boolean;
  productIds?: readonly number[];
}

/** A post of a member, after moderation. */
export async function makePost(
  db: Database,
  { memberId, text = 'قهوة الصباح', isPublished = true, productIds = [] }: PostSpec,
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    with written as (
      insert into posts (member_id, body, status, held_for, tags)
      values (${memberId}, ${text}, 'pending', '{first}', ${tagsIn(text)}::text[]) returning id
    ), sold as (
      insert into post_products (post_id, position, product_id)
      select written.id, position, product_id
      from written, unnest(${[...productIds]}::int[]) with ordinality as given (product_id, position)
    ), named as (
      insert into post_mentions (post_id, member_id)
      select written.id, m.id from written, members m where m.handle = any(${mentionsIn(text)}::text[])
    )
    select id from written
  `.execute(db);
  const id = rows[0]?.id ?? 0;
  if (isPublished) await inTransaction(db, (tx) => publishPost(tx, id));
  return id;
}

/** The poll of a post; returns the numbers of its options in their order. */
export async function makePoll(
  db: Database,
  { postId, options = ['نعم', 'لا'], days = 1 }: { postId: number; options?: readonly string[]; days?: number },
): Promise<number[]> {
  await sql`insert into post_polls (post_id, days) values (${postId}, ${days})`.execute(db);
  const { rows } = await sql.rows({ id: sql.int4 })`
    insert into post_poll_options (post_id, position, text)
    select ${postId}, position, text from unnest(${[...options]}::text[]) with ordinality as given (text, position)
    returning id
  `.execute(db);
  return rows.map((row) => row.id);
}

/** A visible comment; returns its number. */
export async function makeComment(
  db: Database,
  { postId, memberId, text = 'جميل' }: { postId: number; memberId: number; text?: string },
): Promise<number> {
  const { rows } = await sql.rows({ id: sql.int4 })`
    with next as (select nextval(pg_get_serial_sequence('comments', 'id'))::int as id), counted as (
      update posts set comment_count = comment_count + 1 where id = ${postId}
    )
    insert into comments (id, post_id, thread_id, member_id, body, status)
    select id, ${postId}, id, ${memberId}, ${text}, 'published' from next returning id
  `.execute(db);
  return rows[0]?.id ?? 0;
}
