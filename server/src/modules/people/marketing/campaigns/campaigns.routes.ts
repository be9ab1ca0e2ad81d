import {
  type EndpointKey,
  type ListedCampaign,
  type MarketingCampaign,
  type MarketingChannel,
  type MarketingMessage,
  toRiyals,
} from '@waha/contract';
import { type Handlers, presentList } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { askCount, readSegment, type SegmentRow } from '../../segments/index.ts';
import { auditedResource } from '../../staff/index.ts';
import { type ApprovalDeps, requireReady } from '../approvals.ts';
import { sumOutcome } from '../sends/sends.store.ts';
import {
  type CampaignDraft,
  type CampaignRow,
  deleteCampaign,
  insertCampaign,
  type ListedCampaignRow,
  listCampaigns,
  lockCampaign,
  readCampaign,
  startCampaign,
  stopCampaign,
  updateCampaign,
} from './campaigns.store.ts';
import { phoneFigures } from './phone-figures.ts';
import { continueCampaign } from './send-campaign.ts';

type CampaignKey = Extract<EndpointKey, `${string} /admin/marketing/campaigns${string}`>;

/** A count that is younger is not made again when a campaign is saved. */
const FRESH_MS = 10 * 60_000;

const presentListed = (row: ListedCampaignRow): ListedCampaign => ({
  id: row.id,
  channel: row.message.channel,
  subject: row.message.subject,
  segment: row.segment_name,
  status: row.status,
  audience: row.audience,
  sent: row.sent,
  failed: row.failed,
  left_out: row.left_out,
  updated_at: row.updated_at.toISOString(),
  started_at: row.started_at?.toISOString() ?? null,
  finished_at: row.finished_at?.toISOString() ?? null,
});

interface Presenting {
  publicUrl: string;
  at: Date;
}

async function present(where: Database | Tx, row: CampaignRow, shown: Presenting): Promise<MarketingCampaign> {
  const segment = row.segment_id === null ? undefined : await readSegment(where, row.segment_id);
  const reachable = segment ? reachableBy(segment, row.message.channel) : null;
  const { orders, total_halalas: total } = await sumOutcome(where, { campaignId: row.id });
  return {
    ...presentListed(row),
    version: row.version,
    segment_id: row.segment_id,
    message: row.message,
    reachable,
    phone: await phoneFigures(where, row, { ...shown, reachable }),
    outcome: { orders, total: toRiyals(total) },
  };
}

const reachableBy = (segment: SegmentRow, channel: MarketingChannel) =>
  ({ email: segment.reachable, sms: segment.reachable_sms, whatsapp: segment.reachable_whatsapp })[channel];

interface Draft {
  segment_id: number;
  message: MarketingMessage;
}

/** A draft for a segment, which is counted beside the call unless it was of late. */
async function draftOf(tx: Tx, { segment_id: id, message }: Draft, at: Date): Promise<CampaignDraft> {
  const segment = (await readSegment(tx, id)) ?? refuse('segments.not_found');
  const { name, counted_at: countedAt } = segment;
  const reachable = reachableBy(segment, message.channel);
  const isFresh = reachable !== null && countedAt !== null && countedAt.getTime() > at.getTime() - FRESH_MS;
  if (!isFresh) await askCount(tx, id);
  return { segment: { id, name }, message };
}

function requireDraft({ status }: CampaignRow): void {
  if (status !== 'draft') refuse('marketing.campaign_sent');
}

interface CampaignDeps extends ApprovalDeps {
  publicUrl: string;
  now: () => number;
}

export function campaignRoutes(deps: CampaignDeps): Handlers<CampaignKey> {
  const { db, now, publicUrl } = deps;
  const at = () => new Date(now());
  const campaigns = auditedResource<number, CampaignRow, MarketingCampaign>({
    read: async (where, id) => (await readCampaign(where, id)) ?? refuse('marketing.campaign_not_found'),
    lock: async (tx, id) => (await lockCampaign(tx, id)) ?? refuse('marketing.campaign_not_found'),
    subject: ({ id }) => ({ kind: 'marketing_campaign', id }),
    audited: ({ status, audience, segment_name, message }) => ({ status, audience, segment_name, message }),
    present: (where, row) => present(where, row, { publicUrl, at: at() }),
  });
  return {
    'GET /admin/marketing/campaigns': async ({ query }) =>
      presentList(await listCampaigns(db, query), (rows) => rows.map(presentListed)),
    'GET /admin/marketing/campaigns/{id}': ({ params }, context) => campaigns.show(db, context, params.id),
    'POST /admin/marketing/campaigns': ({ body }, context) =>
      campaigns.create(db, context, 'marketing.campaign_created', async (tx) =>
        insertCampaign(tx, await draftOf(tx, body, at())),
      ),
    'PUT /admin/marketing/campaigns/{id}': ({ params: { id }, body: { version, ...draft } }, context) =>
      campaigns.change(db, context, { id, action: 'marketing.campaign_changed' }, async (tx, before) => {
        requireDraft(before);
        if (before.version !== version) refuse('conflict.changed');
        await updateCampaign(tx, id, await draftOf(tx, draft, at()));
      }),
    'DELETE /admin/marketing/campaigns/{id}': async ({ params: { id } }, context) => {
      await campaigns.remove(db, context, { id, action: 'marketing.campaign_removed' }, async (tx, before) => {
        requireDraft(before);
        await deleteCampaign(tx, id);
      });
      return { done: true };
    },
    'POST /admin/marketing/campaigns/{id}/test': async ({ params: { id }, body: { language } }, context) => {
      await campaigns.change(db, context, { id, action: 'marketing.campaign_tested' }, (tx) => {
        const { staffId } = context.actor;
        return publish(tx, 'marketing.test_asked', { staffId, language, campaignId: id, flowId: null, step: 0 });
      });
      return { done: true };
    },
    'POST /admin/marketing/campaigns/{id}/send': async ({ params: { id }, body }, context) => {
      const asked = (await readCampaign(db, id)) ?? refuse('marketing.campaign_not_found');
      if (asked.status !== 'sending' && asked.status !== 'sent') await requireReady(deps, asked.message);
      return campaigns.change(db, context, { id, action: 'marketing.campaign_sent' }, async (tx, before) => {
        // The row is locked: of two that press the button at once the second finds it on its way.
        if (before.status === 'sending' || before.status === 'sent') refuse('marketing.campaign_sent');
        if (before.version !== body.version) refuse('conflict.changed');
        await startCampaign(tx, id, at());
        await continueCampaign(tx, id);
      });
    },
    'POST /admin/marketing/campaigns/{id}/stop': ({ params: { id } }, context) =>
      campaigns.change(db, context, { id, action: 'marketing.campaign_stopped' }, async (tx, before) => {
        if (before.status !== 'sending') refuse('marketing.campaign_not_sending');
        await stopCampaign(tx, id, { at: at(), reason: null });
      }),
  };
}
