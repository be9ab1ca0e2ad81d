import type { EndpointKey, LottoTickets } from '@waha/contract';
import { type Handlers, pageOf } from '../../../platform/bind/index.ts';
import { publishInvalidation } from '../../../platform/cache/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { readWinners } from './activity/winners.ts';
import { cardsUntil, nextMidnight } from './campaigns/campaign-times.ts';
import {
  countScratched,
  findCurrent,
  isPublished,
  listDeck,
  listPast,
  listPrizes,
  type PublishedCampaign,
  readCampaign,
} from './campaigns/campaigns.store.ts';
import { presentCampaign, presentDeck } from './campaigns/present-campaign.ts';
import { presentPrize } from './campaigns/prizes.ts';
import { giveFreeCards, type Play, readPlay, readPlayer } from './cards/give-cards.ts';
import { presentRewards, presentScratched, presentTicket } from './cards/present-card.ts';
import { countRewards, listRewardsOf, listScratched, readReward } from './cards/rewards.store.ts';
import { scratchCard } from './cards/scratch-card.ts';
import { countTickets } from './cards/tickets.store.ts';
import { convertToGift } from './cards/use-reward.ts';
import { mayPlay, mayViewDeck, type Player } from './lotto.policy.ts';

type LottoKey = Extract<EndpointKey, `${string} /lotto/${string}`>;

const PAST = 10;
const PAGE_LENGTH = 15;
export const DECK_PAGE = 1_000;

export interface LottoDeps {
  db: Database;
  now: () => number;
}

export function lottoRoutes({ db, now }: LottoDeps): Handlers<LottoKey> {
  const clock = () => new Date(now());

  /** A finished campaign, whose deck is public. */
  async function requireOver(id: number): Promise<PublishedCampaign> {
    const campaign = await readCampaign(db, id);
    if (!isPublished(campaign)) refuse('lotto.campaign_not_found');
    enforce(mayViewDeck(campaign, clock()));
    return campaign;
  }

  async function ticketsOf(customerId: string): Promise<LottoTickets> {
    const at = clock();
    const [campaign, player] = await Promise.all([findCurrent(db, at), readPlayer(db, customerId)]);
    if (!campaign || mayPlay(player) !== null)
      return { data: [], ...presentPlayer(player), claimable: 0, next_card_at: null };
    return presentPlay(await readPlay(db, campaign, customerId, at), player, at);
  }

  return {
    'GET /lotto/campaign': async (_, { language, cacheUntil }) => {
      const at = clock();
      const campaign = await findCurrent(db, at);
      const past = await listPast(db, at, PAST);
      // Moments at which the answer changes by the clock.
      const moments = campaign ? [campaign.starts_at, cardsUntil(campaign), campaign.ends_at] : [];
      for (const moment of moments) if (moment > at) cacheUntil(moment);
      return {
        campaign: campaign ? presentCampaign(campaign, language, at) : null,
        past: past.map((row) => ({
          id: row.id,
          name: language === 'ar' ? row.name_ar : row.name_en,
          ended_at: (row.stopped_at ?? row.ends_at).toISOString(),
          root: row.root.toString('hex'),
          deck_size: row.deck_size,
        })),
      };
    },
    'GET /lotto/odds': async (_, { language, cacheUntil }) => {
      const campaign = await findCurrent(db, clock());
      if (!campaign) return null;
      cacheUntil(campaign.ends_at);
      const scratched = await countScratched(db, campaign.id);
      return {
        campaign_id: campaign.id,
        deck_size: campaign.deck_size,
        scratched: [...scratched.values()].reduce((sum, count) => sum + count, 0),
        prizes: (await listPrizes(db, [campaign.id])).map((prize) => ({
          prize: presentPrize(prize, language),
          count: prize.count,
          remaining: prize.count - (scratched.get(prize.position) ?? 0),
        })),
      };
    },
    'GET /lotto/campaigns/{id}/deck': async ({ params, query: { cursor = 0 } }) => {
      const campaign = await requireOver(params.id);
      const rows = await listDeck(db, campaign.id, cursor, DECK_PAGE);
      return presentDeck(campaign, rows, cursor, (row) => ({
        given: row.given_at !== null,
        scratched: row.scratched_at !== null,
      }));
    },
    'GET /lotto/winners': async (_, { language }) => ({ winners: await readWinners(db, language) }),
    'GET /lotto/tickets': (_, { actor }) => ticketsOf(requireCustomer(actor).customerId),
    'POST /lotto/tickets': async (_, { actor }, tx) => {
      const at = clock();
      const { customerId } = requireCustomer(actor);
      const play = await giveFreeCards(tx, customerId, at);
      return presentPlay(play, { isStaffMember: false, hasProvedPhone: true }, at);
    },
    'POST /lotto/scratch': async ({ body }, { actor, language }, tx) => {
      const at = clock();
      const ticket = await scratchCard(tx, requireCustomer(actor).customerId, body.ticket_id, at);
      await publishInvalidation(tx, ['lotto']);
      return presentScratched(tx, ticket, { language, at });
    },
    'GET /lotto/history': async ({ query }, { actor, language }) => {
      const { customerId } = requireCustomer(actor);
      const { page = 1, per_page: perPage = PAGE_LENGTH, won = null } = query;
      const { rows, total } = await listScratched(db, { customerId, won }, perPage, (page - 1) * perPage);
      const rewards = await listRewardsOf(
        db,
        rows.map(({ id }) => id),
      );
      const shown = await presentRewards(db, rewards, { language, at: clock() });
      return {
        data: rows.map((row) => ({
          ticket: presentTicket(row),
          campaign: language === 'ar' ? row.campaign_name_ar : row.campaign_name_en,
          prize: presentPrize(row, language),
          scratched_at: row.scratched_at.toISOString(),
          reward: shown.find((_, at) => rewards[at]?.ticket_id === row.id) ?? null,
        })),
        ...pageOf(page, perPage, total),
      };
    },
    'GET /lotto/stats': async (_, { actor }) => {
      const { customerId } = requireCustomer(actor);
      const rewards = await countRewards(db, customerId, clock());
      const { cards, scratched } = await countTickets(db, customerId);
      return { cards, scratched, won: rewards.available + rewards.used + rewards.expired, rewards };
    },
    'POST /lotto/use-reward': async ({ body }, { actor, language }, tx) => {
      const at = clock();
      const { customerId } = requireCustomer(actor);
      const { reward_id: rewardId, ...to } = body;
      await convertToGift(tx, actor, { rewardId, to, language, at });
      const reward = (await readReward(tx, body.reward_id, customerId)) ?? refuse('lotto.reward_not_found');
      const [shown] = await presentRewards(tx, [reward], { language, at });
      return shown ?? refuse('lotto.reward_not_found');
    },
  };
}

function presentPlayer(player: Player) {
  return { may_play: mayPlay(player) === null, needs_phone: !player.hasProvedPhone };
}

function presentPlay({ campaign, open, due }: Play, player: Player, at: Date): LottoTickets {
  const next = at < campaign.starts_at ? campaign.starts_at : nextMidnight(at);
  const hasNext = campaign.gives_daily && next < cardsUntil(campaign) && campaign.next_card < campaign.deck_size;
  return {
    data: open.map(presentTicket),
    ...presentPlayer(player),
    // The number of cards is shown to a customer before they may take one, too.
    claimable: due.length,
    next_card_at: hasNext ? next.toISOString() : null,
  };
}
