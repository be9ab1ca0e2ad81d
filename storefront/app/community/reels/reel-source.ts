import type { Api } from '@waha/contract/client';
import type { Reel } from '@waha/contract/types';
import type { CommentSource } from '../comments/comment-source.ts';
import type { FeedSource } from '../feed/feed-source.ts';

/** Films are larger than posts, so a page has fewer. */
const PAGE_LENGTH = 8;

const reelsOf = (name: string, filter: { followed?: 'true' }): FeedSource<Reel> => ({
  key: `reels:${name}`,
  ask: (api, cursor, signal) =>
    api('GET /community/reels', { query: { ...filter, per_page: PAGE_LENGTH, ...(cursor && { cursor }) }, signal }),
});

export const newestReels = reelsOf('newest', {});
/** Reels of members the reader follows. */
export const followedReels = reelsOf('followed', { followed: 'true' });

export function askReel(api: Api, id: number, signal: AbortSignal): Promise<Reel> {
  return api('GET /community/reels/{id}', { params: { id }, signal });
}

/** Comments on a reel. */
export function commentsOfReel(id: number): CommentSource {
  return {
    key: `comments:reel ${id}`,
    list: (api, cursor, signal) =>
      api('GET /community/reels/{id}/comments', { params: { id }, query: cursor ? { cursor } : {}, signal }),
    write: (api, body, call) => api('POST /community/reels/{id}/comments', { params: { id }, body, ...call }),
    remove: (api, commentId, signal) =>
      api('DELETE /community/reels/{id}/comments/{commentId}', { params: { id, commentId }, signal }),
  };
}
