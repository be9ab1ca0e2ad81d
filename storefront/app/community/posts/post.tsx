import type { Post } from '@waha/contract/types';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';
import { Link, useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { commentsOfPost } from '../comments/comment-source.ts';
import { CommentThread } from '../comments/comment-thread.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { FeedFrame } from '../feed/feed-frame.tsx';
import { changeInFeeds, readFeed } from '../feed/feed-store.ts';
import { useFeed } from '../feed/use-feed.ts';
import { Empty } from '../parts/empty.tsx';
import { PostCard } from './post-card.tsx';

/** One post as a feed of one item, so that changes made to it in other feeds show here, and the reverse. */
export function useOnePost(id: number) {
  const key = `posts:one ${id}`;
  const feed = useFeed<Post>({
    key,
    ask: async (api, _, signal) => ({
      data: [await api('GET /community/posts/{id}', { params: { id }, signal })],
      next_cursor: null,
    }),
  });
  return { key, feed };
}

/** The post's number in the address; 0, which no post has, for an invalid one. */
export function usePostId(): number {
  const { id = '' } = useParams();
  return /^\d{1,9}$/.test(id) ? Number(id) : 0;
}

export default function PostPage() {
  const say = useText('posts');
  const navigate = useNavigate();
  const id = usePostId();
  const { key, feed } = useOnePost(id);
  const { hash } = useLocation();
  const isThere = feed.items.length > 0;
  useEffect(() => {
    if (isThere && hash === '#comments') document.getElementById('comments')?.scrollIntoView();
  }, [isThere, hash]);

  function count(change: number): void {
    const [post] = readFeed(key).items as readonly Post[];
    if (post) changeInFeeds<Post>('posts', id, { comment_count: Math.max(0, post.comment_count + change) });
  }

  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-2">
        <Link to="/community/posts" className="icon-btn" aria-label={say('allPosts')}>
          <CommunityIcon name="chevron-left" directional />
        </Link>
        <h1 className="text-xl">{say('post')}</h1>
      </div>
      <FeedFrame
        feed={feed}
        label={say('post')}
        empty={<Empty icon="message-square-text" title={say('gone')} />}
        draw={(post) => (
          <>
            <PostCard
              post={post}
              isAlone
              onComment={() => document.querySelector<HTMLElement>('#comments textarea')?.focus()}
              onGone={() => void navigate('/community/posts', { replace: true })}
            />
            {post.status === 'published' ? (
              <section
                id="comments"
                aria-labelledby="comments-title"
                className="mt-4 rounded-card border border-line bg-card p-4 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
              >
                <h2 id="comments-title" className="mb-4 text-lg">
                  {say('commentCount', { count: post.comment_count })}
                </h2>
                <CommentThread source={commentsOfPost(id)} onCount={count} />
              </section>
            ) : null}
          </>
        )}
      />
    </div>
  );
}
