import type { Contest, ContestState } from '@waha/contract/types';
import { formatMoment } from '@waha/kit/moment';
import { useLanguage } from '../../shell/root-data.ts';
import { useText } from '../../text/use-text.ts';
import { Badge, type BadgeTone } from '../../ui/product-card/badge.tsx';

const tones: Record<ContestState, BadgeTone> = {
  upcoming: 'info',
  open: 'positive',
  voting: 'warning',
  closed: 'plain',
};

/** Where a contest stands, in a word. Texts: contests. */
export function StateBadge({ contest: { state, cancelled_reason: reason } }: { contest: Contest }) {
  const say = useText('contests');
  if (reason !== null) return <Badge tone="negative">{say('cancelled')}</Badge>;
  // On a card what is over would be white on white.
  if (state === 'closed') {
    return (
      <span className="rounded-full bg-tint px-2.5 py-0.5 text-xs font-semibold text-soft">{say('state_closed')}</span>
    );
  }
  return <Badge tone={tones[state]}>{say(`state_${state}`)}</Badge>;
}

/** Until when what can be done now can be done. */
export function NextDate({ contest }: { contest: Contest }) {
  const say = useText('contests');
  const language = useLanguage();
  const at = (time: string) => ({ at: formatMoment(time, language) });
  const { state } = contest;
  if (state === 'upcoming') return say('opens', at(contest.starts_at));
  if (state === 'open') return say('enterUntil', at(contest.voting_at));
  return state === 'voting' ? say('voteUntil', at(contest.ends_at)) : say('ended', at(contest.ends_at));
}
