import { publishInvalidation } from '../../../../platform/cache/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { enforce, refuse } from '../../../../platform/errors/index.ts';
import { readCustomer } from '../../../people/identity/index.ts';
import { isStaffMember } from '../../../people/staff/index.ts';
import { listActivity } from '../activity/activity.store.ts';
import { dayOf, stateAt } from '../campaigns/campaign-times.ts';
import { findCurrent, type PublishedCampaign } from '../campaigns/campaigns.store.ts';
import { mayTakeCards, type Player } from '../lotto.policy.ts';
import { type Claim, giveNextCards, listClaimed, listUnscratched, type TicketRow } from './tickets.store.ts';

/** The most activities read for a customer: more than bring cards in a day. */
const MOST_ACTIVITY = 20;

/** Claims a customer may make now and has not made. None needs a purchase. */
export async function dueClaims(
  db: Database | Tx,
  campaign: PublishedCampaign,
  customerId: string,
  at: Date,
): Promise<Claim[]> {
  if (stateAt(campaign, at) !== 'running' || campaign.next_card >= campaign.deck_size) return [];
  const claims = [...(campaign.gives_welcome ? ['welcome'] : []), ...(campaign.gives_daily ? [dayOf(at)] : [])];
  const asked = await askedForActivity(db, campaign, customerId, at);
  const claimed = await listClaimed(db, customerId, [...claims, ...asked.claims, ...asked.slots]);
  const isFree = (claim: string) => !claimed.has(claim);
  const slots = asked.slots.filter(isFree);
  const forActivity = asked.claims.filter(isFree).slice(0, slots.length);
  return [
    ...claims.filter(isFree).map((claim) => ({ claim, slot: null })),
    ...forActivity.map((claim, place) => ({ claim, slot: slots[place] ?? null })),
  ];
}

/** A customer's activities that bring a card, and the daily slots for it: a slot is claimed together with a card. */
async function askedForActivity(db: Database | Tx, campaign: PublishedCampaign, customerId: string, at: Date) {
  const { id, activity_per_day: perDay } = campaign;
  if (!campaign.gives_for_activity && !campaign.gives_for_purchases) return { claims: [], slots: [] };
  const slots = Array.from({ length: perDay }, (_, place) => `activity@${id}@${dayOf(at)}#${place + 1}`);
  return { claims: await listActivity(db, id, customerId, MOST_ACTIVITY), slots };
}

/** The options of a customer in a campaign now. */
export interface Play {
  campaign: PublishedCampaign;
  open: TicketRow[];
  due: Claim[];
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
  await publishInvalidation(tx, ['lotto']);
  const given = await giveNextCards(tx, { campaignId: campaign.id, customerId, claims: before.due, at });
  // Fewer cards where a concurrent call of the same customer was first, or the deck ran out.
  if (given.length < before.due.length) return readPlay(tx, campaign, customerId, at);
  return { campaign, open: [...given.toReversed(), ...before.open], due: [] };
}

export async function readPlayer(db: Database | Tx, customerId: string): Promise<Player> {
  const customer = await readCustomer(db, customerId);
  if (!customer) refuse('auth.token_invalid');
  return { isStaffMember: await isStaffMember(db, customer), hasProvedPhone: customer.phone_verified_at !== null };
}
