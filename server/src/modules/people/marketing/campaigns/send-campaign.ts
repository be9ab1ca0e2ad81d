import { type Database, inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import type { Mailer } from '../../../../platform/mail/index.ts';
import { isTimely } from '../../../selling/abandoned-carts/index.ts';
import { readLetterhead } from '../../../shop/settings/index.ts';
import { countMembers, listNextMembers } from '../../segments/index.ts';
import { type ClaimedSend, claimSend } from '../sends/claim-send.ts';
import { messageMail, type PreparedMessage, prepareMessage } from '../sends/message-mail.ts';
import { insertSend, settleSend } from '../sends/sends.store.ts';
import { withdrawSends } from '../sends/withdraw-sends.ts';
import {
  advanceCampaign,
  type BatchCounts,
  type CampaignRow,
  finishCampaign,
  lockCampaign,
  readCampaign,
  saveAudience,
  takeStalledCampaigns,
} from './campaigns.store.ts';

export interface MarketingDeps {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
  now: () => number;
}

/** Readers of one event: the number held in memory, and checked again after a crash. */
const BATCH = 100;
/** Failures in a row after which the mail server itself is considered down, or at its quota. */
const MOST_FAILURES = 5;
const STANDS_STILL_MS = 5 * 60_000;

/** Publishes the event that sends the next batch of a campaign, with the transaction. */
export const continueCampaign = (tx: Tx, campaignId: number) => publish(tx, 'marketing.campaign_goes', { campaignId });

/**
 * Sends a campaign to its next readers, and publishes an event for the batch after them. Each reader is claimed before their mail is sent:
 * repetition sends nothing twice, and the one mail in progress during a crash may be lost. At night nothing is sent.
 */
export async function sendCampaignBatch(deps: MarketingDeps, campaignId: number): Promise<void> {
  const { db, now, publicUrl } = deps;
  const at = new Date(now());
  const campaign = await readCampaign(db, campaignId);
  if (campaign?.status !== 'sending' || campaign.filter === null || !(await isTimely(db, at))) return;
  const { filter, reached: after } = campaign;
  if (after === null) await saveAudience(db, campaignId, await countMembers(db, filter, at, { channel: 'email' }));
  const readers = await listNextMembers(db, filter, { after, most: BATCH, at, channel: 'email' });
  const prepared = prepareMessage(campaign.message, await readLetterhead(db), publicUrl);
  const { counts, outage } = await sendToAll(deps, prepared, { campaign, readers, at });
  if (outage) {
    // The position stays: those who were not reached are tried again with the event, and who has it is passed by.
    await inTransaction(db, (tx) => advanceCampaign(tx, campaignId, { reached: undefined, counts, at }));
    throw outage.error;
  }
  await inTransaction(db, async (tx) => {
    // Stopped meanwhile, and perhaps restarted: some readers were skipped, and the restart continues with them.
    const isOurs = (await lockCampaign(tx, campaignId))?.version === campaign.version;
    await advanceCampaign(tx, campaignId, { reached: isOurs ? readers.at(-1) : undefined, counts, at });
    if (!isOurs) return;
    if (readers.length < BATCH) await finishCampaign(tx, campaignId, at);
    else await continueCampaign(tx, campaignId);
  });
}

interface Batch {
  campaign: CampaignRow;
  readers: readonly string[];
  at: Date;
}

async function sendToAll(
  deps: MarketingDeps,
  prepared: PreparedMessage,
  { campaign, readers, at }: Batch,
): Promise<{ counts: BatchCounts; outage: { error: unknown } | null }> {
  const { db, mailer } = deps;
  const source = { campaignId: campaign.id };
  let inRow: ClaimedSend[] = [];
  const counts = { sent: 0, failed: 0, leftOut: 0 };
  const settleRow = async () => {
    for (const { id } of inRow) await settleSend(db, id, 'failed');
    counts.failed += inRow.length;
    inRow = [];
  };
  for (const customerId of readers) {
    // Asked for each: a stop holds at once.
    if ((await readCampaign(db, campaign.id))?.version !== campaign.version) break;
    const claimed = await claimSend(db, { customerId, source, coupon: campaign.message.coupon, at });
    if (claimed === 'had') continue;
    if (typeof claimed === 'string') {
      await inTransaction(db, (tx) => insertSend(tx, { customerId, source, state: 'left_out', at }));
      counts.leftOut += 1;
      continue;
    }
    try {
      await mailer.send(messageMail(prepared, claimed));
    } catch (error) {
      inRow.push(claimed);
      if (inRow.length < MOST_FAILURES) continue;
      await withdrawSends(db, inRow);
      return { counts, outage: { error } };
    }
    await settleSend(db, claimed.id, 'sent');
    counts.sent += 1;
    await settleRow();
  }
  await settleRow();
  return { counts, outage: null };
}

/** Resumes campaigns that stand still: the process that was sending them has ended, or night is over. */
export async function resumeCampaigns({ db, now }: Pick<MarketingDeps, 'db' | 'now'>): Promise<void> {
  const at = new Date(now());
  await inTransaction(db, async (tx) => {
    const standing = await takeStalledCampaigns(tx, { before: new Date(now() - STANDS_STILL_MS), at });
    for (const id of standing) await continueCampaign(tx, id);
  });
}
