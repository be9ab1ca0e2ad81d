import { z } from 'zod';
import { type PublicEventName, publicEventNames } from '../events.ts';
import { endpoint } from '../platform/endpoint.ts';
import { page, pageQuery, text, textInteger, timestamp, typedText, version } from '../platform/shapes.ts';
import { webhookDeliveryStates, webhookStates } from '../vocabulary/index.ts';

/** The name of an event that outsiders may see. */
const eventName = z.enum(publicEventNames as [PublicEventName, ...PublicEventName[]]);
const secret = text(100).describe('Signs every message by Standard Webhooks (`whsec_…`); shown in this reply alone');

export const webhook = z.object({
  id: z.uuid(),
  version,
  url: text(500),
  description: text(200),
  events: z.array(eventName).max(100).describe('Empty: every public event, those of later versions too'),
  state: z.enum(webhookStates),
  failing_since: timestamp.nullable(),
  former_secret_until: timestamp.nullable().describe('Until then messages are signed by the former secret as well'),
  created_at: timestamp,
});
export type Webhook = z.infer<typeof webhook>;

const draftFields = {
  url: typedText(500).describe('An https address on the public internet'),
  description: typedText(200).optional(),
  events: z.array(eventName).max(100).optional(),
};
export const webhookDraft = z.object(draftFields);
export type WebhookDraft = z.infer<typeof webhookDraft>;
export const webhookChange = z.object({ ...draftFields, version, is_active: z.boolean() });
export type WebhookChange = z.infer<typeof webhookChange>;

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
  answer: text(2_000).nullable().describe('The beginning of the last answer, or why there was none'),
  body: text(10_000),
  created_at: timestamp,
  delivered_at: timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

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
    summary: 'Make a new secret; the former one signs beside it for a day',
    params,
    reply: webhookWithSecret,
    errors: ['webhooks.not_found'],
    limitPerMinute: 10,
  }),
  'POST /admin/webhooks/{id}/test': endpoint({
    access: staff,
    summary: 'Send a message of the kind `webhook.test`',
    params,
    reply: webhookDelivery,
    errors: ['webhooks.not_found'],
    limitPerMinute: 10,
  }),
  'GET /admin/webhooks/{id}/deliveries': endpoint({
    access: staff,
    summary: 'Messages to an address, the latest first; stored for 30 days',
    params,
    query: z.object({ ...pageQuery, state: z.enum(webhookDeliveryStates).optional() }),
    reply: page(webhookDelivery),
    errors: ['webhooks.not_found'],
  }),
  'POST /admin/webhooks/deliveries/{id}/resend': endpoint({
    access: staff,
    summary: 'Send a message again, now, with the same `webhook-id`',
    params: z.object({ id: textInteger(1, Number.MAX_SAFE_INTEGER) }),
    reply: webhookDelivery,
    errors: ['webhooks.delivery_not_found'],
    limitPerMinute: 60,
  }),
};
