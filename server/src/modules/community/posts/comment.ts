import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { hasHeldWord, wordsToLookUp } from '../../goods/reviews/index.ts';
import { findActiveByKeys, handleKey, listBlockers, type MemberRow } from '../members/index.ts';
import { takeBack } from '../points/index.ts';
import { type CommentRow, changeCommentCount, insertComment, readComment, removeComment } from './comments.store.ts';
import type { PostKind } from './post-row.ts';
import { holdReasonsOf, missing } from './posts.policy.ts';
import { readPost } from './posts.store.ts';
import { mentionsIn } from './read-post-text.ts';

/**
 * Adds a comment to a post visible to its writer, or an answer to a comment. An answer to an answer joins the same
 * thread.
 */
export async function writeComment(
  tx: Tx,
  member: MemberRow,
  { kind, postId, parentId, text }: { kind: PostKind; postId: number; parentId: number | null; text: string },
): Promise<CommentRow> {
  const post = await readPost(tx, postId, member.id, kind);
  if (post?.status !== 'published') refuse(missing[kind]);
  const parent = parentId === null ? undefined : await findParent(tx, { postId, parentId, readerId: member.id });
  const mentioned = (await findActiveByKeys(tx, mentionsIn(text).map(handleKey))).map(({ id }) => id);
  if ((await listBlockers(tx, mentioned, member.id)).length > 0) refuse('posts.mention_blocked');
  const heldFor = holdReasonsOf({ isFirst: false, hasListedWord: await hasHeldWord(tx, wordsToLookUp(text)) });
  const comment = await insertComment(tx, { postId, parent, memberId: member.id, body: text, heldFor });
  if (heldFor.length > 0) {
    await publish(tx, 'comment.held', { commentId: comment.id });
    return comment;
  }
  await publish(tx, 'comment.published', { commentId: comment.id, memberIds: mentioned });
  await changeCommentCount(tx, postId, 1);
  return comment;
}

async function findParent(
  tx: Tx,
  { postId, parentId, readerId }: { postId: number; parentId: number; readerId: number },
): Promise<CommentRow> {
  const parent = await readComment(tx, parentId, readerId);
  if (parent?.post_id !== postId || parent.status !== 'published') refuse('posts.comment_not_found');
  return parent;
}

/** Deletes a member's own comment; answers to it remain. */
export async function deleteComment(
  db: Database,
  member: MemberRow,
  { postId, commentId, at }: { postId: number; commentId: number; at: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const removed = await removeComment(tx, commentId, member.id);
    if (removed?.post_id !== postId) refuse('posts.comment_not_found');
    await takeBack(tx, `comment:${commentId}`, at, { mayOwe: true });
    if (removed.wasShown) await changeCommentCount(tx, postId, -1);
  });
}
