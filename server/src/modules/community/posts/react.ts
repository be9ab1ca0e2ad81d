import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { deleteLike, insertLike } from './reactions.store.ts';

/** Likes a post or removes the like. The author's points follow by an event, so that no reader waits. */
export async function react(db: Database, like: { postId: number; memberId: number }, wanted: boolean): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { postId, memberId } = like;
    const isNew = wanted ? await insertLike(tx, postId, memberId) : await deleteLike(tx, postId, memberId);
    if (isNew) await publish(tx, wanted ? 'post.liked' : 'post.unliked', { postId, memberId });
  });
}
