import type { LottoReward, LottoTicket, ScratchedCard } from '@waha/contract';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import type { Language } from '../../../../platform/text/index.ts';
import { readCoupons } from '../../../selling/coupons/index.ts';
import { isPublished, readCampaign } from '../campaigns/campaigns.store.ts';
import { presentPrize, prizeCode } from '../campaigns/prizes.ts';
import { listRewardsOf, type RewardRow } from './rewards.store.ts';
import { readCard, readSiblings, type TicketRow } from './tickets.store.ts';

interface Reader {
  language: Language;
  at: Date;
}

export function presentTicket({ id, card_index, claim, given_at }: TicketRow): LottoTicket {
  return { id, number: card_index + 1, given_for: givenFor(claim), given_at: given_at.toISOString() };
}

function givenFor(claim: string): LottoTicket['given_for'] {
  if (claim === 'welcome') return 'welcome';
  if (!claim.includes('@')) return 'daily';
  return claim.startsWith('order@') ? 'purchase' : 'activity';
}

export async function presentRewards(
  db: Database | Tx,
  rows: readonly RewardRow[],
  { language, at }: Reader,
): Promise<LottoReward[]> {
  const ids = rows.flatMap(({ coupon_id }) => coupon_id ?? []);
  const coupons = new Map((await readCoupons(db, ids)).map((coupon) => [coupon.id, coupon]));
  return rows.map((row) => {
    const coupon = row.coupon_id === null ? undefined : coupons.get(row.coupon_id);
    return {
      id: row.id,
      // Expired rewards are shown as such before a job closes them.
      status: row.status === 'available' && row.expires_at <= at ? 'expired' : row.status,
      prize: presentPrize(row, language),
      expires_at: row.expires_at.toISOString(),
      used_at: row.used_at?.toISOString() ?? null,
      coupon: coupon ? { code: coupon.code, ends_at: coupon.ends_at?.toISOString() ?? null } : null,
      order_id: row.order_id,
    };
  });
}

/** A scratched card with all a browser needs to see for itself that it was in the deck. */
export async function presentScratched(
  db: Database | Tx,
  ticket: TicketRow & { scratched_at: Date },
  reader: Reader,
): Promise<ScratchedCard> {
  const campaign = await readCampaign(db, ticket.campaign_id);
  if (!isPublished(campaign)) throw new Error('a card was scratched of a campaign that is not published');
  const card = await readCard(db, ticket);
  const [reward] = await presentRewards(db, await listRewardsOf(db, [ticket.id]), reader);
  return {
    ticket: presentTicket(ticket),
    prize: presentPrize(card, reader.language),
    scratched_at: ticket.scratched_at.toISOString(),
    reward: reward ?? null,
    proof: {
      index: ticket.card_index,
      prize: prizeCode(card),
      salt: card.salt.toString('hex'),
      siblings: (await readSiblings(db, ticket)).map((hash) => hash.toString('hex')),
      deck_size: campaign.deck_size,
      root: campaign.root.toString('hex'),
    },
  };
}
