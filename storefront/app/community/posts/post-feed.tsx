import type { Post } from '@waha/contract/types';
import type { ReactNode } from 'react';
import { useText } from '../../text/use-text.ts';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { type Feed, useFeed } from '../feed/use-feed.ts';
import { PostCard } from './post-card.tsx';
import { type PostFilter, postSource } from './post-source.ts';

export const usePostFeed = (filter: PostFilter): Feed<Post> => useFeed<Post>(postSource(filter));

const drawPost = (post: Post) => <PostCard post={post} />;

/** Posts one below the other. Texts: community, posts, photos. */
export function PostFeed({ feed, empty }: { feed: Feed<Post>; empty: ReactNode }) {
  const say = useText('posts');
  return <FeedFrame feed={feed} label={say('title')} empty={empty} draw={drawPost} />;
}
