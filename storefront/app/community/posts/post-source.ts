import type { Post } from '@waha/contract/types';
import type { FeedSource } from '../feed/feed-source.ts';

/** Filter of posts; by default all posts, the newest first. */
export interface PostFilter {
  sort?: 'top';
  tag?: string;
  author?: string;
  /** Posts of members the reader follows. */
  followed?: 'true';
  /** The reader's own unpublished posts. */
  waiting?: 'true';
}

/** A feed of posts. New posts are counted only without a filter. */
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
