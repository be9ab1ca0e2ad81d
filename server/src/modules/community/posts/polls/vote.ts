import { inTransaction } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { holdMember } from '../../members/index.ts';
import type { PresentDeps } from '../present-post.ts';
import { pollClock } from './poll-times.ts';
import { insertVote, lockPostStatus, readPoll, readVote } from './polls.store.ts';

/**
 * Votes in the poll of a visible post. A vote is not changed: the same again is the same, another is refused (409
 * `posts.poll_voted`). Refuses closed polls (409 `posts.poll_closed`) and options that are not its (409
 * `posts.option_not_found`): the author may have changed them. Member and post are held meanwhile: no vote stays of a
 * member who just left, or on a post that was just hidden.
 */
export async function vote(
  { db, now }: Pick<PresentDeps, 'db' | 'now'>,
  { postId, memberId, optionId }: { postId: number; memberId: number; optionId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await holdMember(tx, memberId);
    const post = await lockPostStatus(tx, postId);
    if (post?.status !== 'published') refuse('posts.not_found');
    const poll = (await readPoll(tx, postId)) ?? refuse('posts.poll_not_found');
    const before = await readVote(tx, postId, memberId);
    if (before === optionId) return;
    if (before !== undefined) refuse('posts.poll_voted');
    const { end, isClosed } = pollClock(poll, post.status === 'published', now());
    if (!end || isClosed) refuse('posts.poll_closed');
    if (!poll.option_ids.includes(optionId)) refuse('posts.option_not_found');
    const isNew = await insertVote(tx, { postId, memberId, optionId });
    // Another vote of the same member came in between.
    if (!isNew && (await readVote(tx, postId, memberId)) !== optionId) refuse('posts.poll_voted');
  });
}
