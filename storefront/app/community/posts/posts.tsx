import type { Post } from '@waha/contract/types';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type Address, Link, useNavigate } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { Empty } from '../parts/empty.tsx';
import { ComposerPrompt } from './composer-prompt.tsx';
import { PostFeed, usePostFeed } from './post-feed.tsx';
import type { PostFilter } from './post-source.ts';

type View = 'newest' | 'followed' | 'top';

const views = [
  { view: 'newest', to: '/community/posts', text: 'newest' },
  { view: 'followed', to: '/community/posts?followed=true', text: 'followedPosts' },
  { view: 'top', to: '/community/posts?sort=top', text: 'top' },
] as const satisfies { view: View; to: Address; text: string }[];

function viewOf(search: URLSearchParams): View {
  if (search.get('followed') === 'true') return 'followed';
  return search.get('sort') === 'top' ? 'top' : 'newest';
}

/** Longest tag (contract/src/posts). */
const TAG_LENGTH = 64;

/** All posts: the newest, those of followed members, the week's best or those with a tag. */
export default function Posts() {
  const say = useText('posts');
  const [search] = useSearchParams();
  const view = viewOf(search);
  // Saved posts were shown at this address before they had a page of their own.
  const isMoved = search.get('saved') === 'true';
  const navigate = useNavigate();
  useEffect(() => {
    if (isMoved) void navigate('/community/saved', { replace: true });
  }, [isMoved, navigate]);
  const tag = (search.get('tag') ?? '').trim().replace(/^#/, '').slice(0, TAG_LENGTH);
  if (isMoved) return null;
  return (
    <div className="grid gap-4">
      <h1 className="text-2xl">{tag ? <bdi>#{tag}</bdi> : say('title')}</h1>
      {tag ? (
        <p>
          <Link to="/community/posts" className="chip min-h-11 font-semibold">
            <CommunityIcon name="x" size={16} />
            {say('allPosts')}
          </Link>
        </p>
      ) : (
        <nav aria-label={say('views')}>
          <ul className="flex flex-wrap gap-1.5">
            {views.map((one) => (
              <li key={one.view}>
                <Link
                  to={one.to}
                  aria-current={one.view === view ? 'page' : undefined}
                  className="chip min-h-11 px-3 aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:font-semibold aria-[current=page]:text-on-primary"
                >
                  {say(one.text)}
                </Link>
              </li>
            ))}
            <li>
              <Link to="/community/saved" className="chip min-h-11 px-3">
                <CommunityIcon name="bookmark" size={16} />
                {say('savedPosts')}
              </Link>
            </li>
          </ul>
        </nav>
      )}
      <ShownPosts key={tag ? `tag ${tag}` : view} view={view} tag={tag} />
    </div>
  );
}

const filterOf: Record<View, PostFilter> = {
  newest: {},
  followed: { followed: 'true' },
  top: { sort: 'top' },
};
const noneOf = { newest: 'none', followed: 'noneFollowed', top: 'none' } as const;

function ShownPosts({ view, tag }: { view: View; tag: string }) {
  const say = useText('posts');
  const feed = usePostFeed(tag ? { tag } : filterOf[view]);
  const nothing = tag ? 'noneOfTag' : noneOf[view];
  return (
    <>
      {view === 'newest' && !tag ? <ComposerPrompt onSent={(post: Post) => feed.prepend(post)} /> : null}
      {view === 'followed' && !tag ? (
        <p>
          <Link to="/community/reels?followed=true" className="chip min-h-11">
            <CommunityIcon name="clapperboard" size={16} />
            {say('followedReels')}
          </Link>
        </p>
      ) : null}
      <PostFeed feed={feed} empty={<Empty icon="message-square-text" title={say(nothing)} />} />
    </>
  );
}
