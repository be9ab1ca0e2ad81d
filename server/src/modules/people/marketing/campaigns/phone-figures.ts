import { type PhoneFigures, toRiyals } from '@waha/contract';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { readLetterhead } from '../../../shop/settings/index.ts';
import { countBatch, readPhoneSettings } from '../../../shop/sms/index.ts';
import { readLimits } from '../limits.store.ts';
import { batchOf } from '../sends/batch-of.ts';
import { partsOf } from '../sends/message-text.ts';
import { sumCosts } from '../sends/sends.store.ts';
import type { CampaignRow } from './campaigns.store.ts';

const REPORTED_MS = 90 * 86_400_000;

interface Shown {
  reachable: number | null;
  publicUrl: string;
  at: Date;
}

/** The price that a campaign to phones will cost or has cost, and what providers reported of it; null of one by mail. */
export async function phoneFigures(
  where: Database | Tx,
  { id, message, started_at: startedAt, stop_reason: reason }: CampaignRow,
  { reachable, publicUrl, at }: Shown,
): Promise<PhoneFigures | null> {
  const { channel } = message;
  if (channel === 'email') return null;
  const store = await readLetterhead(where);
  const parts = partsOf(message, { store, publicUrl }, at);
  const price =
    channel === 'sms' ? (await readPhoneSettings(where)).partPrice : (await readLimits(where)).whatsappPrice;
  const most = reachable === null || price === 0 ? null : reachable * price * Math.max(parts.ar, parts.en);
  // Rows of messages are kept for ninety days.
  const isKnown = startedAt !== null && at.getTime() - startedAt.getTime() < REPORTED_MS;
  const told = isKnown ? await countBatch(where, batchOf({ campaignId: id })) : null;
  return {
    parts,
    price: most === null ? null : toRiyals(Math.ceil(most / 100)),
    spent: toRiyals(Math.ceil((await sumCosts(where, id)) / 100)),
    received: told?.received ?? null,
    unreached: told?.unreached ?? null,
    is_over_ceiling: reason === 'ceiling',
  };
}
