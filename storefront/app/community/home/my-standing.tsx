import type { RankStanding } from '@waha/contract/types';
import { useId } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RankGem } from '../parts/rank-gem.tsx';

/** Progress from one rank to the next, from 0 to 1; 1 at the top rank. */
export function progressOf({ rank, next, lifetime_points: points }: RankStanding): number {
  if (!next) return 1;
  const span = next.threshold - rank.threshold;
  return span > 0 ? Math.min(1, Math.max(0, (points - rank.threshold) / span)) : 1;
}

/** The reader's rank and the distance to the next; empty after a failure, since no page depends on it. */
export function MyStanding() {
  const { state } = useLoaded('my-rank', (api, signal) => api('GET /community/my-rank', { signal }));
  if (state.kind === 'loading') return <Skeleton className="h-24 rounded-card" />;
  return state.kind === 'known' ? <Standing standing={state.data} /> : null;
}

function Standing({ standing }: { standing: RankStanding }) {
  const say = useText('community');
  const id = useId();
  const { rank, next, lifetime_points: points, points_to_next: left } = standing;
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card px-4 py-3">
      <h2 id={id} className="sr-only">
        {say('myRank')}
      </h2>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex items-center gap-2 font-bold">
          <RankGem rank={rank.key} size={22} />
          {rank.name}
        </span>
        <span className="text-sm text-soft">{say('points', { count: points })}</span>
      </p>
      <progress className="rank-progress mt-2" max={1} value={progressOf(standing)} aria-label={say('rankProgress')} />
      {next && left !== null ? (
        <p className="mt-1.5 text-sm text-soft">{say('pointsToNext', { count: left, rank: next.name })}</p>
      ) : null}
    </section>
  );
}
