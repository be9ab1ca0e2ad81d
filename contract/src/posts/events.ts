import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofPost = z.object({ postId: z.int() });
const ofLike = z.object({ postId: z.int(), memberId: z.int() });
const subject = 'postId';

export const postEvents = {
  'post.published': event(ofPost, { subject }),
  'post.held': event(ofPost, { subject }),
  'post.hidden': event(ofPost, { subject }),
  'post.removed': event(ofPost, { subject }),
  /** Members who are newly mentioned in a visible post. */
  'post.mentioned': event(ofPost.extend({ memberIds: z.array(z.int()) }), { subject }),
  'post.liked': event(ofLike, { subject }),
  'post.unliked': event(ofLike, { subject }),
  'post.sold': event(ofPost.extend({ orderId: z.uuid() }), { subject }),
  'comment.held': event(z.object({ commentId: z.int() }), { subject: 'commentId' }),
  'comment.published': event(z.object({ commentId: z.int(), memberIds: z.array(z.int()) }), { subject: 'commentId' }),
};
