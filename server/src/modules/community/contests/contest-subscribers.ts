import { z } from 'zod';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/jobs/index.ts';
import { readPostFacts } from '../posts/index.ts';
import { followPost } from './entries.store.ts';

const ofPost = z.object({ postId: z.int() });

/** Withdraws the entries of a post that is no longer visible, and restores them when it is visible again. */
export function contestSubscribers({ db }: { db: Database }): Subscriber[] {
  return ['published', 'held', 'hidden', 'removed'].map((what) => ({
    name: `contests.post-${what}`,
    event: `post.${what}`,
    async handle(payload) {
      const { postId } = ofPost.parse(payload);
      // Reads the current state, because events may arrive in any order.
      await inTransaction(db, async (tx) => {
        const post = await readPostFacts(tx, postId);
        await followPost(tx, postId, post?.status === 'published');
      });
    },
  }));
}
