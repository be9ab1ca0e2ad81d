import type { ListedBreach, ListedDataRequest } from '@waha/contract/types';
import { useText } from '../../text/language.tsx';
import { State, type Tone } from '../../ui/parts.tsx';

const SOON_DAYS = 7;
const SOON_HOURS = 24;

export const statusTones: Readonly<Record<ListedDataRequest['status'], Tone>> = {
  received: 'info',
  proved: 'info',
  working: 'warn',
  done: 'good',
  refused: 'plain',
};

export const breachTones: Readonly<Record<ListedBreach['status'], Tone>> = {
  open: 'bad',
  told: 'warn',
  closed: 'good',
};

/** Days until an open request is due, in words and colour; nothing of a closed one. */
export function DaysLeft({ request: { status, days_left: days } }: { request: ListedDataRequest }) {
  const say = useText('privacy');
  if (status === 'done' || status === 'refused') return null;
  if (days < 0) return <State tone="bad">{say('daysLate', { days: -days })}</State>;
  return <State tone={days <= SOON_DAYS ? 'warn' : 'plain'}>{say('daysLeft', { days })}</State>;
}

/** Hours until the authority must be told, until it was. */
export function HoursLeft({ breach: { told_at: told, status, hours_left: hours } }: { breach: ListedBreach }) {
  const say = useText('privacy');
  if (told !== null || status === 'closed') return null;
  if (hours < 0) return <State tone="bad">{say('hoursLate')}</State>;
  return <State tone={hours <= SOON_HOURS ? 'bad' : 'warn'}>{say('hoursLeft', { hours })}</State>;
}
