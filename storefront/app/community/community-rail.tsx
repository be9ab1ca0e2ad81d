import { Suspense, useSyncExternalStore } from 'react';
import { together } from '../text/load-texts.ts';
import { useText } from '../text/use-text.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { usePathname } from './community-bar.tsx';
import { MyStanding } from './home/my-standing.tsx';

const RailCards = lazyPart(together(['contests', 'leaderboard'], () => import('./rail/rail-cards.tsx')));

/** Width from which there is room for a rail: the layout's `lg`. */
const WIDE = '(width >= 64rem)';

function subscribe(listener: () => void): () => void {
  const screen = matchMedia(WIDE);
  screen.addEventListener('change', listener);
  return () => screen.removeEventListener('change', listener);
}

/**
 * Rail on a wide screen, after the column in reading direction; not loaded on a phone. `/community` shows the reader's
 * rank in its own column.
 */
export function CommunityRail() {
  const say = useText('community');
  const isHome = usePathname() === '/community';
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  if (!isWide) return null;
  return (
    <aside aria-label={say('rail')} className="sticky top-20 grid gap-4" data-print="hide">
      {isHome ? null : <MyStanding />}
      <Suspense>
        <RailCards />
      </Suspense>
    </aside>
  );
}
