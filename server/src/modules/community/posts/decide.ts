import type { WrittenKind } from '@waha/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { hidePicture } from '../../content/uploads/index.ts';
import { takeBack } from '../points/index.ts';
import { changeCommentCount } from './comments.store.ts';
import { holdPost, listPictures, markLookedAt, readPostAuthor } from './posts.store.ts';
import { changeCommentStatus, markPostHidden, readWritten } from './queue.store.ts';
import { show, type WritingDeps } from './write-post.ts';

export interface Written {
  kind: WrittenKind;
  id: number;
}

/** Publishes a pending or hidden post or comment; false when it is already published or deleted. */
export async function release(tx: Tx, deps: Pick<WritingDeps, 'storage'>, { kind, id }: Written): Promise<boolean> {
  if (kind === 'post') {
    const author = await readPostAuthor(tx, id);
    if (author?.status !== 'pending' && author?.status !== 'hidden') return false;
    await markLookedAt(tx, id);
    return show(tx, deps, id, author.member_id);
  }
  const changed = await changeCommentStatus(tx, id, 'published');
  if (!changed) return false;
  await publish(tx, 'comment.published', { commentId: id, memberIds: [] });
  await changeCommentCount(tx, changed.post_id, 1);
  return true;
}

/** Hides a post or comment and takes back the points it earned; false when it was not visible or held. */
export async function hide(
  tx: Tx,
  { storage, now }: Pick<WritingDeps, 'storage' | 'now'>,
  { kind, id }: Written,
  reason: string,
): Promise<boolean> {
  await takeBack(tx, `${kind}:${id}`, new Date(now()), { mayOwe: true });
  if (kind === 'comment') {
    const changed = await changeCommentStatus(tx, id, 'hidden');
    if (changed?.was === 'published') await changeCommentCount(tx, changed.post_id, -1);
    return changed !== undefined;
  }
  if (!(await markPostHidden(tx, id, reason))) return false;
  for (const image of await listPictures(tx, id)) await hidePicture(storage, image);
  await publish(tx, 'post.hidden', { postId: id });
  return true;
}

/** Hides a reported subject until staff decide; does nothing where it is held already. */
export async function holdReported(
  tx: Tx,
  { storage }: Pick<WritingDeps, 'storage'>,
  { kind, id }: Written,
): Promise<void> {
  const row = await readWritten(tx, kind, id);
  if (row?.status !== 'published') return;
  if (kind === 'post') {
    await holdPost(tx, id, ['reports']);
    for (const image of await listPictures(tx, id)) await hidePicture(storage, image);
    await publish(tx, 'post.held', { postId: id });
    return;
  }
  const changed = await changeCommentStatus(tx, id, 'pending');
  if (changed?.was === 'published') await changeCommentCount(tx, changed.post_id, -1);
}
