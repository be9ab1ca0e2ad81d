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

/** Badge with a contest's state. Texts: contests. */
export function StateBadge({ contest: { state, cancelled_reason: reason } }: { contest: Contest }) {
  const say = useText('contests');
  if (reason !== null) return <Badge tone="negative">{say('cancelled')}</Badge>;
  // The plain badge would be white on a white card.
  if (state === 'closed') {
    return (
      <span className="rounded-full bg-tint px-2.5 py-0.5 text-xs font-semibold text-soft">{say('state_closed')}</span>
    );
  }
  return <Badge tone={tones[state]}>{say(`state_${state}`)}</Badge>;
}

/** Deadline of the current phase: opening, entry, voting or end. */
export function NextDate({ contest }: { contest: Contest }) {
  const say = useText('contests');
  const language = useLanguage();
  const at = (time: string) => ({ at: formatMoment(time, language) });
  const { state } = contest;
  if (state === 'upcoming') return say('opens', at(contest.starts_at));
  if (state === 'open') return say('enterUntil', at(contest.voting_at));
  return state === 'voting' ? say('voteUntil', at(contest.ends_at)) : say('ended', at(contest.ends_at));
}
