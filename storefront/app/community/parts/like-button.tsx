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
  /** Sends what is wished; what comes back is what counts. */
  onLike: (like: boolean) => Promise<Liked>;
  /** Hears what is shown, at each change: for the feeds it is also kept in. */
  onChange?: (liked: Liked) => void;
  className?: string;
}

/**
 * Shown at once, and put back if the shop does not hear it. Presses meanwhile are not lost: what is wished last is sent
 * when the one before has been answered. Texts: community.
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
      {/* Words, not a label: Arabic says one and two as words, and a label would have to repeat the number beside it. */}
      <span className="sr-only">{say('likeOf', { name: of, count: shown.like_count })}</span>
      <span aria-hidden="true">{shown.like_count > 0 ? shown.like_count : null}</span>
    </button>
  );
}
