import { failureText } from '@waha/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { CommunityIcon } from '../community-icon.tsx';

export interface Liked {
  is_liked: boolean;
  like_count: number;
}

interface LikeButtonProps extends Liked {
  /** Author's name, for the accessible name. */
  of: string;
  /** Sends the wanted state; returns the actual one. */
  onLike: (like: boolean) => Promise<Liked>;
  /** Called with each shown state, to update the stored feeds. */
  onChange?: (liked: Liked) => void;
  className?: string;
}

/**
 * Like button with an optimistic update, undone if the request fails. Presses during a request are not lost: the last
 * wanted state is sent after the response. Texts: community.
 */
export function LikeButton({ is_liked, like_count, of, onLike, onChange, className = '' }: LikeButtonProps) {
  const say = useText('community');
  const [shown, setShown] = useState<Liked>({ is_liked, like_count });
  const [isFresh, setIsFresh] = useState(false);
  const wished = useRef(is_liked);
  const busy = useRef(false);
  useEffect(() => {
    if (busy.current) return;
    wished.current = is_liked;
    setShown({ is_liked, like_count });
  }, [is_liked, like_count]);

  function show(next: Liked): void {
    setShown(next);
    onChange?.(next);
  }

  async function send(before: Liked): Promise<void> {
    busy.current = true;
    let known = before;
    try {
      while (known.is_liked !== wished.current) known = await onLike(wished.current);
    } catch (error) {
      wished.current = known.is_liked;
      showToast({ text: failureText(error, say('likeFailed')), tone: 'negative' });
    } finally {
      busy.current = false;
      show(known);
    }
  }

  function press(): void {
    const next = !wished.current;
    wished.current = next;
    setIsFresh(next);
    show({ is_liked: next, like_count: Math.max(0, shown.like_count + (next ? 1 : -1)) });
    if (!busy.current) void send(shown);
  }

  return (
    <button
      type="button"
      aria-pressed={shown.is_liked}
      className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-2.5 text-sm tabular-nums hover:bg-tint ${shown.is_liked ? 'font-semibold text-negative' : 'text-soft'} ${className}`}
      onClick={press}
    >
      <CommunityIcon name="heart" filled={shown.is_liked} className={isFresh ? 'just-liked' : ''} />
      {/* Hidden text, not `aria-label`: Arabic writes one and two as words, so a label could not repeat the number. */}
      <span className="sr-only">{say('likeOf', { name: of, count: shown.like_count })}</span>
      <span aria-hidden="true">{shown.like_count > 0 ? shown.like_count : null}</span>
    </button>
  );
}
