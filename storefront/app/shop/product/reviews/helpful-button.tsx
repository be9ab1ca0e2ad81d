import { failureText } from '@waha/contract/client';
import type { Review } from '@waha/contract/types';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { isMarked, rememberMark, visitorId } from '../../../api/visitor-marks.ts';
import { useText } from '../../../text/use-text.ts';
import { showToast } from '../../../toasts/toast-store.ts';
import { Icon } from '../../../ui/icon.tsx';

/** Marks a review as helpful, or removes the mark. Shown immediately, reverted if the request fails. */
export function HelpfulButton({ review }: { review: Pick<Review, 'id' | 'helpful_count'> }) {
  const say = useText('product');
  const api = useApi();
  const { id, helpful_count } = review;
  const [vote, setVote] = useState({ isHelpful: false, count: helpful_count });
  const busy = useRef(false);
  // The page is cached for all visitors; only this browser knows whether this one voted.
  useEffect(() => setVote({ isHelpful: isMarked('helpful-reviews', id), count: helpful_count }), [id, helpful_count]);

  async function toggle(): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    const before = vote;
    const isHelpful = !before.isHelpful;
    setVote({ isHelpful, count: Math.max(0, before.count + (isHelpful ? 1 : -1)) });
    try {
      const visitor_id = visitorId();
      const input = { params: { id }, query: { visitor_id }, signal: AbortSignal.timeout(15_000) };
      const counted = await api(isHelpful ? 'POST /reviews/{id}/helpful' : 'DELETE /reviews/{id}/helpful', input);
      rememberMark('helpful-reviews', id, counted.is_helpful);
      setVote({ isHelpful: counted.is_helpful, count: counted.helpful_count });
    } catch (error) {
      setVote(before);
      showToast({ text: failureText(error, say('helpfulFailed')), tone: 'negative' });
    } finally {
      busy.current = false;
    }
  }

  return (
    <button
      type="button"
      aria-pressed={vote.isHelpful}
      className={`needs-script chip min-h-11 hover:bg-tint ${vote.isHelpful ? 'bg-tint font-semibold' : ''}`}
      onClick={toggle}
    >
      <Icon name="thumbs-up" size={16} filled={vote.isHelpful} />
      {say('helpful')}
      {vote.count > 0 ? <span className="tabular-nums">{vote.count}</span> : null}
    </button>
  );
}
