import { publishPurge } from '../../platform/cache/index.ts';
import type { Database, Tx } from '../../platform/database/index.ts';
import { enforce, refuse } from '../../platform/errors/index.ts';
import { readCustomer } from '../identity/index.ts';
import { worksHere } from '../staff/index.ts';
import { dayOf, stateAt } from './campaign-times.ts';
import { findCurrent, type PublishedCampaign } from './campaigns.store.ts';
import { mayTakeCards, type Player } from './lotto.policy.ts';
import { giveNextCards, listClaimed, listUnscratched, type TicketRow } from './tickets.store.ts';

/** What a customer may have a card for now and has none for yet. None of it asks for a purchase. */
export async function dueClaims(
  db: Database | Tx,
  campaign: PublishedCampaign,
  customerId: string,
  at: Date,
): Promise<string[]> {
  if (stateAt(campaign, at) !== 'running' || campaign.next_card >= campaign.deck_size) return [];
  const claims = [...(campaign.gives_welcome ? ['welcome'] : []), ...(campaign.gives_daily ? [dayOf(at)] : [])];
  const claimed = await listClaimed(db, customerId, claims);
  return claims.filter((claim) => !claimed.has(claim));
}

/** What a customer can do with the campaign at this moment. */
export interface Play {
  campaign: PublishedCampaign;
  open: TicketRow[];
  due: string[];
}

export async function readPlay(
  db: Database | Tx,
  campaign: PublishedCampaign,
  customerId: string,
  at: Date,
): Promise<Play> {
  const due = await dueClaims(db, campaign, customerId, at);
  return { campaign, open: await listUnscratched(db, customerId, campaign.id), due };
}

/** Gives a customer the free cards that are due, in the order of the deck. */
export async function giveFreeCards(tx: Tx, customerId: string, at: Date): Promise<Play> {
  const campaign = await findCurrent(tx, at);
  if (!campaign || stateAt(campaign, at) !== 'running') refuse('lotto.not_running');
  const player = await readPlayer(tx, customerId);
  enforce(mayTakeCards(player));
  const before = await readPlay(tx, campaign, customerId, at);
  if (before.due.length === 0) return before;
  await publishPurge(tx, ['lotto']);
  const given = await giveNextCards(tx, { campaignId: campaign.id, customerId, claims: before.due, at });
  // Fewer where another of their own calls was first, or the deck ran out.
  if (given.length < before.due.length) return readPlay(tx, campaign, customerId, at);
  return { campaign, open: [...given.toReversed(), ...before.open], due: [] };
}

export async function readPlayer(db: Database | Tx, customerId: string): Promise<Player> {
  const customer = await readCustomer(db, customerId);
  if (!customer) refuse('auth.token_invalid');
  return { worksHere: await worksHere(db, customer), hasProvedPhone: customer.phone_verified_at !== null };
}
