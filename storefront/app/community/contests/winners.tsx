import type { ContestDetail } from '@waha/contract/types';
import { useText } from '../../text/use-text.ts';
import { CommunityIcon } from '../community-icon.tsx';
import { MemberName } from '../parts/member-name.tsx';

/** Winners once confirmed by staff; until then a note that they are being checked. */
export function Winners({ contest: { winners, is_decided: isDecided } }: { contest: ContestDetail }) {
  const say = useText('contests');
  return (
    <section aria-labelledby="winners" className="grid gap-3 rounded-card bg-tint p-4">
      <h2 id="winners" className="flex items-center gap-2 text-lg">
        <CommunityIcon name="trophy" className="text-secondary" />
        {say('result')}
      </h2>
      {winners.length === 0 ? <p>{say(isDecided ? 'noWinners' : 'waiting')}</p> : null}
      <ol className="grid gap-2 empty:hidden">
        {winners.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-card px-3 py-2"
          >
            <MemberName member={entry.author}>{say('place', { place: entry.place ?? 0 })}</MemberName>
            {entry.votes === null ? null : (
              <span className="text-sm font-semibold tabular-nums">{say('votes', { count: entry.votes })}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
