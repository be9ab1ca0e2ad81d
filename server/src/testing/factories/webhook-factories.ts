import { randomUUID } from 'node:crypto';
import { insertTest, insertWebhook } from '../../modules/shop/webhooks/index.ts';
import { type Database, inTransaction } from '../../platform/database/index.ts';

/** A webhook whose secret nobody knows, and one message in its log. */
export async function makeWebhook(db: Database): Promise<{ id: string; deliveryId: number }> {
  const [id, at] = [randomUUID(), new Date()];
  const made = {
    id,
    url: `https://receiver.example/${id}`,
    description: 'ERP',
    events: [],
    secret: Buffer.alloc(60),
    at,
  };
  const message = { webhookId: id, event: 'webhook.test', messageId: `msg_test_${id}`, body: '{}', at };
  const deliveryId = await inTransaction(db, async (tx) => {
    await insertWebhook(tx, made, 1_000);
    return insertTest(tx, message);
  });
  return { id, deliveryId };
}
