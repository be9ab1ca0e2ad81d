import type { Reel } from '@waha/contract/types';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommentThread } from '../comments/comment-thread.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { changeInFeeds, readFeed } from '../feed/feed-store.ts';
import { Modal } from '../parts/modal.tsx';
import { commentsOfReel } from './reel-source.ts';
import { type ReelControls, ReelView } from './reel-view.tsx';
import { toggleSound, useMuted } from './sound.ts';
import { useKeys } from './use-keys.ts';
import { useStage } from './use-stage.ts';

interface ReelStageProps {
  reels: readonly Reel[];
  /** Called when the end comes near. */
  onMore: () => void;
  /** A reel was removed, or its author blocked. */
  onGone?: (id: number) => void;
}

/** Distance to the end, in reels, at which the next page is loaded. */
const AHEAD = 3;
/** Reels further away than this are dark placeholders of their size. */
const DRAWN = 2;

/**
 * Reels one below the other, each filling the stage: a phone's whole screen, or a phone's size in the middle of a wide
 * one. Swiped, scrolled or stepped through by keys. Texts: community, posts, reels.
 */
export function ReelStage({ reels, onMore, onGone }: ReelStageProps) {
  const say = useText('reels');
  const frame = useRef<HTMLDivElement>(null);
  const controls = useRef<ReelControls>(null);
  const { current, step } = useStage(frame, reels.length);
  const [commented, setCommented] = useState<number | null>(null);
  // In a transition, so that a slow phone shows the press before it has drawn the panel.
  const openComments = useCallback((id: number) => startTransition(() => setCommented(id)), []);
  const drawn = useNeighbours();
  const isNearEnd = current >= reels.length - AHEAD;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step towards the end, and each page that came
  useEffect(() => {
    if (isNearEnd) onMore();
  }, [isNearEnd, reels.length]);
  useKeys({
    next: () => step(1),
    previous: () => step(-1),
    togglePlaying: () => controls.current?.toggle(),
    toggleSound,
    like: () => controls.current?.like(),
  });
  return (
    <div className="reel-room">
      <Keys />
      <SoundButton />
      <div
        ref={frame}
        role="feed"
        aria-label={say('title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reached by the keyboard
        tabIndex={0}
        className="reel-stage scheme-dark snap-y snap-mandatory overflow-y-auto overscroll-contain bg-dark"
      >
        {reels.map((reel, index) => (
          <div key={reel.id} data-place="" className="h-full w-full shrink-0 snap-start snap-always bg-dark">
            {Math.abs(index - current) <= drawn ? (
              <ReelView
                reel={reel}
                isCurrent={index === current}
                isNext={index === current + 1}
                controls={controls}
                onComments={openComments}
                onGone={onGone}
              />
            ) : null}
          </div>
        ))}
      </div>
      <div className="reel-steps">
        <button
          type="button"
          className="icon-btn border border-line bg-card"
          aria-label={say('previous')}
          aria-disabled={current === 0}
          onClick={() => step(-1)}
        >
          <CommunityIcon name="chevron-up" />
        </button>
        <button
          type="button"
          className="icon-btn border border-line bg-card"
          aria-label={say('next')}
          aria-disabled={current >= reels.length - 1}
          onClick={() => step(1)}
        >
          <CommunityIcon name="chevron-down" />
        </button>
      </div>
      <Comments id={commented} onClose={() => setCommented(null)} />
    </div>
  );
}

/** Films start muted, as browsers require: one tap gives all of them their sound. */
function SoundButton() {
  const say = useText('reels');
  const isMuted = useMuted();
  return (
    <button type="button" className="reel-sound icon-btn" aria-pressed={!isMuted} onClick={toggleSound}>
      <CommunityIcon name={isMuted ? 'volume-x' : 'volume-2'} size={20} />
      <span className="sr-only">{say('sound')}</span>
    </button>
  );
}

/** Number of reels rendered on either side: none at first, so that the current one appears sooner. */
function useNeighbours(): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === DRAWN) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)), 200);
    return () => clearTimeout(timer);
  }, [drawn]);
  return drawn;
}

/** Panel beside the stage on a wide screen: the button to add a reel and the keyboard shortcuts. */
function Keys() {
  const say = useText('reels');
  const keys = [
    ['↑ ↓', say('keyStep')],
    [say('space'), say('keyPlay')],
    ['M', say('keySound')],
    ['L', say('keyLike')],
  ] as const;
  return (
    <aside className="reel-keys">
      <Link to="/community/reels/new" className="btn btn-primary">
        <CommunityIcon name="plus" />
        {say('new')}
      </Link>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2 text-sm text-soft">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-md border border-line-strong bg-card px-2 py-0.5 text-xs" dir="auto">
                {key}
              </kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function Comments({ id, onClose }: { id: number | null; onClose: () => void }) {
  const say = useText('posts');
  return (
    <Modal open={id !== null} onClose={onClose} title={say('comments')}>
      {id === null ? null : (
        <CommentThread
          key={id}
          source={commentsOfReel(id)}
          onCount={(change) => {
            const kept = readFeed('reels:newest').items.find((item) => item.id === id) as Reel | undefined;
            if (kept) changeInFeeds<Reel>('reels', id, { comment_count: kept.comment_count + change });
          }}
        />
      )}
    </Modal>
  );
}
