import { z } from 'zod';
import { type PublicEventName, publicEventNames } from '../events.ts';
import { endpoint } from '../platform/endpoint.ts';
import { text, textInteger, timestamp, typedText, version } from '../platform/shapes.ts';
import { staffListQuery, staffPage } from '../platform/staff-list.ts';
import { webhookDeliveryStates, webhookProblems, webhookStates } from '../vocabulary/index.ts';

/** The type of test messages; no event of the shop has it. */
export const WEBHOOK_TEST = 'webhook.test';
/** The name of an event that outsiders may see. */
const eventName = z.enum(publicEventNames as [PublicEventName, ...PublicEventName[]]);
const events = z.array(eventName).max(100).nullable();
const secret = text(100).describe('Signs every message by Standard Webhooks (`whsec_…`); shown in this reply alone');

export const webhook = z.object({
  id: z.uuid(),
  version,
  url: text(500),
  description: text(200),
  events: events.describe('null: every public event, those of later versions too'),
  state: z.enum(webhookStates),
  waiting: z.int().describe('Messages that wait for an attempt'),
  last_delivered_at: timestamp.nullable(),
  last_failed_at: timestamp.nullable(),
  failing_since: timestamp.nullable().describe('Since then no attempt has succeeded'),
  held_until: timestamp
    .nullable()
    .describe('Until then nothing is sent: the receiver asked for a pause, or failed many times in a row'),
  former_secret_until: timestamp.nullable().describe('Until then messages are signed by the former secret as well'),
  created_at: timestamp,
});
export type Webhook = z.infer<typeof webhook>;

const wanted = z.array(eventName).min(1).max(100).nullable();
const draftFields = {
  url: typedText(500).describe('An https address on the public internet'),
  description: z.union([typedText(200), z.literal('')]).optional(),
};
export const webhookDraft = z.object({
  ...draftFields,
  events: wanted.optional().describe('null or absent: every public event'),
});
export type WebhookDraft = z.infer<typeof webhookDraft>;
export const webhookChange = z.object({
  ...draftFields,
  events: wanted.describe('null: every public event'),
  version,
  is_active: z.boolean().describe('false: paused. What happens meanwhile is not sent, not even later'),
});
export type WebhookChange = z.infer<typeof webhookChange>;

export const webhookEvent = z.object({
  name: eventName,
  version: z.int().describe('Raised when its payload changes in a way that older receivers do not understand'),
  description: text(200).describe('In the language of the caller'),
});
export type WebhookEvent = z.infer<typeof webhookEvent>;

export const webhookWithSecret = z.object({ webhook, secret });
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>;

export const webhookDelivery = z.object({
  id: z.int(),
  message_id: text(60).describe('Its `webhook-id`: the same for each attempt'),
  event: text(60),
  state: z.enum(webhookDeliveryStates),
  attempts: z.int(),
  next_at: timestamp.nullable(),
  status: z.int().nullable().describe('Status of the last answer; null where there was none'),
  problem: z.enum(webhookProblems).nullable().describe('Why the last attempt got no answer'),
  answer: text(2_000).nullable().describe('The beginning of the last answer, or the code of the fault'),
  body: text(65_536),
  created_at: timestamp,
  delivered_at: timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

const messageType = z.enum([WEBHOOK_TEST, ...publicEventNames]);
const params = z.object({ id: z.uuid() });
const staff = { staff: ['owner'] } as const;

/** Webhooks: addresses outside of the shop that are sent its public events (docs/decisions/0112). */
export const webhookEndpoints = {
  'GET /admin/webhooks': endpoint({
    access: staff,
    summary: 'Addresses that are sent events of the shop',
    reply: z.array(webhook).max(20),
    errors: [],
  }),
  'GET /admin/webhooks/events': endpoint({
    access: staff,
    summary: 'Events that an address may be sent, each with a sentence that says what happened',
    reply: z.array(webhookEvent).max(100),
    errors: [],
  }),
  // The reply holds a secret, which must not be stored, so there is no Idempotency-Key.
  'POST /admin/webhooks': endpoint({
    access: staff,
    summary: 'Add an address; its secret is shown in this reply alone',
    body: webhookDraft,
    reply: webhookWithSecret,
    status: 201,
    errors: ['webhooks.too_many', 'webhooks.address_refused'],
    limitPerMinute: 10,
  }),
  'PUT /admin/webhooks/{id}': endpoint({
    access: staff,
    summary: 'Change an address, what it is sent, or whether it is sent anything',
    params,
    body: webhookChange,
    reply: webhook,
    errors: ['webhooks.not_found', 'webhooks.address_refused', 'conflict.changed'],
  }),
  'DELETE /admin/webhooks/{id}': endpoint({
    access: staff,
    summary: 'Remove an address, with the log of its messages',
    params,
    reply: z.object({ done: z.literal(true) }),
    errors: ['webhooks.not_found'],
  }),
  'POST /admin/webhooks/{id}/rotate': endpoint({
    access: staff,
    summary: 'Make a new secret; the former one signs beside it for a day, the one before it no longer',
    params,
    reply: webhookWithSecret,
    errors: ['webhooks.not_found'],
    limitPerMinute: 10,
  }),
  'POST /admin/webhooks/{id}/test': endpoint({
    access: staff,
    summary: 'Send a message of the type `webhook.test`, once, even to an address that is paused or switched off',
    params,
    reply: webhookDelivery,
    errors: ['webhooks.not_found'],
    limitPerMinute: 10,
  }),
  'GET /admin/webhooks/{id}/deliveries': endpoint({
    access: staff,
    summary: 'Messages to an address, the latest first; stored for 30 days',
    params,
    query: staffListQuery({
      sorts: ['-id'],
      filters: { state: z.enum(webhookDeliveryStates).optional(), event: messageType.optional() },
    }),
    reply: staffPage(webhookDelivery),
    errors: ['webhooks.not_found'],
  }),
  'POST /admin/webhooks/deliveries/{id}/resend': endpoint({
    access: staff,
    summary: 'Send a message again, now, with the same `webhook-id`; once, where the address is paused or switched off',
    params: z.object({ id: textInteger(1, Number.MAX_SAFE_INTEGER) }),
    reply: webhookDelivery,
    errors: ['webhooks.delivery_not_found'],
    limitPerMinute: 60,
  }),
};
