import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { readPostFacts } from '../posts/index.ts';
import { followPost } from './entries.store.ts';

/** Withdraws the entries of a post that is no longer visible, and restores them when it is visible again. */
export function contestSubscribers({ db }: { db: Database }): Subscriber[] {
  return (['published', 'held', 'hidden', 'removed'] as const).map((what) =>
    subscribe(
      `post.${what}`,
      ({ postId }) =>
        // Reads the current state, because an event that failed may be handled after later ones.
        inTransaction(db, async (tx) => {
          const post = await readPostFacts(tx, postId);
          await followPost(tx, postId, post?.status === 'published');
        }),
      { name: `contests.post-${what}` },
    ),
  );
}
