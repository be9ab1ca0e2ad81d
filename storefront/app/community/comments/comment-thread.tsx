import type { PostComment } from '@waha/contract/types';
import { useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { changeFeed, readFeed } from '../feed/feed-store.ts';
import { useFeed } from '../feed/use-feed.ts';
import { Failed } from '../parts/failed.tsx';
import { CommentForm } from './comment-form.tsx';
import type { CommentSource } from './comment-source.ts';
import { placeComment } from './comment-source.ts';
import { CommentView } from './comment-view.tsx';

interface CommentThreadProps {
  /** Subject of the comments: `commentsOfPost(7)`, or a source of another kind. */
  source: CommentSource;
  /** Called with 1 for a written comment and -1 for a removed one, to update a comment count. */
  onCount?: (change: number) => void;
}

/**
 * Comments with one level of answers, the oldest first; with forms to write, remove one's own, and report others'.
 * Texts: community, posts.
 */
export function CommentThread({ source, onCount }: CommentThreadProps) {
  const say = useText('posts');
  const sayCommunity = useText('community');
  const api = useApi();
  const feed = useFeed<PostComment>({ key: source.key, ask: source.list });
  const [answering, setAnswering] = useState<PostComment | null>(null);

  // Current items of the store, which may have changed during the request.
  const items = () => readFeed(source.key).items as readonly PostComment[];

  function sent(comment: PostComment): void {
    changeFeed(source.key, { items: placeComment(items(), comment) });
    setAnswering(null);
    onCount?.(1);
    if (comment.status === 'pending') showToast({ text: say('commentWaits'), tone: 'info' });
  }

  async function remove(id: number): Promise<void> {
    await source.remove(api, id, AbortSignal.timeout(15_000));
    // Answers to the removed comment stay, as on the server.
    changeFeed(source.key, { items: items().filter((comment) => comment.id !== id) });
    onCount?.(-1);
  }

  if (feed.phase === 'loading') return <Skeleton className="h-28 rounded-2xl" />;
  if (feed.phase === 'failed') return <Failed title={say('commentsFailed')} onRetry={feed.reload} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {feed.items.length > 0 ? (
        <ol aria-label={say('comments')} className="grid gap-3">
          {feed.items.map((comment) => (
            <li key={comment.id} className={comment.parent_id === null ? '' : 'ms-8 sm:ms-11'}>
              <CommentView
                comment={comment}
                onAnswer={() => setAnswering(comment)}
                onRemove={() => remove(comment.id)}
              />
              {answering?.id === comment.id ? (
                <div className="ms-11 mt-2">
                  <CommentForm
                    source={source}
                    parent={threadOf(comment)}
                    onSent={sent}
                    onCancel={() => setAnswering(null)}
                  />
                </div>
              ) : null}
            </li>
          ))}
        </ol>
      ) : (
        <p className="text-sm text-soft">{say('noComments')}</p>
      )}
      {feed.next ? (
        <button
          type="button"
          className="btn btn-quiet justify-self-start"
          aria-busy={feed.more === 'loading'}
          onClick={feed.loadMore}
        >
          {feed.more === 'failed' ? sayCommunity('moreFailed') : say('moreComments')}
        </button>
      ) : null}
      <CommentForm source={source} parent={null} onSent={sent} />
    </div>
  );
}

/**
 * Thread for a new answer. There is one level of answers: an answer to an answer joins the same thread and mentions its
 * author.
 */
function threadOf(comment: PostComment): PostComment {
  return comment.parent_id === null ? comment : { ...comment, id: comment.parent_id };
}
