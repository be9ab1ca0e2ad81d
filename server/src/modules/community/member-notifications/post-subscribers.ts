import type { EventName, EventPayload } from '@waha/contract';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../platform/events/index.ts';
import { isLikedBy, readCommentFacts, readPostFacts } from '../posts/index.ts';
import { deleteOfPost, removeActor, wasNotified } from './notifications.store.ts';
import { notifyMember } from './notify-member.ts';

export interface NotifyDeps {
  db: Database;
  now: () => number;
}

/** Notifications of posts and comments. They state what is true when an event is handled, not when it was sent. */
export function postSubscribers({ db, now }: NotifyDeps): Subscriber[] {
  const on = <Name extends EventName>(event: Name, handle: (payload: EventPayload<Name>) => Promise<void>) =>
    subscribe(event, handle, { name: `member-notifications.${event.replace('.', '-')}` });
  const at = () => new Date(now());

  async function mention(memberIds: readonly number[], post: { id: number; member_id: number }) {
    for (const memberId of memberIds) {
      const about = { memberId, kind: 'mention', subject: `post:${post.id}`, postId: post.id } as const;
      await notifyMember(db, { ...about, actorId: post.member_id, at: at() });
    }
  }

  /** A post that was reviewed or hidden first: its author is notified when it is shown. */
  async function isDecided(post: { id: number; member_id: number; waited: boolean | null }): Promise<boolean> {
    const about = { memberId: post.member_id, kind: 'decision', subject: `post:${post.id}` } as const;
    return post.waited === true || inTransaction(db, (tx) => wasNotified(tx, about));
  }

  return [
    on('post.published', async (payload) => {
      const post = await readPostFacts(db, payload.postId);
      if (post?.status !== 'published') return;
      const { id, member_id: memberId } = post;
      const about = { memberId, kind: 'decision', subject: `post:${id}`, postId: id, outcome: 'released' } as const;
      if (await isDecided(post)) await notifyMember(db, { ...about, at: at() });
      await mention(post.mention_ids, post);
    }),
    on('post.mentioned', async (payload) => {
      const { postId, memberIds } = payload;
      const post = await readPostFacts(db, postId);
      if (post?.status === 'published') await mention(memberIds, post);
    }),
    on('post.hidden', async (payload) => {
      const post = await readPostFacts(db, payload.postId);
      if (post?.status !== 'hidden') return;
      const { id, member_id: memberId } = post;
      await inTransaction(db, (tx) => deleteOfPost(tx, id));
      const about = { memberId, kind: 'decision', subject: `post:${id}`, postId: id, outcome: 'hidden' } as const;
      await notifyMember(db, { ...about, at: at() });
    }),
    on('post.removed', async (payload) => {
      await inTransaction(db, (tx) => deleteOfPost(tx, payload.postId));
    }),
    on('post.liked', async (payload) => {
      const { postId, memberId: actorId } = payload;
      const post = await readPostFacts(db, postId);
      if (post?.status !== 'published' || !(await isLikedBy(db, postId, actorId))) return;
      const about = { memberId: post.member_id, kind: 'like', subject: `post:${postId}`, postId } as const;
      await notifyMember(db, { ...about, actorId, at: at() });
    }),
    on('post.unliked', async (payload) => {
      const { postId, memberId } = payload;
      if (await isLikedBy(db, postId, memberId)) return;
      await inTransaction(db, (tx) => removeActor(tx, { kind: 'like', memberId, of: { subject: `post:${postId}` } }));
    }),
    on('post.sold', async (payload) => {
      const { postId, orderId } = payload;
      const post = await readPostFacts(db, postId);
      if (!post) return;
      const subject = orderId === undefined ? `post:${postId}` : `post:${postId} order:${orderId}`;
      // A sale's notification names no buyer.
      await notifyMember(db, { memberId: post.member_id, kind: 'sale', subject, postId, at: at() });
    }),
    on('comment.published', async (payload) => {
      const { commentId, memberIds } = payload;
      const comment = await readCommentFacts(db, commentId);
      if (comment?.status !== 'published') return;
      // One notification of a comment for each member, of the kind that concerns them most.
      const kinds = new Map<number, 'mention' | 'reply' | 'comment'>([[comment.author_id, 'comment']]);
      if (comment.answers !== null) kinds.set(comment.answers, 'reply');
      for (const id of memberIds) kinds.set(id, 'mention');
      for (const [memberId, kind] of kinds) {
        const about = { memberId, kind, subject: `comment:${commentId}`, postId: comment.post_id, commentId };
        await notifyMember(db, { ...about, actorId: comment.member_id, at: at() });
      }
    }),
  ];
}
