import type { Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { showFilm, showPicture } from '../../content/uploads/index.ts';
import { publishPost, readPost } from './posts.store.ts';

/**
 * Publishes the pictures and film of a post and gives it its position. Call it last in the transaction: the position is
 * given under a lock. False, without effect, while its film is being processed; the end of processing shows it.
 */
export async function show(
  tx: Tx,
  { storage }: { storage: FileStorage },
  id: number,
  authorId: number,
): Promise<boolean> {
  const post = await readPost(tx, id, authorId);
  if (!post?.is_ready) return false;
  for (const { image } of post.images) await showPicture(storage, image);
  if (post.video?.video) await showFilm(storage, post.video.video);
  await publish(tx, 'post.published', { postId: id });
  return publishPost(tx, id);
}
