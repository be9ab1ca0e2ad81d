import type { ContestDetail } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { Link } from '../../router/links.ts';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { NextDate, StateBadge } from './contest-state.tsx';

/** Head of a contest: state, prize with licence, steps and rules. */
export function ContestHead({ contest }: { contest: ContestDetail }) {
  const say = useText('contests');
  const { title, about, prize, licence_number: licence, rules, cancelled_reason: cancelled } = contest;
  return (
    <section className="grid gap-4 rounded-card border border-line bg-card p-5 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0">
      <Link
        to="/community/contests"
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-sm text-link"
      >
        <CommunityIcon name="chevron-left" directional size={18} />
        {say('all')}
      </Link>
      <div className="-mt-2 flex flex-wrap items-start justify-between gap-2">
        <h1 className="text-2xl leading-snug">{title}</h1>
        <StateBadge contest={contest} />
      </div>
      {cancelled === null ? (
        <p className="font-semibold text-soft">
          <NextDate contest={contest} />
        </p>
      ) : (
        <p className="rounded-xl bg-warning-tint px-4 py-3 text-warning">
          {say('cancelledText', { reason: cancelled })}
        </p>
      )}
      <p>{about}</p>
      <dl className="grid gap-3 rounded-xl bg-tint p-4 sm:grid-cols-2">
        <div>
          <dt className="text-sm text-soft">{say('prize')}</dt>
          <dd className="font-semibold">
            {prize.text} · {say('winners', { count: contest.winner_count })}
          </dd>
        </div>
        {licence ? (
          <div>
            <dt className="text-sm text-soft">{say('licence')}</dt>
            <dd>
              <bdi dir="ltr">{licence}</bdi>
            </dd>
          </div>
        ) : null}
      </dl>
      {cancelled === null ? <Steps contest={contest} /> : null}
      <details className="group rounded-xl border border-line">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 px-4 font-semibold">
          {say('rules')}
          <CommunityIcon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
        <p className="px-4 pb-4 whitespace-pre-line">{rules}</p>
      </details>
    </section>
  );
}

/** The phases entries, voting and result: the current one, and the dates of the others. */
function Steps({ contest }: { contest: ContestDetail }) {
  const say = useText('contests');
  const language = useLanguage();
  const at = (time: string) => ({ at: formatMoment(time, language) });
  const steps = [
    { state: 'open', label: say('entriesFrom'), when: say('from', at(contest.starts_at)) },
    { state: 'voting', label: say('votingFrom'), when: say('from', at(contest.voting_at)) },
    { state: 'closed', label: say('resultFrom'), when: say('after', at(contest.ends_at)) },
  ] as const;
  const now = steps.findIndex(({ state }) => state === contest.state);
  return (
    <ol aria-label={say('steps')} className="grid gap-2 sm:grid-cols-3">
      {steps.map(({ state, label, when }, index) => (
        <li
          key={state}
          aria-current={index === now ? 'step' : undefined}
          className="border-s-4 border-line ps-3 aria-[current=step]:border-accent sm:border-s-0 sm:border-t-4 sm:ps-0 sm:pt-2"
        >
          <p className={`flex items-center gap-1.5 ${index === now ? 'font-bold' : 'font-semibold text-soft'}`}>
            {index < now ? <CommunityIcon name="check" size={16} className="text-positive" /> : null}
            {label}
          </p>
          <p className="text-sm text-soft">{when}</p>
        </li>
      ))}
    </ol>
  );
}
