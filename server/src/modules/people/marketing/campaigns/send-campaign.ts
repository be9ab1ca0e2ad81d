import { inTransaction, type Tx } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { isTimely } from '../../../selling/abandoned-carts/index.ts';
import { readLetterhead } from '../../../shop/settings/index.ts';
import { countMembers, listNextMembers } from '../../segments/index.ts';
import { claimSend } from '../sends/claim-send.ts';
import type { ClaimedSend } from '../sends/claimed-send.ts';
import { type MessageSender, type SendingDeps, senderOf } from '../sends/message-sender.ts';
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
  stopCampaign,
  takeStalledCampaigns,
} from './campaigns.store.ts';

export type MarketingDeps = SendingDeps;

/** Readers of one event: the number held in memory, and checked again after a crash. */
const BATCH = 100;
/** Failures in a row after which the server itself is considered down, at its quota, or opposed to the message. */
const MOST_FAILURES = 5;
const STANDS_STILL_MS = 5 * 60_000;

/** Publishes the event that sends the next batch of a campaign, with the transaction. */
export const continueCampaign = (tx: Tx, campaignId: number) => publish(tx, 'marketing.campaign_goes', { campaignId });

/**
 * Sends a campaign to its next readers, and publishes an event for the batch after them. Each reader is claimed before their mail is sent:
 * repetition sends nothing twice, and the one mail in progress during a crash may be lost. At night nothing is sent.
 */
export async function sendCampaignBatch(deps: MarketingDeps, campaignId: number): Promise<void> {
  const { db, now } = deps;
  const at = new Date(now());
  const campaign = await readCampaign(db, campaignId);
  if (campaign?.status !== 'sending' || campaign.filter === null || !(await isTimely(db, at))) return;
  const { filter, reached: after } = campaign;
  const { channel } = campaign.message;
  if (after === null) await saveAudience(db, campaignId, await countMembers(db, filter, at, { channel }));
  const readers = await listNextMembers(db, filter, { after, most: BATCH, at, channel });
  const sender = await senderOf(deps, campaign.message, await readLetterhead(db));
  const { counts, end } = await sendToAll(deps, sender, { campaign, readers, at });
  // The position stays where the batch was cut: those who were not reached come again, and who has it is passed by.
  if (end !== 'done')
    await inTransaction(db, (tx) => advanceCampaign(tx, campaignId, { reached: undefined, counts, at }));
  if (end === 'ceiling' || end === 'unfit') {
    const reason = end === 'ceiling' ? end : null;
    await inTransaction(db, (tx) => stopCampaign(tx, campaignId, { at, reason }));
  }
  if (typeof end === 'object') throw end.error;
  if (end !== 'done') return;
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

/**
 * `night`: it goes on in the morning. `ceiling`: the month may cost no more. `unfit`: the channel does not take this message from anybody,
 * and staff look at it. An error: nothing goes, and the event is tried again.
 */
type BatchEnd = 'done' | 'night' | 'ceiling' | 'unfit' | { error: unknown };

async function sendToAll(
  { db }: MarketingDeps,
  sender: MessageSender,
  { campaign, readers, at }: Batch,
): Promise<{ counts: BatchCounts; end: BatchEnd }> {
  const source = { campaignId: campaign.id };
  const { channel } = campaign.message;
  /** Failures in a row, those that never left, and refusals in a row of a message that is unfit. */
  let inRow = { failures: 0, unfit: 0, away: [] as ClaimedSend[] };
  const counts = { sent: 0, failed: 0, leftOut: 0 };
  const fail = async (claims: readonly ClaimedSend[]) => {
    for (const { id } of claims) await settleSend(db, id, 'failed');
    counts.failed += claims.length;
  };
  const settleRow = async () => {
    await fail(inRow.away);
    inRow = { failures: 0, unfit: 0, away: [] };
  };
  const ended = async (end: BatchEnd) => {
    await settleRow();
    return { counts, end };
  };
  for (const customerId of readers) {
    // Asked for each: a stop holds at once.
    if ((await readCampaign(db, campaign.id))?.version !== campaign.version) break;
    if (!(await sender.mayGo())) return ended('night');
    const claimed = await claimSend(db, { customerId, source, sender, at });
    if (claimed === 'had') continue;
    if (claimed === 'ceiling') return ended('ceiling');
    if (typeof claimed === 'string') {
      await inTransaction(db, (tx) => insertSend(tx, { customerId, source, state: 'left_out', channel, at }));
      counts.leftOut += 1;
      continue;
    }
    const tried = await sender.send(claimed, source);
    if ('error' in tried) {
      // Only what certainly did not leave is tried again.
      if (tried.outcome === 'away') inRow.away.push(claimed);
      else await fail([claimed]);
      inRow.failures += 1;
      if (inRow.failures < MOST_FAILURES) continue;
      await withdrawSends(db, inRow.away);
      return { counts, end: { error: tried.error } };
    }
    if (tried.outcome === 'sent') {
      await settleSend(db, claimed.id, 'sent');
      counts.sent += 1;
    } else await fail([claimed]);
    const unfit = tried.outcome === 'unfit' ? inRow.unfit + 1 : 0;
    await settleRow();
    if (unfit === MOST_FAILURES) return ended('unfit');
    inRow.unfit = unfit;
  }
  return ended('done');
}

/** Resumes campaigns that stand still: the process that was sending them has ended, or night is over. */
export async function resumeCampaigns({ db, now }: Pick<MarketingDeps, 'db' | 'now'>): Promise<void> {
  const at = new Date(now());
  await inTransaction(db, async (tx) => {
    const standing = await takeStalledCampaigns(tx, { before: new Date(now() - STANDS_STILL_MS), at });
    for (const id of standing) await continueCampaign(tx, id);
  });
}
