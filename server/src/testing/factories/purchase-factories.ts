import type { Database } from '../../platform/database/index.ts';
import type { createTestApp } from '../create-test-app.ts';
import type { MadeCustomer } from './customer-factories.ts';
import { factories } from './factories.ts';
import { deliverOrder } from './order-factories.ts';
import { orderBody } from './selling-factories.ts';

interface PurchaseSpec {
  /** The product, of 100 riyals; a new one by default. */
  productId?: number;
  isDelivered?: boolean;
  daysAgo?: number;
}

/** A product that a customer ordered and (by default) received. Needs `makeSellable`. */
export async function makePurchase(
  { db, shop }: { db: Database; shop: Awaited<ReturnType<typeof createTestApp>> },
  customer: MadeCustomer,
  { productId, isDelivered = true, daysAgo = 1 }: PurchaseSpec = {},
): Promise<{ productId: number; orderId: string }> {
  const product = productId ?? (await factories(db).product()).id;
  // 100 + delivery 25 + cash on delivery 15, as makeSellable sets them.
  const body = orderBody([{ product_id: product, quantity: 1 }], 140);
  const { status, body: answer } = await shop.call('POST /orders', { body, headers: customer.headers });
  if (status !== 201) throw new Error(`the order was refused: ${JSON.stringify(answer)}`);
  if (isDelivered) await deliverOrder(db, answer.data.id, daysAgo);
  return { productId: product, orderId: answer.data.id };
}
