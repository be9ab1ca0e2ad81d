import { expect, test } from 'vitest';
import type { CampaignRow } from './campaigns/campaigns.store.ts';
import { mayPlay, mayTakeCards, mayViewDeck } from './lotto.policy.ts';

test.each([
  { isStaffMember: false, hasProvedPhone: true, plays: undefined, takes: undefined },
  { isStaffMember: false, hasProvedPhone: false, plays: undefined, takes: 'lotto.phone_unproved' },
  { isStaffMember: true, hasProvedPhone: true, plays: 'lotto.staff', takes: 'lotto.staff' },
  { isStaffMember: true, hasProvedPhone: false, plays: 'lotto.staff', takes: 'lotto.staff' },
])('who works here %o', ({ plays, takes, ...player }) => {
  expect(mayPlay(player)?.code).toBe(plays);
  expect(mayTakeCards(player)?.code).toBe(takes);
});

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const campaign: CampaignRow = {
  id: 1,
  name_ar: 'حملة',
  name_en: 'Campaign',
  licence_number: '1',
  rules_ar: 'شروط',
  rules_en: 'Rules',
  starts_at: day(10),
  ends_at: day(30),
  is_demo: false,
  state: 'published',
  gives_welcome: true,
  gives_daily: true,
  gives_for_activity: false,
  activity_per_day: 1,
  gives_for_purchases: false,
  purchases_acknowledged: false,
  root: Buffer.alloc(32),
  deck_size: 1,
  next_card: 0,
  published_at: day(1),
  stopped_at: null,
  stop_reason: null,
  version: 1,
};

test.each([
  ['draft', 31, false],
  ['published', 9, false],
  ['published', 15, false],
  // No card is given any more, and those that were are still scratched.
  ['published', 29, false],
  ['published', 30, true],
  ['stopped', 9, true],
  ['stopped', 15, true],
] as const)('the deck of a %s campaign on day %i', (state, on, may) => {
  expect(mayViewDeck({ ...campaign, state }, day(on))?.code).toBe(may ? undefined : 'lotto.not_over');
});
