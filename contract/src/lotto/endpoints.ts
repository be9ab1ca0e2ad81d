import { z } from 'zod';
import { addressInput } from '../addresses/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import {
  calendarDay,
  givenId,
  id,
  page,
  pageQuery,
  text,
  textFlag,
  textId,
  textInteger,
  timestamp,
} from '../platform/shapes.ts';
import { adminLottoEndpoints } from './admin.ts';
import { bytes32, lottoCampaign, prize, reward, scratched, ticket } from './shapes.ts';

export const tickets = z.object({
  data: z.array(ticket).max(100).describe('Not scratched yet, the latest first'),
  may_play: z.boolean().describe('Those who work here may not'),
  needs_phone: z.boolean().describe('A card asks for a phone that was proved, and this account has none'),
  claimable: z.int().describe('Free cards that are due now'),
  next_card_at: timestamp.nullable().describe('When the next one is; null where there is none'),
});
export type LottoTickets = z.infer<typeof tickets>;

export const historyItem = z.object({
  ticket,
  campaign: text(120),
  prize,
  scratched_at: timestamp,
  reward: reward.nullable(),
});
export type LottoHistoryItem = z.infer<typeof historyItem>;

export const odds = z.object({
  campaign_id: id,
  deck_size: z.int(),
  scratched: z.int(),
  prizes: z
    .array(
      z.object({
        prize,
        count: z.int().describe('In the whole deck'),
        remaining: z.int().describe('Not scratched yet, given or not: a card tells nothing before it is scratched'),
      }),
    )
    .max(30),
});
export type LottoOdds = z.infer<typeof odds>;

export const deckPage = z.object({
  root: bytes32,
  deck_size: z.int(),
  data: z
    .array(z.object({ index: z.int(), prize: text(200), salt: bytes32, given: z.boolean(), scratched: z.boolean() }))
    .max(1_000),
  next_cursor: z.int().nullable(),
});
export type LottoDeck = z.infer<typeof deckPage>;

export const winner = z.object({
  campaign_id: id,
  name: text(70).describe('First name, and the first letter of the family name'),
  city: text(120).nullable(),
  prize,
  day: calendarDay,
});
export type LottoWinner = z.infer<typeof winner>;

const rewardErrors = ['lotto.reward_not_found', 'lotto.reward_used', 'lotto.reward_expired'] as const;

export const lottoStats = z.object({
  cards: z.int(),
  scratched: z.int(),
  won: z.int(),
  rewards: z.object({ available: z.int(), used: z.int(), expired: z.int() }),
});
export type LottoStats = z.infer<typeof lottoStats>;

export const rewardUse = z.object({
  reward_id: z.uuid(),
  address: addressInput.nullish().describe('Where a product is sent; other rewards need none'),
  address_id: givenId.nullish().describe('A saved address instead of `address`'),
});
export type RewardUse = z.input<typeof rewardUse>;

export const lottoEndpoints = {
  ...adminLottoEndpoints,
  'GET /lotto/campaign': endpoint({
    access: 'public',
    summary: 'The scratch-card campaign that runs or comes next, and those before it, whose decks are public',
    reply: z.object({
      campaign: lottoCampaign.nullable(),
      past: z.array(z.object({ id, name: text(120), ended_at: timestamp, root: bytes32, deck_size: z.int() })).max(10),
    }),
    errors: [],
    cache: { tags: ['lotto'] },
  }),
  'GET /lotto/odds': endpoint({
    access: 'public',
    summary: 'What is in the deck of the campaign that runs, and what of it is left; null where none runs',
    reply: odds.nullable(),
    errors: [],
    cache: { tags: ['lotto'] },
  }),
  'GET /lotto/campaigns/{id}/deck': endpoint({
    access: 'public',
    summary: 'Every card of a campaign that is over, so that anybody can compute its root again',
    params: z.object({ id: textId }),
    query: z.object({ cursor: textInteger(0, 20_000).describe('Where to go on').optional() }),
    reply: deckPage,
    errors: ['lotto.campaign_not_found', 'lotto.not_over'],
    cache: { tags: ['lotto'] },
  }),
  'GET /lotto/winners': endpoint({
    access: 'public',
    summary: 'Who won what is worth something, the latest first: never whole names, nobody who left or works here',
    reply: z.object({ winners: z.array(winner).max(50) }),
    errors: [],
    cache: { tags: ['lotto'] },
  }),
  'GET /lotto/tickets': endpoint({
    access: 'customer',
    summary: 'My cards that are not scratched yet, and whether free ones are due',
    reply: tickets,
    errors: [],
  }),
  'POST /lotto/tickets': endpoint({
    access: 'customer',
    summary:
      'Take the free cards that are due: one of welcome, one a day, to each person with a proved phone, by any account',
    reply: tickets,
    errors: ['lotto.not_running', 'lotto.staff', 'lotto.phone_unproved'],
    idempotent: true,
  }),
  'POST /lotto/scratch': endpoint({
    access: 'customer',
    summary: 'Scratch a card of mine: its prize, and the proof that it was in the deck. Again gives the first answer',
    body: z.object({ ticket_id: z.uuid() }),
    reply: scratched,
    errors: ['lotto.ticket_not_found', 'lotto.not_running', 'lotto.staff'],
    idempotent: true,
  }),
  'GET /lotto/history': endpoint({
    access: 'customer',
    summary: 'My scratched cards, the latest first',
    query: z.object({ ...pageQuery, won: textFlag.describe('Only those with a reward').optional() }),
    reply: page(historyItem),
    errors: [],
  }),
  'GET /lotto/stats': endpoint({
    access: 'customer',
    summary: 'My cards and rewards in numbers',
    reply: lottoStats,
    errors: [],
  }),
  'POST /lotto/use-reward': endpoint({
    access: 'customer',
    summary: 'Turn a reward into a coupon code, store credit, points, or an order of total 0 that sends it, once',
    body: rewardUse,
    reply: reward,
    errors: [...rewardErrors, 'lotto.address_needed', 'locations.city_not_found', 'shipping.city_not_served'],
    idempotent: true,
  }),
};
