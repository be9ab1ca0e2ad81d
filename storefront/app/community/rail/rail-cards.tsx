import type { Contest, LeaderboardStanding } from '@waha/contract/types';
import { type ReactNode, useId } from 'react';
import { useLoaded } from '../../api/use-loaded.ts';
import { type Address, Link } from '../../router/links.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { NextDate, StateBadge } from '../contests/contest-state.tsx';
import { MemberName } from '../parts/member-name.tsx';

const MOST_LEADERS = 5;
const MOST_CONTESTS = 2;

/** Community cards in the rail; a card whose data cannot be loaded is left out. */
export default function RailCards() {
  return (
    <>
      <OpenContests />
      <TopMembers />
    </>
  );
}

function Card({ title, more, children }: { title: string; more: Address; children: ReactNode }) {
  const sayShell = useText('shell');
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-4">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        <Link
          to={more}
          aria-label={`${sayShell('showAll')}: ${title}`}
          className="inline-flex min-h-8 items-center text-sm font-semibold text-link hover:underline"
        >
          {sayShell('showAll')}
        </Link>
      </div>
      {children}
    </section>
  );
}

/** Contests that are open for entries or votes now. */
function OpenContests() {
  const say = useText('contests');
  const { state } = useLoaded('rail contests', (api, signal) =>
    api('GET /community/contests', { query: { per_page: 10 }, signal }),
  );
  const open = state.kind === 'known' ? state.data.data.filter(isOn).slice(0, MOST_CONTESTS) : [];
  if (open.length === 0) return null;
  return (
    <Card title={say('title')} more="/community/contests">
      <ul className="grid gap-3">
        {open.map((contest) => (
          <li key={contest.id}>
            <Link to={`/community/contests/${contest.id}`} className="group block rounded-xl bg-tint p-3">
              <span className="mb-1 flex items-center justify-between gap-2">
                <CommunityIcon name="trophy" size={18} className="text-secondary" />
                <StateBadge contest={contest} />
              </span>
              <span className="block font-semibold group-hover:underline">{contest.title}</span>
              <span className="text-xs text-soft">
                <NextDate contest={contest} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const isOn = ({ state, cancelled_reason: reason }: Contest) =>
  reason === null && (state === 'open' || state === 'voting');

/** The first five members of this week's ranking. */
function TopMembers() {
  const say = useText('leaderboard');
  const { state } = useLoaded('rail leaders', (api, signal) =>
    api('GET /community/leaderboard', { query: {}, signal }),
  );
  const leaders = state.kind === 'known' ? state.data.data.slice(0, MOST_LEADERS) : [];
  if (leaders.length === 0) return null;
  return (
    <Card title={say('title')} more="/community/leaderboard">
      <ol className="grid gap-2">
        {leaders.map((standing) => (
          <li key={standing.member.handle} className="flex items-center gap-2">
            <Leader standing={standing} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Leader({ standing: { place, member, points } }: { standing: LeaderboardStanding }) {
  const say = useText('leaderboard');
  return (
    <>
      <span className="w-5 shrink-0 text-center font-heading text-sm font-bold text-soft tabular-nums">{place}</span>
      <div className="min-w-0 flex-1">
        <MemberName member={member} size={32} />
      </div>
      <span className="shrink-0 text-xs text-soft tabular-nums">{say('points', { count: points })}</span>
    </>
  );
}
