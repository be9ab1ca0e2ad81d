import type { Post } from '@waha/contract/types';
import { useApi } from '../../api/use-api.ts';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { changeInFeeds } from '../feed/feed-store.ts';
import { LikeButton } from '../parts/like-button.tsx';
import { SaveButton } from '../saves/save-button.tsx';
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
      <SaveButton
        kind="post"
        id={id}
        isSaved={post.is_saved}
        label={say('saveOf', { name: author.name })}
        className={`${action} ms-auto [&.is-saved]:text-primary`}
      />
    </div>
  );
}
