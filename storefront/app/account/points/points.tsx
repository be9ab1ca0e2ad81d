import type { Api } from '@waha/contract/client';
import type { MyPoints, RankStanding } from '@waha/contract/types';
import { formatDate } from '@waha/kit/moment';
import { useLoaded } from '../../api/use-loaded.ts';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Icon } from '../../ui/icon.tsx';
import { SecondSheet } from '../../ui/second-sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LoadFailed, Outdated } from '../load-failed.tsx';
import { PointLines } from './point-lines.tsx';
import { RankCard } from './rank-card.tsx';

interface Loyalty {
  points: MyPoints;
  standing: RankStanding;
}

async function load(api: Api, signal: AbortSignal): Promise<Loyalty> {
  const [points, standing] = await Promise.all([
    api('GET /user/points', { query: {}, signal }),
    api('GET /community/my-rank', { signal }),
  ]);
  return { points, standing };
}

/** Points that can be spent now, and where. */
function Balance({ points: { balance, owed, expires_after_months: months } }: { points: MyPoints }) {
  const say = useText('points');
  return (
    <section aria-labelledby="points-balance" className="rounded-card bg-primary p-5 text-on-primary sm:p-6">
      <h2 id="points-balance" className="text-base font-semibold">
        {say('balance')}
      </h2>
      <p className="mt-1 flex items-baseline gap-2">
        <bdi className="text-4xl font-bold tabular-nums">{balance.toLocaleString('en')}</bdi>
      </p>
      {owed > 0 ? <p className="mt-2 max-w-prose text-sm">{say('owed', { count: owed })}</p> : null}
      <p className="mt-2 max-w-prose text-sm">{say('balanceText')}</p>
      <p className="mt-1 max-w-prose text-sm">{months === null ? say('lifeForever') : say('life', { months })}</p>
      <Link to="/community/rewards" className="btn mt-4 bg-card text-ink">
        <Icon name="gift" size={18} />
        {say('toRewards')}
      </Link>
    </section>
  );
}

/** Points that are pending, and those that expire next. */
function ComingAndGoing({ points: { pending, next_expiry: next } }: { points: MyPoints }) {
  const say = useText('points');
  const language = useLanguage();
  // Points due at midnight can be used until the day before ends.
  const lastDay = next && formatDate(new Date(Date.parse(next.at) - 1).toISOString(), language);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section aria-labelledby="points-pending" className="rounded-card border border-line bg-card p-4 sm:p-5">
        <h2 id="points-pending" className="flex items-center gap-2 text-base">
          <Icon name="clock" size={18} className="text-secondary" />
          {say('pending')}
        </h2>
        {pending > 0 ? (
          <>
            <p className="mt-1 text-2xl font-bold tabular-nums">{say('points', { count: pending })}</p>
            <p className="mt-1 text-sm text-soft">{say('pendingText')}</p>
          </>
        ) : (
          <p className="mt-2 text-sm text-soft">{say('noPending')}</p>
        )}
      </section>
      <section aria-labelledby="points-next" className="rounded-card border border-line bg-card p-4 sm:p-5">
        <h2 id="points-next" className="flex items-center gap-2 text-base">
          <Icon name="history" size={18} className="text-secondary" />
          {say('next')}
        </h2>
        {next && lastDay ? (
          <>
            <p className="mt-1 text-2xl font-bold tabular-nums">{say('points', { count: next.points })}</p>
            <p className={`mt-1 text-sm ${next.is_announced ? 'text-warning' : 'text-soft'}`}>
              {say('nextText', { points: say('points', { count: next.points }), date: lastDay })}
            </p>
          </>
        ) : (
          <p className="mt-2 text-sm text-soft">{say('noNext')}</p>
        )}
      </section>
    </div>
  );
}

function Coming() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-48 rounded-card" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
      </div>
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}

export default function PointsPage() {
  const say = useText('account');
  const sayPoints = useText('points');
  const { state, retry } = useLoaded('points', load);
  return (
    <>
      <SecondSheet />
      <h1 className="mb-5 text-3xl">{say('points')}</h1>
      {state.kind === 'loading' ? (
        <div role="status">
          <span className="sr-only">{say('loading')}</span>
          <Coming />
        </div>
      ) : null}
      {state.kind === 'failed' ? <LoadFailed icon="sparkles" title={sayPoints('failed')} onRetry={retry} /> : null}
      {state.kind === 'known' ? (
        <div className="grid gap-5">
          {state.isOutdated ? <Outdated onRetry={retry} className="" /> : null}
          <Balance points={state.data.points} />
          <ComingAndGoing points={state.data.points} />
          <RankCard standing={state.data.standing} />
          <PointLines first={state.data.points} />
        </div>
      ) : null}
    </>
  );
}
