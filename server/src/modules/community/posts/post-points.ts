import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { isSamePerson } from '../../people/identity/index.ts';
import { readMembers } from '../members/index.ts';
import { earn, takeBack } from '../points/index.ts';
import { readCommentAuthor } from './comments.store.ts';
import { readPostAuthor } from './posts.store.ts';
import { isLikedBy } from './reactions.store.ts';

/**
 * Points that members earn by content (product decision 7). Each cause earns once, so a repeated event changes nothing.
 */
export function pointSubscribers({ db, now }: { db: Database; now: () => number }): Subscriber[] {
  async function give(memberId: number, kind: string, cause: string): Promise<void> {
    const [member] = await readMembers(db, [memberId]);
    const customerId = member?.customer_id;
    if (customerId) await inTransaction(db, (tx) => earn(tx, { customerId, kind, cause, at: new Date(now()) }));
  }
  return [
    {
      name: 'posts.points.published',
      event: 'post.published',
      async handle(payload) {
        const { postId } = payload;
        const author = await readPostAuthor(db, postId);
        if (author?.status === 'published') await give(author.member_id, author.kind, `post:${postId}`);
      },
    },
    {
      name: 'posts.points.liked',
      event: 'post.liked',
      async handle(payload) {
        const { postId, memberId } = payload;
        const author = await readPostAuthor(db, postId);
        if (author?.status !== 'published' || !(await isLikedBy(db, postId, memberId))) return;
        if (await isOneself(memberId, author.member_id)) return;
        await give(author.member_id, 'like', `post:${postId} like:${memberId}`);
      },
    },
    {
      name: 'posts.points.unliked',
      event: 'post.unliked',
      async handle(payload) {
        const { postId, memberId } = payload;
        if (await isLikedBy(db, postId, memberId)) return;
        await inTransaction(db, (tx) => takeBack(tx, `post:${postId} like:${memberId}`, new Date(now())));
      },
    },
    {
      name: 'posts.points.commented',
      event: 'comment.published',
      async handle(payload) {
        const { commentId } = payload;
        const author = await readCommentAuthor(db, commentId);
        if (author?.status === 'published') await give(author.member_id, 'comment', `comment:${commentId}`);
      },
    },
  ];

  /** True for two accounts of one person: likes between them earn no points. */
  async function isOneself(one: number, other: number): Promise<boolean> {
    if (one === other) return true;
    const [a, b] = await readMembers(db, [one, other]);
    return !a?.customer_id || !b?.customer_id || isSamePerson(db, a.customer_id, b.customer_id);
  }
}
