import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '@waha/contract';
import { type Handlers, pageOf } from '../../../platform/bind/index.ts';
import { afterCommit, type Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { type FetchPolicy, FetchRefused, requireAddress } from '../../../platform/safe-fetch/index.ts';
import type { Seal } from '../../../platform/seal/index.ts';
import { insertTest, listDeliveries, readDelivery, requeueDelivery } from './deliveries.store.ts';
import { messageBody, TEST_EVENT } from './message.ts';
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
    'POST /admin/webhooks': async ({ body: { url, description = '', events = [] } }, context) => {
      requireReachable(url, policy);
      const [id, secret] = [randomUUID(), newSecret()];
      const sealed = await seal.seal(secret, sealSubject(id));
      const webhook = await webhookResource.create(db, context, 'webhooks.added', async (tx) => {
        const made = { id, url, description, events, secret: sealed, at: at() };
        if (!(await insertWebhook(tx, made, MOST))) refuse('webhooks.too_many', { most: MOST });
        return id;
      });
      return { webhook, secret };
    },
    'PUT /admin/webhooks/{id}': ({ params: { id }, body }, context) => {
      const { url, description = '', events = [], version, is_active: isActive } = body;
      requireReachable(url, policy);
      return webhookResource.change(db, context, { id, action: 'webhooks.changed' }, async (tx) => {
        const to = { id, version, url, description, events, state: isActive ? 'active' : 'paused' } as const;
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
      const body = messageBody({ type: TEST_EVENT, version: 1, happenedAt: at(), data: { webhookId: id } });
      const message = { webhookId: id, event: TEST_EVENT, messageId: `msg_test_${randomUUID()}`, body, at: at() };
      return deliveryResource.create(db, context, 'webhooks.tested', async (tx) => {
        afterCommit(tx, wakeWebhooks);
        return insertTest(tx, message);
      });
    },
    'GET /admin/webhooks/{id}/deliveries': async ({ params: { id }, query }) => {
      const { page = 1, per_page: perPage = 15, state = null } = query;
      await requireWebhook(db, id);
      const asked = { webhookId: id, state, limit: perPage, offset: (page - 1) * perPage };
      const { rows, total } = await listDeliveries(db, asked);
      return { data: rows.map(presentDelivery), ...pageOf(page, perPage, total) };
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
