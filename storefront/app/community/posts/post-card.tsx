import type { Post } from '@waha/contract/types';
import { useId } from 'react';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { Ago } from '../parts/ago.tsx';
import { MemberMenu } from '../parts/member-menu.tsx';
import { MemberName } from '../parts/member-name.tsx';
import { PostText } from '../parts/post-text.tsx';
import { PictureGrid } from '../pictures/picture-grid.tsx';
import { PostPoll } from '../polls/post-poll.tsx';
import { LiveProductCard } from '../products/live-product-card.tsx';
import { OwnPostMenu } from './own-post-menu.tsx';
import { PostActions } from './post-actions.tsx';

interface PostCardProps {
  post: Post;
  /** True on the post's own page: its text is unfolded and its time is no link. */
  isAlone?: boolean;
  onComment?: () => void;
  /** Called after it is removed or its author is blocked; feeds drop it by themselves. */
  onGone?: () => void;
}

/**
 * A post: author, time, text, poll, pictures, products as live cards, and a row of actions. Texts: community, posts, photos.
 */
export function PostCard({ post, isAlone, onComment, onGone }: PostCardProps) {
  const say = useText('posts');
  const nameId = useId();
  const { id, author, products, images, status } = post;
  const isShown = status === 'published';
  return (
    <article
      aria-labelledby={nameId}
      className="grid gap-3 rounded-card border border-line bg-card p-4 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
      data-post={id}
    >
      <header className="flex items-start justify-between gap-2">
        <MemberName member={author} id={nameId}>
          <PostTime post={post} isAlone={isAlone === true} />
        </MemberName>
        {post.is_mine ? (
          <OwnPostMenu post={post} {...(onGone && { onGone })} />
        ) : (
          <MemberMenu
            member={author}
            reported={{ kind: 'post', id }}
            isFollowed={post.is_author_followed}
            {...(onGone && { onGone })}
          />
        )}
      </header>
      <Standing post={post} />
      <PostText text={post.text} mentions={post.mentions} folded={!isAlone} />
      {post.poll ? <PostPoll post={post} poll={post.poll} /> : null}
      <PictureGrid
        images={images}
        title={say('postOf', { name: author.name })}
        uploads={isShown ? undefined : post.image_ids}
      />
      {products.length > 0 ? (
        <ul aria-label={say('products')} className="grid gap-2">
          {products.map((product) => (
            <li key={product.id}>
              <LiveProductCard product={product} source={`post:${id}`} />
            </li>
          ))}
        </ul>
      ) : null}
      {post.sold_count ? (
        <p className="flex items-center gap-2 text-sm font-semibold text-positive">
          <CommunityIcon name="tag" size={16} />
          {say('soldCount', { count: post.sold_count })}
        </p>
      ) : null}
      {isShown ? <PostActions post={post} {...(onComment && { onComment })} /> : null}
    </article>
  );
}

function PostTime({ post, isAlone }: { post: Post; isAlone: boolean }) {
  const say = useText('posts');
  const time = <Ago at={post.created_at} />;
  return (
    <>
      {isAlone ? (
        time
      ) : (
        <Link to={`/community/posts/${post.id}`} className="hover:underline">
          {time}
        </Link>
      )}
      {post.edited_at ? <span>· {say('edited')}</span> : null}
      {post.is_pinned ? (
        <span className="inline-flex items-center gap-1 font-semibold text-link">
          <CommunityIcon name="pin" size={14} />
          {say('pinned')}
        </span>
      ) : null}
    </>
  );
}

/** Status of a post that only its author sees. */
function Standing({ post: { status, status_reason: reason } }: { post: Post }) {
  const say = useText('posts');
  if (status === 'published') return null;
  const waits = status === 'pending';
  return (
    <div
      role="status"
      className={`flex items-start gap-2.5 rounded-xl px-3.5 py-2.5 text-sm ${waits ? 'bg-info-tint text-info' : 'bg-warning-tint text-warning'}`}
    >
      <CommunityIcon name={waits ? 'clock' : 'info'} size={18} className="mt-0.5" />
      <div>
        <p className="font-semibold">{say(waits ? 'waits' : 'hidden')}</p>
        <p dir="auto">{waits ? say('waitsText') : reason ? say('hiddenReason', { reason }) : say('hiddenText')}</p>
      </div>
    </div>
  );
}
