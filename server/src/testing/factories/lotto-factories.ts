import { randomUUID } from 'node:crypto';
import type { LottoCampaignDraft } from '@waha/contract';
import { createCampaign, publishCampaign } from '../../modules/community/lotto/index.ts';
import { type Database, inTransaction, sql } from '../../platform/database/index.ts';

const DAY_MS = 86_400_000;
/** The length of the longest campaign. */
const LONGEST_DAYS = 60;
/** The number of campaigns that fit one after another before the last date a campaign may end, with years to spare. */
const BESIDE_EACH_OTHER = 400;
let serial = 0;

export interface CampaignSpec {
  prizes?: LottoCampaignDraft['prizes'];
  /** Days from now; campaigns never overlap, so by default each starts after the one before. */
  startsInDays?: number;
  days?: number;
  isPublished?: boolean;
}

/** A complete draft of a campaign, as staff send it. */
export function campaignDraft({ prizes, startsInDays, days = 30 }: CampaignSpec = {}): LottoCampaignDraft {
  serial += 1;
  const starts = Date.now() + (startsInDays ?? (1 + (serial % BESIDE_EACH_OTHER)) * (LONGEST_DAYS + 1)) * DAY_MS;
  return {
    name_ar: 'اكشط واربح',
    name_en: 'Scratch and win',
    licence_number: `TEST-${serial}`,
    rules_ar: 'بطاقات مجانية لكل عميل.',
    rules_en: 'Free cards for every customer.',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + days * DAY_MS).toISOString(),
    prizes: prizes ?? [
      { kind: 'nothing', count: 40 },
      { kind: 'percentage_coupon', percent: 10, maximum_discount: 50, count: 30 },
      { kind: 'store_credit', amount: 5, count: 20 },
      { kind: 'points', points: 50, count: 10 },
    ],
  };
}

/** A campaign, published by default; returns its number. */
export function makeCampaign(db: Database, spec: CampaignSpec = {}): Promise<number> {
  return inTransaction(db, async (tx) => {
    const id = await createCampaign(tx, campaignDraft(spec), false);
    if (spec.isPublished !== false) {
      await publishCampaign(tx, id, { at: new Date(), language: 'en' });
    }
    return id;
  });
}

/** A running campaign, with the given prizes instead of the default ones. */
export function makeRunningCampaign(db: Database, prizes?: LottoCampaignDraft['prizes']): Promise<number> {
  return makeCampaign(db, { startsInDays: -1, ...(prizes && { prizes }) });
}

/** A card of the running campaign, dated to an arbitrary earlier day; returns its ticket. */
export async function makeTicket(db: Database, customerId: string): Promise<string> {
  serial += 1;
  const day = new Date(serial * DAY_MS).toISOString().slice(0, 10);
  const { rows } = await sql.rows({ id: sql.uuid })`
    insert into lotto_tickets (id, campaign_id, card_index, customer_id, claim, given_at)
    select ${randomUUID()}, id, next_card, ${customerId}, ${day}, now() from (
      select * from lotto_campaigns where state = 'published' and starts_at <= now() and ends_at > now() for update
    ) c
    returning id
  `.execute(db);
  const [ticket] = rows;
  if (!ticket) throw new Error('no campaign runs to give a card of');
  return ticket.id;
}
