import type { Post } from '@waha/contract';
import type { Api } from '@waha/contract/client';
import type { ReactNode } from 'react';
import { useText } from '../../text/use-text.ts';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { type Feed, useFeed } from '../feed/use-feed.ts';
import { PostCard } from './post-card.tsx';

/** Which posts; all of them, the newest first, unless said. */
export interface PostFilter {
  sort?: 'top';
  tag?: string;
  author?: string;
  saved?: 'true';
  /** My own that nobody else sees. */
  waiting?: 'true';
}

const askNews = async (api: Api, since: string, signal: AbortSignal) =>
  (await api('GET /community/posts/news', { query: { since }, signal })).count;

/** A feed of posts. What is new is counted where all of them are shown. */
export function usePostFeed(filter: PostFilter): Feed<Post> {
  const isAll = Object.keys(filter).length === 0;
  return useFeed<Post>({
    key: `posts:${JSON.stringify(filter)}`,
    ask: (api, cursor, signal) =>
      api('GET /community/posts', { query: { ...filter, ...(cursor && { cursor }) }, signal }),
    ...(isAll && { askNews }),
  });
}

const drawPost = (post: Post) => <PostCard post={post} />;

/** Posts one below the other. Texts: community, posts, photos. */
export function PostFeed({ feed, empty }: { feed: Feed<Post>; empty: ReactNode }) {
  const say = useText('posts');
  return <FeedFrame feed={feed} label={say('title')} empty={empty} draw={drawPost} />;
}
