import { memo, type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../text/use-text.ts';
import { observeNear } from '../../ui/observe-sight.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { Failed } from '../parts/failed.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import type { Feed } from './use-feed.ts';
import { useGradually } from './use-gradually.ts';

interface FeedFrameProps<Item> {
  feed: Feed<Item>;
  /** Name of the list for screen readers. */
  label: string;
  /** A stable function across renderings, so that an item is rendered again only when it changed. */
  draw: (item: Item) => ReactNode;
  /** Content of an empty feed. */
  empty: ReactNode;
  /** Skeleton while loading; that of posts by default. */
  skeleton?: ReactNode;
  /** Layout of the list; one column by default. */
  className?: string;
}

/**
 * Renders a feed: the button for new items, the list, loading of the next page before the end is reached, and all
 * states. Texts: community.
 */
export function FeedFrame<Item extends { id: number }>(props: FeedFrameProps<Item>) {
  const { feed, label, draw, empty, skeleton = <FeedSkeleton />, className = 'grid gap-4' } = props;
  const say = useText('community');
  const { drawn, mark } = useGradually(feed.items.length);
  if (feed.phase === 'loading') return skeleton;
  if (feed.phase === 'failed') return <Failed title={feed.refusal ?? say('feedFailed')} onRetry={feed.reload} />;
  return (
    <>
      <FeedNews news={feed.news} onShow={feed.reload} />
      {feed.items.length === 0 ? (
        empty
      ) : (
        <ul aria-label={label} className={className}>
          {feed.items.slice(0, drawn).map((item) => (
            <li key={item.id}>
              <Drawn item={item} draw={draw} />
            </li>
          ))}
        </ul>
      )}
      {drawn === feed.items.length ? <FeedEnd feed={feed} /> : <div ref={mark} className="h-11" />}
    </>
  );
}

const Drawn = memo(drawItem) as typeof drawItem;
function drawItem<Item>({ item, draw }: { item: Item; draw: (item: Item) => ReactNode }) {
  return draw(item);
}

/** Button `3 new posts`: new items appear only on a press, so that the list does not move while it is read. */
function FeedNews({ news, onShow }: { news: number; onShow: () => void }) {
  const say = useText('community');
  return (
    <div role="status" className="pointer-events-none sticky top-16 z-10 flex justify-center empty:hidden">
      {news > 0 ? (
        <button
          type="button"
          className="pointer-events-auto mb-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-primary px-5 text-sm font-semibold text-on-primary shadow-float"
          onClick={() => {
            onShow();
            scrollTo({ top: 0, behavior: 'smooth' });
          }}
        >
          <CommunityIcon name="chevron-up" size={18} />
          {say('newPosts', { count: news })}
        </button>
      ) : null}
    </div>
  );
}

/** Distance to the end at which the next page is loaded: one or two screens. */
const AHEAD = '1400px';

/** End of the loaded items: loads the next page when it comes near; after a failure it shows a button. */
function FeedEnd<Item>({ feed }: { feed: Feed<Item> }) {
  const say = useText('community');
  const mark = useRef<HTMLDivElement>(null);
  const load = useRef(feed.loadMore);
  load.current = feed.loadMore;
  const { next, more } = feed;
  // Observes again after each page: the mark may still be in sight.
  useEffect(() => {
    if (next === null || more !== 'idle' || !mark.current) return;
    return observeNear(mark.current, AHEAD, () => load.current());
  }, [next, more]);
  return (
    <div ref={mark} className="grid min-h-11 justify-items-center gap-2 py-6 text-sm text-soft">
      <p role="status">{more === 'loading' ? say('loadingMore') : null}</p>
      {more === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center justify-center gap-x-3">
          {say('moreFailed')}
          <button type="button" className="min-h-11 font-semibold text-link underline" onClick={feed.loadMore}>
            {say('retry')}
          </button>
        </p>
      ) : null}
      {next === null && feed.items.length > 5 ? <p>{say('feedEnd')}</p> : null}
    </div>
  );
}
