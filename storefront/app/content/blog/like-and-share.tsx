import type { Article as WholeArticle } from '@waha/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/use-api.ts';
import { isMarked, rememberMark, visitorId } from '../../api/visitor-marks.ts';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';

type Article = Pick<WholeArticle, 'id' | 'title' | 'like_count'>;

/** Shows the like immediately and reverts it if the request fails. Further clicks are ignored meanwhile. */
function useLike({ id, like_count }: Article) {
  const say = useText('blog');
  const api = useApi();
  const [like, setLike] = useState({ liked: false, count: like_count });
  const busy = useRef(false);
  // The page is cached for all visitors; only this browser knows whether this one liked the article.
  useEffect(() => setLike((shown) => ({ ...shown, liked: isMarked('liked-articles', id) })), [id]);

  async function toggle(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const before = like;
    const liked = !before.liked;
    setLike({ liked, count: Math.max(0, before.count + (liked ? 1 : -1)) });
    try {
      const visitor_id = visitorId();
      const body = { liked, ...(visitor_id && { visitor_id }) };
      const counted = await api('POST /blog/{id}/like', { params: { id }, body, signal: AbortSignal.timeout(15_000) });
      rememberMark('liked-articles', id, counted.liked);
      setLike({ liked: counted.liked, count: counted.like_count });
    } catch {
      setLike(before);
      showToast({ text: say('likeFailed'), tone: 'negative' });
    } finally {
      busy.current = false;
    }
  }

  return { ...like, toggle };
}

function useShare({ id, title }: Article) {
  const say = useText('blog');
  const api = useApi();
  return async () => {
    const url = location.href.replace(/[?#].*$/, '');
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        showToast({ text: say('linkCopied'), tone: 'positive' });
      }
    } catch (error) {
      // Closing the browser's own dialog is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ text: say('linkNotCopied'), tone: 'negative' });
      return;
    }
    // A failed count is ignored.
    await api('POST /blog/{id}/share', { params: { id } }).catch(() => undefined);
  };
}

export function LikeAndShare({ article }: { article: Article }) {
  const say = useText('blog');
  const { liked, count, toggle } = useLike(article);
  const share = useShare(article);
  return (
    <div className="needs-script flex flex-wrap items-center gap-3" data-print="hide">
      <button type="button" className="btn btn-quiet" aria-pressed={liked} onClick={toggle}>
        <Icon name="heart" size={18} className={liked ? 'fill-current text-negative' : ''} />
        {say('like')}
      </button>
      <button type="button" className="btn btn-quiet" onClick={share}>
        <Icon name="share-2" size={18} />
        {say('share')}
      </button>
      <p role="status" className="text-sm text-soft">
        {say('likeCount', { count })}
      </p>
    </div>
  );
}
