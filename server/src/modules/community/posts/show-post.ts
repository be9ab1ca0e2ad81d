import type { Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/outbox/index.ts';
import type { FileStorage } from '../../../platform/storage/index.ts';
import { showFilm, showPicture } from '../../content/uploads/index.ts';
import { publishPost, readPost } from './posts.store.ts';

/**
 * Serves its pictures and its film and gives it its position: last in the transaction, for the position is given under a lock.
 * False, and nothing happens, while its film is in the making: it is shown when that is done.
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
  await publish(tx, [{ event: 'post.published', payload: { postId: id } }]);
  return publishPost(tx, id);
}
