import type { Api } from '@waha/contract/client';
import type { PostComment } from '@waha/contract/types';
import type { FeedSource } from '../feed/feed-source.ts';

/** Subject of comments: how they are read, written and removed. */
export interface CommentSource {
  /** Key of the feed that holds them: `comments:post 7`. */
  key: string;
  list: FeedSource<PostComment>['ask'];
  write: (
    api: Api,
    draft: { text: string; parent_id: number | null },
    call: { idempotencyKey: string; signal: AbortSignal },
  ) => Promise<PostComment>;
  remove: (api: Api, commentId: number, signal: AbortSignal) => Promise<unknown>;
}

/** Comments on a post. */
export function commentsOfPost(id: number): CommentSource {
  return {
    key: `comments:post ${id}`,
    list: (api, cursor, signal) =>
      api('GET /community/posts/{id}/comments', { params: { id }, query: cursor ? { cursor } : {}, signal }),
    write: (api, body, call) => api('POST /community/posts/{id}/comments', { params: { id }, body, ...call }),
    remove: (api, commentId, signal) =>
      api('DELETE /community/posts/{id}/comments/{commentId}', { params: { id, commentId }, signal }),
  };
}

/** Inserts a new comment: an answer after the last one to the same comment, any other at the end. */
export function placeComment(comments: readonly PostComment[], added: PostComment): PostComment[] {
  const parent = added.parent_id;
  const at =
    parent === null ? -1 : comments.findLastIndex(({ id, parent_id }) => id === parent || parent_id === parent);
  return at < 0 ? [...comments, added] : comments.toSpliced(at + 1, 0, added);
}
