import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import { isOver } from '../campaigns/campaign-times.ts';
import { isPublished, shareCampaign } from '../campaigns/campaigns.store.ts';
import { mayPlay } from '../lotto.policy.ts';
import { readPlayer } from './give-cards.ts';
import { insertReward } from './rewards.store.ts';
import { markScratched, readCard, readTicket, type TicketRow } from './tickets.store.ts';

/**
 * Scratches a customer's card. Its prize was fixed when the deck was shuffled, and belongs to the customer from now on.
 * Idempotent. Returns the scratched ticket.
 */
export async function scratchCard(
  tx: Tx,
  customerId: string,
  ticketId: string,
  at: Date,
): Promise<TicketRow & { scratched_at: Date }> {
  const ticket = (await readTicket(tx, ticketId, customerId)) ?? refuse('lotto.ticket_not_found');
  if (ticket.scratched_at) return { ...ticket, scratched_at: ticket.scratched_at };
  const campaign = await shareCampaign(tx, ticket.campaign_id);
  if (!isPublished(campaign) || isOver(campaign, at)) refuse('lotto.not_running');
  enforce(mayPlay(await readPlayer(tx, customerId)));
  if (await markScratched(tx, ticket.id, at)) {
    const { kind } = await readCard(tx, ticket);
    if (kind !== 'nothing') {
      await insertReward(tx, { id: randomUUID(), ticketId: ticket.id, expiresAt: campaign.ends_at });
    }
  }
  const after = await readTicket(tx, ticketId, customerId);
  if (!after?.scratched_at) throw new Error('a card that was scratched is not');
  return { ...after, scratched_at: after.scratched_at };
}
