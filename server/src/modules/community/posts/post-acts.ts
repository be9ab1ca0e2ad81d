import type { CallContext } from '../../../platform/bind/index.ts';
import { inTransaction, type Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { countAgainstLimit } from '../../../platform/rate-limit/index.ts';
import { pageUrl } from '../../../platform/text/index.ts';
import { requireMember } from '../members/index.ts';
import { deleteComment, writeComment } from './comment.ts';
import { listComments } from './comments.store.ts';
import { readCursor, writeCursor } from './feed-cursor.ts';
import type { PostKind } from './post-row.ts';
import { COMMENTS_AN_HOUR } from './posts.policy.ts';
import { presentComments } from './present-post.ts';
import { react } from './react.ts';
import { countLikes, countShares, deleteSave, insertShare, putSave } from './reactions.store.ts';
import { type PostDeps, requirePost } from './require-post.ts';

const PAGE_LENGTH = 30;

/** The common input of these calls; each kind's endpoints declare the rest. */
interface OfPost {
  params: { id: number };
}
interface Liking extends OfPost {
  body: { like?: boolean | undefined } | undefined;
}
interface Saving extends OfPost {
  body: { save?: boolean | undefined } | undefined;
}
interface ListingComments extends OfPost {
  query: { cursor?: string | undefined; per_page?: number | undefined };
}
interface Commenting extends OfPost {
  body: { text: string; parent_id?: number | null | undefined };
}
interface OfComment {
  params: { id: number; commentId: number };
}

/** The calls of members on posts and reels alike; each kind binds them to its own endpoints. */
export function postActs(deps: PostDeps, kind: PostKind) {
  return { ...reactionActs(deps, kind), ...commentActs(deps, kind) };
}

function reactionActs({ db, publicUrl }: PostDeps, kind: PostKind) {
  return {
    like: async ({ params, body }: Liking, { actor }: CallContext) => {
      const me = await requireMember(db, actor);
      const { id } = await requirePost(db, params.id, me, kind);
      const wanted = body?.like ?? true;
      await react(db, { postId: id, memberId: me.id }, wanted);
      return { is_liked: wanted, like_count: await countLikes(db, id) };
    },
    save: async ({ params, body }: Saving, { actor }: CallContext) => {
      const me = await requireMember(db, actor);
      const { id } = await requirePost(db, params.id, me, kind);
      const wanted = body?.save ?? true;
      await inTransaction(db, (tx) => (wanted ? putSave(tx, id, me.id) : deleteSave(tx, id, me.id)));
      return { is_saved: wanted };
    },
    share: async ({ params }: OfPost, { actor, language }: CallContext) => {
      const me = await requireMember(db, actor);
      const { id } = await requirePost(db, params.id, me, kind);
      await inTransaction(db, (tx) => insertShare(tx, id, me.id));
      const url = pageUrl(publicUrl, language, `/community/${kind}s/${id}`);
      return { url, share_count: await countShares(db, id) };
    },
  };
}

function commentActs({ db, limits, now }: PostDeps, kind: PostKind) {
  return {
    listComments: async ({ params, query }: ListingComments, { actor, language }: CallContext) => {
      const me = await requireMember(db, actor);
      const { id: postId } = await requirePost(db, params.id, me, kind);
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
    comment: async ({ params, body }: Commenting, { actor, language }: CallContext, tx: Tx) => {
      const me = await requireMember(tx, actor);
      const bucket = `comments ${me.id}`;
      if (limits) await countAgainstLimit(db, { bucket, most: COMMENTS_AN_HOUR, minutes: 60, code: 'posts.too_many' });
      const draft = { kind, postId: params.id, parentId: body.parent_id ?? null, text: body.text };
      const [comment] = await presentComments(db, [await writeComment(tx, me, draft)], { me, language });
      return comment ?? refuse('posts.comment_not_found');
    },
    uncomment: async ({ params }: OfComment, { actor }: CallContext) => {
      const me = await requireMember(db, actor);
      await requirePost(db, params.id, me, kind);
      await deleteComment(db, me, { postId: params.id, commentId: params.commentId, at: new Date(now()) });
      return { done: true as const };
    },
  };
}
