import { publicEventNames, type Webhook, type WebhookDelivery } from '@waha/contract';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { type DeliveryRow, readDelivery } from './deliveries.store.ts';
import { type ListedWebhook, lockWebhook, readListedWebhook } from './webhooks.store.ts';

/** Webhooks as staff edit them. No secret is audited or presented. */
export const webhookResource = auditedResource<string, ListedWebhook, Webhook>({
  read: async (where, id) => (await readListedWebhook(where, id)) ?? refuse('webhooks.not_found'),
  lock: async (tx, id) => (await lockWebhook(tx, id)) ?? refuse('webhooks.not_found'),
  subject: ({ id }) => ({ kind: 'webhook', id }),
  audited: ({ url, description, events, state }) => ({ url, description, events, state }),
  present: (_, row) => presentWebhook(row),
});

/** Messages, for those that staff send again. */
export const deliveryResource = auditedResource<number, DeliveryRow, WebhookDelivery>({
  read: async (where, id) => (await readDelivery(where, id)) ?? refuse('webhooks.delivery_not_found'),
  subject: ({ id }) => ({ kind: 'webhook_delivery', id }),
  audited: ({ event, message_id, state }) => ({ event, message_id, state }),
  present: (_, row) => presentDelivery(row),
});

export async function requireWebhook(db: Database, id: string): Promise<ListedWebhook> {
  return (await readListedWebhook(db, id)) ?? refuse('webhooks.not_found');
}

export function presentWebhook(row: ListedWebhook): Webhook {
  const { id, version, url, description, events, state, waiting } = row;
  return {
    ...{ id, version, url, description, state, waiting },
    // An event may have been of a former version of the shop. One that wanted only such is sent nothing, rather than everything.
    events: events.length === 0 ? null : publicEventNames.filter((name) => events.includes(name)),
    last_delivered_at: row.last_delivered_at?.toISOString() ?? null,
    last_failed_at: row.last_failed_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    held_until: row.held_until?.toISOString() ?? null,
    former_secret_until: row.former_secret_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export function presentDelivery({ next_at, created_at, delivered_at, ...row }: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    next_at: next_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    delivered_at: delivered_at?.toISOString() ?? null,
  };
}
