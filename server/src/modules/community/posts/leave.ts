import { type Database, inPages, type Tx } from '../../../platform/database/index.ts';
import { findMemberOf, lockMember } from '../members/index.ts';
import { deleteCollectionsOf, listCollectionsOf } from './collections/collections.store.ts';
import { listSavesOf } from './collections/saved.store.ts';
import { listCommentsOf } from './comments.store.ts';
import { deleteVotesOf, listVotesOf } from './polls/polls.store.ts';
import { listPostsOf } from './posts.store.ts';
import { deleteReactionsOf } from './reactions.store.ts';
import { erasePictures } from './write-post.ts';

/** Erases a leaving member's pictures, likes and collections; their texts stay under «عضو سابق». */
export async function eraseAuthor(tx: Tx, customerId: string): Promise<void> {
  // A vote on its way is counted before, or finds no member afterwards.
  const member = await lockMember(tx, { customerId });
  if (!member) return;
  await deleteCollectionsOf(tx, member.id);
  await deleteReactionsOf(tx, member.id);
  await deleteVotesOf(tx, member.id);
  await erasePictures(tx, member.id);
}

export async function* exportPosts(db: Database, customerId: string): AsyncGenerator<unknown> {
  const member = await findMemberOf(db, customerId);
  if (member) yield* inPages((limit, _, last?: { id: number }) => listPostsOf(db, member.id, limit, last?.id));
}

export async function* exportVotes(db: Database, customerId: string): AsyncGenerator<unknown> {
  const member = await findMemberOf(db, customerId);
  if (member)
    yield* inPages((limit, _, last?: { post_id: number }) => listVotesOf(db, member.id, limit, last?.post_id));
}

export async function* exportSaves(db: Database, customerId: string): AsyncGenerator<unknown> {
  const member = await findMemberOf(db, customerId);
  if (member)
    yield* inPages((limit, _, last?: { post_id: number }) => listSavesOf(db, member.id, limit, last?.post_id));
}

export async function* exportCollections(db: Database, customerId: string): AsyncGenerator<unknown> {
  const member = await findMemberOf(db, customerId);
  if (member) yield* inPages((limit, _, last?: { id: number }) => listCollectionsOf(db, member.id, limit, last?.id));
}

export async function* exportComments(db: Database, customerId: string): AsyncGenerator<unknown> {
  const member = await findMemberOf(db, customerId);
  if (member) yield* inPages((limit, _, last?: { id: number }) => listCommentsOf(db, member.id, limit, last?.id));
}
