import type { MarketingMessage } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { readCampaign } from './campaigns/campaigns.store.ts';
import { readFlow } from './flows/flows.store.ts';

/** A saved message: of a campaign, or of a step of a flow. */
export interface AskedMessage {
  campaignId: number | null;
  flowId: number | null;
  step: number;
}

export async function readMessage(
  db: Database,
  { campaignId, flowId, step }: AskedMessage,
): Promise<MarketingMessage | undefined> {
  if (campaignId !== null) return (await readCampaign(db, campaignId))?.message;
  const found = flowId === null ? undefined : (await readFlow(db, flowId))?.steps[step];
  return found?.kind === 'message' ? found.message : undefined;
}
