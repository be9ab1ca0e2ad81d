import type { SendSource } from './sends.store.ts';

/** The name under which receipts of a campaign, or of a step of a flow, are counted. */
export const batchOf = (source: SendSource | { campaignId: number } | { flowId: number; step: number }) =>
  'campaignId' in source ? `campaign ${source.campaignId}` : `flow ${source.flowId} ${source.step}`;
