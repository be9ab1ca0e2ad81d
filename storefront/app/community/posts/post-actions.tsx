import { failureText } from '@waha/contract/client';
import type { Post } from '@waha/contract/types';
import { useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { changeInFeeds } from '../feed/feed-store.ts';
import { LikeButton } from '../parts/like-button.tsx';
import { useShare } from './use-share.ts';

const action =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 text-sm text-soft tabular-nums hover:bg-tint';
const signal = () => AbortSignal.timeout(15_000);

interface PostActionsProps {
  post: Post;
  /** Focuses the comment field on the post's own page; elsewhere a link opens that page. */
  onComment?: () => void;
}

/** Like, comment, share and save in one row; numbers only above zero. */
export function PostActions({ post, onComment }: PostActionsProps) {
  const say = useText('posts');
  const api = useApi();
  const share = useShare();
  const { id, author, comment_count: comments, share_count: shares } = post;
  const commentLabel = say('commentsOf', { name: author.name, count: comments });
  const commentContent = (
    <>
      <CommunityIcon name="message-circle" />
      <span className="sr-only">{commentLabel}</span>
      <span aria-hidden="true">{comments > 0 ? comments : null}</span>
    </>
  );
  return (
    <div className="flex items-center gap-1">
      <LikeButton
        is_liked={post.is_liked}
        like_count={post.like_count}
        of={author.name}
        onLike={(like) => api('POST /community/posts/{id}/like', { params: { id }, body: { like }, signal: signal() })}
        onChange={(liked) => changeInFeeds<Post>('posts', id, liked)}
      />
      {onComment ? (
        <button type="button" className={action} onClick={onComment}>
          {commentContent}
        </button>
      ) : (
        <Link to={`/community/posts/${id}#comments`} className={action}>
          {commentContent}
        </Link>
      )}
      <button
        type="button"
        className={action}
        onClick={() =>
          void share({
            title: say('postOf', { name: author.name }),
            count: () => api('POST /community/posts/{id}/share', { params: { id }, signal: signal() }),
            onCounted: (share_count) => changeInFeeds<Post>('posts', id, { share_count }),
          })
        }
      >
        <CommunityIcon name="share-2" />
        <span className="sr-only">{say('shareOf', { name: author.name, count: shares })}</span>
        <span aria-hidden="true">{shares > 0 ? shares : null}</span>
      </button>
      <SaveButton post={post} />
    </div>
  );
}

/** Saves a post for the reader; shown immediately, reverted if the request fails. */
function SaveButton({ post: { id, author, is_saved } }: { post: Post }) {
  const say = useText('posts');
  const api = useApi();
  const busy = useRef(false);
  const [isSaved, setIsSaved] = useState(is_saved);
  async function press(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const save = !isSaved;
    setIsSaved(save);
    try {
      await api('POST /community/posts/{id}/save', { params: { id }, body: { save }, signal: signal() });
      changeInFeeds<Post>('posts', id, { is_saved: save });
      showToast({ text: say(save ? 'saved' : 'unsaved'), tone: 'positive' });
    } catch (error) {
      setIsSaved(!save);
      showToast({ text: failureText(error, say('saveFailed')), tone: 'negative' });
    } finally {
      busy.current = false;
    }
  }
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={say('saveOf', { name: author.name })}
      className={`${action} ms-auto ${isSaved ? 'text-primary' : ''}`}
      onClick={() => void press()}
    >
      <CommunityIcon name="bookmark" filled={isSaved} />
    </button>
  );
}
