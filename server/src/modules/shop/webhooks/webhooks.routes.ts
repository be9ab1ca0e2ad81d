import { randomUUID } from 'node:crypto';
import { type EndpointKey, events, publicEventNames, WEBHOOK_TEST } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import { afterCommit, type Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type FetchPolicy, FetchRefused, requireAddress } from '../../../platform/safe-fetch/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { insertTest, listDeliveries, readDelivery, requeueDelivery } from './deliveries.store.ts';
import { messageBody } from './message.ts';
import type { Wake } from './run-deliveries.ts';
import { sealSubject } from './send-delivery.ts';
import { newSecret } from './sign.ts';
import {
  deliveryResource,
  presentDelivery,
  presentWebhook,
  requireWebhook,
  webhookResource,
} from './webhook-resource.ts';
import { deleteWebhook, insertWebhook, listWebhooks, rotateSecret, updateWebhook } from './webhooks.store.ts';

type WebhookKey = Extract<EndpointKey, `${string} /admin/webhooks${string}`>;

const MOST = 20;
const FORMER_MS = 24 * 60 * 60 * 1_000;

export interface WebhookDeps {
  db: Database;
  now: () => number;
  seal: Seal;
  webhookPolicy: FetchPolicy;
  wakeWebhooks: Wake;
}

export function webhookRoutes(deps: WebhookDeps): Handlers<WebhookKey> {
  const { db, seal, webhookPolicy: policy, wakeWebhooks } = deps;
  const at = () => new Date(deps.now());
  return {
    'GET /admin/webhooks': async () => (await listWebhooks(db)).map(presentWebhook),
    'GET /admin/webhooks/events': async (_, { language }) =>
      publicEventNames.map((name) => ({
        name,
        version: events[name].version,
        description: events[name].public[language],
      })),
    'POST /admin/webhooks': async ({ body: { url, description = '', events: wanted } }, context) => {
      requireReachable(url, policy);
      const [id, secret] = [randomUUID(), newSecret()];
      const sealed = await seal.seal(secret, sealSubject(id));
      const webhook = await webhookResource.create(db, context, 'webhooks.added', async (tx) => {
        const made = { id, url, description, events: wanted ?? [], secret: sealed, at: at() };
        if (!(await insertWebhook(tx, made, MOST))) refuse('webhooks.too_many', { most: MOST });
        return id;
      });
      return { webhook, secret };
    },
    'PUT /admin/webhooks/{id}': ({ params: { id }, body }, context) => {
      const { url, description = '', events: wanted, version, is_active: isActive } = body;
      requireReachable(url, policy);
      return webhookResource.change(db, context, { id, action: 'webhooks.changed' }, async (tx) => {
        const to = { id, version, url, description, events: wanted ?? [], isActive };
        if (!(await updateWebhook(tx, to))) refuse('conflict.changed');
        // Messages that waited while it was paused go now.
        afterCommit(tx, wakeWebhooks);
      });
    },
    'DELETE /admin/webhooks/{id}': async ({ params: { id } }, context) => {
      await webhookResource.remove(db, context, { id, action: 'webhooks.removed' }, (tx) => deleteWebhook(tx, id));
      return { done: true as const };
    },
    'POST /admin/webhooks/{id}/rotate': async ({ params: { id } }, context) => {
      const secret = newSecret();
      const sealed = await seal.seal(secret, sealSubject(id));
      const formerUntil = new Date(deps.now() + FORMER_MS);
      const webhook = await webhookResource.change(db, context, { id, action: 'webhooks.secret_rotated' }, (tx) =>
        rotateSecret(tx, id, { secret: sealed, formerUntil }),
      );
      return { webhook, secret };
    },
    'POST /admin/webhooks/{id}/test': async ({ params: { id } }, context) => {
      await requireWebhook(db, id);
      const body = messageBody({ type: WEBHOOK_TEST, version: 1, happenedAt: at(), data: { webhookId: id } });
      const message = { webhookId: id, event: WEBHOOK_TEST, messageId: `msg_test_${randomUUID()}`, body, at: at() };
      return deliveryResource.create(db, context, 'webhooks.tested', async (tx) => {
        afterCommit(tx, wakeWebhooks);
        return insertTest(tx, message);
      });
    },
    'GET /admin/webhooks/{id}/deliveries': async ({ params: { id }, query }) => {
      await requireWebhook(db, id);
      return presentList(await listDeliveries(db, { ...query, webhook_id: id }), (rows) => rows.map(presentDelivery));
    },
    'POST /admin/webhooks/deliveries/{id}/resend': ({ params: { id } }, context) =>
      deliveryResource.change(db, context, { id, action: 'webhooks.resent' }, async (tx) => {
        if (!(await readDelivery(tx, id))) refuse('webhooks.delivery_not_found');
        await requeueDelivery(tx, id, at());
        afterCommit(tx, wakeWebhooks);
      }),
  };
}

/** Refuses an address that can be seen to be none of the public internet; its name is resolved with each message. */
function requireReachable(url: string, policy: FetchPolicy): void {
  try {
    requireAddress(url, policy);
  } catch (error) {
    if (error instanceof FetchRefused) refuse('webhooks.address_refused');
    throw error;
  }
}
