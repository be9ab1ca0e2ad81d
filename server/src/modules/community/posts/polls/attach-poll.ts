import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { normalise } from '../../../goods/search/index.ts';
import { deletePoll, insertPoll, lockPoll, type PollDraft } from './polls.store.ts';

/**
 * Gives a post its poll: undefined leaves the present one, null takes it away. Refuses options that are the same in the
 * spelling in which texts are compared (422 `posts.options_repeated`), and any change once somebody has voted (409
 * `posts.poll_fixed`).
 */
export async function attachPoll(tx: Tx, postId: number, wanted: PollDraft | null | undefined): Promise<void> {
  if (wanted === undefined) return;
  if (wanted && new Set(wanted.options.map(normalise)).size < wanted.options.length) refuse('posts.options_repeated');
  const before = await lockPoll(tx, postId);
  if (isSame(before, wanted)) return;
  if (before?.options.some(({ votes }) => votes > 0)) refuse('posts.poll_fixed');
  await deletePoll(tx, postId);
  if (wanted) await insertPoll(tx, postId, wanted);
}

function isSame(before: Awaited<ReturnType<typeof lockPoll>>, wanted: PollDraft | null): boolean {
  const present = before ? [before.days, ...before.options.map(({ text }) => text)] : null;
  return JSON.stringify(present) === JSON.stringify(wanted && [wanted.days, ...wanted.options]);
}
