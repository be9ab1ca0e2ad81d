import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { textId, textInteger, version } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { languages, letterStatuses } from '../vocabulary/index.ts';
import {
  approvalOf,
  flow,
  listedCampaign,
  MOST_STEPS,
  marketingCampaign,
  marketingLimits,
  messageApproval,
  newFlow,
  newMarketingCampaign,
  phoneAdvertising,
} from './shapes.ts';

const managers = { staff: ['owner', 'manager'] } as const;
const params = z.object({ id: textId });
const done = z.object({ done: z.literal(true) });
const language = z.enum(languages);
const noCampaign = 'marketing.campaign_not_found';
const noFlow = 'marketing.flow_not_found';
/** Why a message to phones cannot go yet. */
const notReady = [
  'marketing.channel_off',
  'marketing.no_price',
  'marketing.not_approved',
  'marketing.approvals_unknown',
] as const;

export const campaignEdit = newMarketingCampaign.extend({ version });
export type CampaignEdit = z.input<typeof campaignEdit>;
export const flowEdit = newFlow.extend({ version });
export type FlowEdit = z.input<typeof flowEdit>;
export const flowTest = z.object({
  language,
  step: z
    .int()
    .min(0)
    .max(MOST_STEPS - 1)
    .describe('From 0; a message'),
});
export type FlowTest = z.input<typeof flowTest>;

export const marketingCampaignEndpoints = {
  'GET /admin/marketing/campaigns': endpoint({
    access: managers,
    summary: 'Messages to segments of customers, sent or not',
    query: staffListQuery({ sorts: ['-updated_at'], filters: { status: z.enum(letterStatuses).optional() } }),
    reply: staffPage(listedCampaign),
    errors: [],
  }),
  'GET /admin/marketing/campaigns/{id}': endpoint({
    access: managers,
    summary: 'A campaign with its words, how far it has come, and what came of it',
    params,
    reply: marketingCampaign,
    errors: [noCampaign],
  }),
  'POST /admin/marketing/campaigns': endpoint({
    access: managers,
    summary: 'Write a campaign: a draft, until it is sent',
    body: newMarketingCampaign,
    reply: marketingCampaign,
    status: 201,
    errors: ['segments.not_found'],
  }),
  'PUT /admin/marketing/campaigns/{id}': endpoint({
    access: managers,
    summary: 'Change a draft. What anybody was sent stays as it was',
    params,
    body: campaignEdit,
    reply: marketingCampaign,
    errors: [noCampaign, 'segments.not_found', 'marketing.campaign_sent', 'conflict.changed'],
  }),
  'DELETE /admin/marketing/campaigns/{id}': endpoint({
    access: managers,
    summary: 'Remove a draft',
    params,
    reply: done,
    errors: [noCampaign, 'marketing.campaign_sent'],
  }),
  'POST /admin/marketing/campaigns/{id}/test': endpoint({
    access: managers,
    summary: 'Send a campaign to yourself, in one language, to be looked at',
    params,
    body: z.object({ language }),
    reply: done,
    errors: [noCampaign],
    limitPerMinute: 10,
  }),
  'POST /admin/marketing/campaigns/{id}/send': endpoint({
    access: managers,
    summary:
      'Send a campaign by day to all whom its segment keeps and who agreed to its channel; or go on with one that was stopped',
    params,
    body: z.object({ version }),
    reply: marketingCampaign,
    errors: [noCampaign, 'marketing.campaign_sent', 'conflict.changed', ...notReady],
  }),
  'POST /admin/marketing/campaigns/{id}/stop': endpoint({
    access: managers,
    summary: 'Stop a campaign that is on its way: nobody gets it from now on',
    params,
    reply: marketingCampaign,
    errors: [noCampaign, 'marketing.campaign_not_sending'],
  }),
};

export const flowEndpoints = {
  'GET /admin/marketing/flows': endpoint({
    access: managers,
    summary: 'Messages that follow what customers do, by name',
    reply: z.array(flow).max(50),
    errors: [],
  }),
  'GET /admin/marketing/flows/{id}': endpoint({
    access: managers,
    summary: 'A flow, with the numbers of each step',
    params,
    reply: flow,
    errors: [noFlow],
  }),
  'POST /admin/marketing/flows': endpoint({
    access: managers,
    summary: 'Make a flow; it is off until it is switched on',
    body: newFlow,
    reply: flow,
    status: 201,
    errors: ['marketing.too_many_flows'],
  }),
  'PUT /admin/marketing/flows/{id}': endpoint({
    access: managers,
    summary: 'Change a flow. Customers who are in it go on with the steps they began with',
    params,
    body: flowEdit,
    reply: flow,
    errors: [noFlow, 'conflict.changed'],
  }),
  'DELETE /admin/marketing/flows/{id}': endpoint({
    access: managers,
    summary: 'Remove a flow that is off, with its numbers',
    params,
    reply: done,
    errors: [noFlow, 'marketing.flow_is_on'],
  }),
  'POST /admin/marketing/flows/{id}/switch': endpoint({
    access: managers,
    summary: 'Switch a flow on or off. Off: nobody gets a message from now on, and all who are in it leave',
    params,
    body: z.object({ version, is_on: z.boolean() }),
    reply: flow,
    errors: [noFlow, 'conflict.changed', ...notReady],
  }),
  'POST /admin/marketing/flows/{id}/test': endpoint({
    access: managers,
    summary: 'Send a message of a flow to yourself, in one language',
    params,
    body: flowTest,
    reply: done,
    errors: [noFlow, 'marketing.no_message'],
    limitPerMinute: 10,
  }),
  'GET /admin/marketing/limits': endpoint({
    access: managers,
    summary: 'How many advertising messages one customer gets at most',
    reply: marketingLimits,
    errors: [],
  }),
  'PUT /admin/marketing/limits': endpoint({
    access: managers,
    summary: 'Change how many advertising messages one customer gets at most',
    body: marketingLimits,
    reply: marketingLimits,
    errors: ['conflict.changed'],
  }),
};

export const phoneAdvertisingEndpoints = {
  'GET /admin/marketing/phone': endpoint({
    access: managers,
    summary: 'Which channels to phones may advertise, their prices, and what this month has cost',
    reply: phoneAdvertising,
    errors: [],
  }),
  'GET /admin/marketing/approvals': endpoint({
    access: managers,
    summary: 'How WhatsApp stands to the words of a saved message',
    query: z.object({
      campaign_id: textId.optional(),
      flow_id: textId.optional(),
      step: textInteger(0, MOST_STEPS - 1).optional(),
    }),
    reply: z.array(messageApproval).max(2),
    errors: ['marketing.no_message', 'marketing.approvals_unknown'],
    limitPerMinute: 30,
  }),
  'POST /admin/marketing/approvals': endpoint({
    access: managers,
    summary:
      'Submit the words of a saved message to WhatsApp, in each language that is not approved and not under review',
    body: approvalOf,
    reply: z.array(messageApproval).max(2),
    errors: ['marketing.no_message', 'marketing.approvals_unknown'],
    limitPerMinute: 10,
  }),
};
