import type { EndpointKey } from '@waha/contract';
import { countAgainst, type Handlers } from '../../platform/bind/index.ts';
import { refuse } from '../../platform/errors/index.ts';
import { requireMember } from '../members/index.ts';
import { deleteComment, writeComment } from './comment.ts';
import { listComments } from './comments.store.ts';
import { readCursor, writeCursor } from './feed-cursor.ts';
import { COMMENTS_AN_HOUR } from './posts.policy.ts';
import { presentComments } from './present-post.ts';
import { type PostDeps, requirePost } from './require-post.ts';

type CommentKey = Extract<EndpointKey, `${string} /community/posts/{id}/comments${string}`>;

const PAGE_LENGTH = 30;

export function commentRoutes({ db, limits, now }: PostDeps): Handlers<CommentKey> {
  return {
    'GET /community/posts/{id}/comments': async ({ params, query }, { actor, language }) => {
      const me = await requireMember(db, actor);
      const { id: postId } = await requirePost(db, params.id, me);
      const after = query.cursor === undefined ? [] : readCursor(query.cursor, 2);
      const limit = query.per_page ?? PAGE_LENGTH;
      const found = await listComments(db, { postId, readerId: me.id, after, limit: limit + 1 });
      const rows = found.slice(0, limit);
      const last = rows.at(-1);
      return {
        data: await presentComments(db, rows, { me, language }),
        next_cursor: found.length > limit && last ? writeCursor(last.thread_id, last.id) : null,
      };
    },
    'POST /community/posts/{id}/comments': async ({ params, body }, { actor, language }, tx) => {
      const me = await requireMember(tx, actor);
      const bucket = `comments ${me.id}`;
      if (limits) await countAgainst(db, { bucket, most: COMMENTS_AN_HOUR, minutes: 60, code: 'posts.too_many' });
      const draft = { postId: params.id, parentId: body.parent_id ?? null, text: body.text };
      const [comment] = await presentComments(db, [await writeComment(tx, me, draft)], { me, language });
      return comment ?? refuse('posts.comment_not_found');
    },
    'DELETE /community/posts/{id}/comments/{commentId}': async ({ params }, { actor }) => {
      const me = await requireMember(db, actor);
      await requirePost(db, params.id, me);
      await deleteComment(db, me, { postId: params.id, commentId: params.commentId, at: new Date(now()) });
      return { done: true };
    },
  };
}
