import type { Post } from '@waha/contract/types';
import type { FeedSource } from '../feed/feed-source.ts';

/** Which posts; all of them, the newest first, unless said. */
export interface PostFilter {
  sort?: 'top';
  tag?: string;
  author?: string;
  saved?: 'true';
  /** My own that nobody else sees. */
  waiting?: 'true';
}

/** A feed of posts. What is new is counted where all of them are shown. */
export function postSource(filter: PostFilter): FeedSource<Post> {
  const isAll = Object.keys(filter).length === 0;
  return {
    key: `posts:${JSON.stringify(filter)}`,
    ask: (api, cursor, signal) =>
      api('GET /community/posts', { query: { ...filter, ...(cursor && { cursor }) }, signal }),
    ...(isAll && {
      askNews: async (api, since, signal) =>
        (await api('GET /community/posts/news', { query: { since }, signal })).count,
    }),
  };
}

export const allPosts = postSource({});
