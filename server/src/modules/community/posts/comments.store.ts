import { postStatuses } from '@waha/contract';
import { type Database, type Row, sql, type Tx } from '../../../platform/database/index.ts';
import { isCommentShownTo } from './visibility.store.ts';

const commentRow = {
  id: sql.int4,
  post_id: sql.int4,
  parent_id: sql.int4.orNull,
  thread_id: sql.int4,
  member_id: sql.int4,
  body: sql.text,
  status: sql.text.oneOf(...postStatuses),
  created_at: sql.timestamptz,
};
export type CommentRow = Row<typeof commentRow>;

const columns = sql`c.id, c.post_id, c.parent_id, c.thread_id, c.member_id, c.body, c.status, c.created_at`;

/** Comments of a post after a position (thread, number), each thread's answers after the comment they answer. */
export async function listComments(
  db: Database,
  { postId, readerId, after, limit }: { postId: number; readerId: number; after: readonly number[]; limit: number },
): Promise<CommentRow[]> {
  const [thread = 0, id = 0] = after;
  const { rows } = await sql.rows(commentRow)`
    select ${columns} from comments c
    where c.post_id = ${postId} and ${isCommentShownTo(readerId)} and (c.thread_id, c.id) > (${thread}, ${id})
    order by c.thread_id, c.id limit ${limit}
  `.execute(db);
  return rows;
}

export async function readComment(db: Database | Tx, id: number, readerId: number): Promise<CommentRow | undefined> {
  const { rows } = await sql.rows(commentRow)`
    select ${columns} from comments c where c.id = ${id} and ${isCommentShownTo(readerId)}
  `.execute(db);
  return rows[0];
}

/** Writes a comment, visible immediately unless it is held. An answer to an answer joins its thread. */
export async function insertComment(
  tx: Tx,
  comment: {
    postId: number;
    parent: CommentRow | undefined;
    memberId: number;
    body: string;
    heldFor: readonly string[];
  },
): Promise<CommentRow> {
  const threadId = comment.parent?.thread_id ?? null;
  const { rows } = await sql.rows(commentRow)`
    with next as (select nextval(pg_get_serial_sequence('comments', 'id'))::int as id)
    insert into comments as c (id, post_id, parent_id, thread_id, member_id, body, status, held_for)
    select id, ${comment.postId}, ${threadId}, coalesce(${threadId}, id), ${comment.memberId}, ${comment.body},
      ${comment.heldFor.length > 0 ? 'pending' : 'published'}, ${[...comment.heldFor]}::text[]
    from next returning ${columns}
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the comment was not written');
  return row;
}

/**
 * Removes a member's comment; an empty row remains for its answers. Undefined when it is not the member's own or was
 * removed already.
 */
export async function removeComment(
  tx: Tx,
  id: number,
  memberId: number,
): Promise<{ post_id: number; wasShown: boolean } | undefined> {
  const { rows } = await sql.rows({ post_id: sql.int4, was: commentRow.status })`
    with before as (
      select id, status from comments where id = ${id} and member_id = ${memberId} and status <> 'removed' for update
    )
    update comments c set status = 'removed', body = '', held_for = '{}' from before where c.id = before.id
    returning c.post_id, before.status as was
  `.execute(tx);
  return rows[0] && { post_id: rows[0].post_id, wasShown: rows[0].was === 'published' };
}

export async function changeCommentCount(tx: Tx, postId: number, by: 1 | -1): Promise<void> {
  await sql`update posts set comment_count = comment_count + ${by} where id = ${postId}`.execute(tx);
}

export async function readCommentAuthor(db: Database | Tx, id: number) {
  const { rows } = await sql.rows({ member_id: sql.int4, status: commentRow.status })`
    select member_id, status from comments where id = ${id}
  `.execute(db);
  return rows[0];
}

/** All of a member's comments that are not removed, the oldest first. */
export async function listCommentsOf(db: Database | Tx, memberId: number, limit: number, after = 0) {
  const { rows } = await sql.rows({ id: sql.int4, post_id: sql.int4, body: sql.text, created_at: sql.timestamptz })`
    select id, post_id, body, created_at from comments where member_id = ${memberId} and status <> 'removed' and id > ${after}
    order by id limit ${limit}
  `.execute(db);
  return rows;
}
