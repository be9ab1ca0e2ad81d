import type { LottoCampaign } from '@waha/contract';
import type { PublishedCampaign } from './campaigns.store.ts';

const DAY_MS = 86_400_000;
/** Saudi Arabia keeps UTC+3 all year. */
const RIYADH_OFFSET_MS = 3 * 3_600_000;
/** The 60 days of a prize game include delivering its prizes, for which the law gives a week. */
export const DELIVERY_MS = 7 * DAY_MS;

/** The last time at which a card is given: its holder then has a week for the reward. */
export function cardsUntil({ ends_at }: { ends_at: Date }): Date {
  return new Date(ends_at.getTime() - DELIVERY_MS);
}

export function stateAt(campaign: PublishedCampaign, at: Date): LottoCampaign['state'] {
  if (campaign.state === 'stopped') return 'stopped';
  if (at < campaign.starts_at) return 'upcoming';
  if (at < cardsUntil(campaign)) return 'running';
  return at < campaign.ends_at ? 'closing' : 'ended';
}

/** True where no card can be scratched any more, so that the deck may be public. */
export function isOver(campaign: PublishedCampaign, at: Date): boolean {
  return ['stopped', 'ended'].includes(stateAt(campaign, at));
}

/** The day in Riyadh, as `2026-11-21`. */
export function dayOf(at: Date): string {
  return new Date(at.getTime() + RIYADH_OFFSET_MS).toISOString().slice(0, 10);
}

export function nextMidnight(at: Date): Date {
  return new Date(Date.parse(`${dayOf(at)}T00:00:00Z`) + DAY_MS - RIYADH_OFFSET_MS);
}
