import type { CallReply } from '@waha/contract/client';
import type { LeaderboardPeriod, LeaderboardStanding } from '@waha/contract/types';
import { useSearchParams } from 'react-router';
import { useLoaded } from '../../api/use-loaded.ts';
import { type Address, Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CommunityIcon } from '../community-icon.tsx';
import { Empty } from '../parts/empty.tsx';
import { Failed } from '../parts/failed.tsx';
import { MemberName } from '../parts/member-name.tsx';

type Board = CallReply<'GET /community/leaderboard'>;

const periods = [
  { period: '7d', to: '/community/leaderboard', text: 'week' },
  { period: '30d', to: '/community/leaderboard?period=30d', text: 'month' },
  { period: 'all', to: '/community/leaderboard?period=all', text: 'ever' },
] as const satisfies { period: LeaderboardPeriod; to: Address; text: string }[];

/** Ranking by points and period, with the reader's own place. */
export default function Leaderboard() {
  const say = useText('leaderboard');
  const [search] = useSearchParams();
  const { period } = periods.find((one) => one.period === search.get('period')) ?? periods[0];
  return (
    <div className="grid gap-4">
      <div>
        <h1 className="text-2xl">{say('title')}</h1>
        <p className="mt-1 text-soft">{say('about')}</p>
      </div>
      <nav aria-label={say('periods')}>
        <ul className="flex flex-wrap gap-2">
          {periods.map((one) => (
            <li key={one.period}>
              <Link
                to={one.to}
                replace
                preventScrollReset
                aria-current={one.period === period ? 'page' : undefined}
                className="chip min-h-11 aria-[current=page]:border-primary aria-[current=page]:bg-primary aria-[current=page]:font-semibold aria-[current=page]:text-on-primary"
              >
                {say(one.text)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ShownBoard key={period} period={period} />
    </div>
  );
}

function ShownBoard({ period }: { period: LeaderboardPeriod }) {
  const say = useText('leaderboard');
  const { state, retry } = useLoaded(`leaderboard ${period}`, (api, signal) =>
    api('GET /community/leaderboard', { query: { period }, signal }),
  );
  if (state.kind === 'loading') return <Skeleton className="h-96 rounded-card" />;
  if (state.kind === 'failed') return <Failed title={say('failed')} onRetry={retry} />;
  const { data } = state.data;
  return (
    <>
      <MyPlace board={state.data} />
      {data.length === 0 ? (
        <Empty icon="crown" title={say('none')}>
          <Link to="/community/posts/new" className="btn btn-primary">
            {say('beFirst')}
          </Link>
        </Empty>
      ) : (
        <ol
          aria-label={say('title')}
          className="divide-y divide-line rounded-card border border-line bg-card max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
        >
          {data.map((standing) => (
            <li key={standing.member.handle}>
              <StandingRow standing={standing} />
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The reader's own place, even outside the shown list. */
function MyPlace({ board: { me } }: { board: Board }) {
  const say = useText('leaderboard');
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-tint px-4 py-3 font-semibold">
      <span>{me.place === null ? say('noPlace') : say('myPlace', { place: me.place })}</span>
      <span className="text-sm font-normal text-soft tabular-nums">{say('points', { count: me.points })}</span>
    </p>
  );
}

/** Medals of the first three places; decoration, because the number beside each states the place. */
const medals: Record<number, string> = { 1: 'gem-gold', 2: 'gem-silver', 3: 'gem-bronze' };

function StandingRow({ standing: { place, member, points, is_me: isMe } }: { standing: LeaderboardStanding }) {
  const say = useText('leaderboard');
  const medal = medals[place];
  return (
    <div
      className={`flex min-h-16 items-center gap-3 px-4 py-2 ${isMe ? 'bg-tint' : ''}`}
      {...(isMe && { 'aria-current': true })}
    >
      <span className="flex w-9 shrink-0 flex-col items-center font-heading font-bold tabular-nums">
        {medal ? (
          <span className={`gem ${medal}`}>
            <CommunityIcon name="medal" size={20} />
          </span>
        ) : null}
        <span className={medal ? 'text-xs' : 'text-soft'}>{place}</span>
      </span>
      <div className="min-w-0 flex-1">
        <MemberName member={member}>{isMe ? say('you') : null}</MemberName>
      </div>
      <span className="shrink-0 text-sm font-semibold tabular-nums">{say('points', { count: points })}</span>
    </div>
  );
}
