import { expect } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  deliverOrder,
  factories,
  lineIdsOf,
  type MadeCustomer,
  makeCustomer,
  makeSellable,
  orderBody,
} from '../../testing/index.ts';

export const IBAN = 'SA0380000000608010167519';

/** A shop that delivers, and buyers who send things back. Pieces cost 10.00. */
export async function openReturnShop(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  await makeSellable(database.db);
  const shop = await createTestApp(database, { settings });
  const a = factories(database.db);
  const product = await a.product({ priceHalalas: 1_000, stock: 5_000 });

  /** A delivered order of so many pieces, paid in cash: goods, 25 for delivery, 15 for paying on delivery. */
  async function delivered(quantity: number, buyer?: MadeCustomer, daysAgo = 0) {
    const body = orderBody([{ product_id: product.id, quantity }], quantity * 10 + 40);
    const placed = await shop.call('POST /orders', { body, ...(buyer && { headers: buyer.headers }) });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { id, view_token } = placed.body.data;
    await deliverOrder(database.db, id, daysAgo);
    const [line = 0] = await lineIdsOf(database.db, id);
    return { id: String(id), token: view_token as string | null, line };
  }

  const wish = (order: { id: string; line: number }, quantity: number, more: Record<string, unknown> = {}) => ({
    order_id: order.id,
    lines: [{ id: order.line, quantity, reason: 'changed_mind' }],
    refund_to: 'original',
    iban: IBAN,
    ...more,
  });

  /** Asks for a return as its buyer; a guest with their token. */
  const ask = (
    order: { id: string; line: number; token: string | null },
    quantity: number,
    { buyer, ...more }: Record<string, unknown> & { buyer?: MadeCustomer } = {},
  ) =>
    shop.call(`POST /returns${order.token ? `?view_token=${order.token}` : ''}`, {
      body: wish(order, quantity, more),
      ...(buyer && { headers: buyer.headers }),
    });

  return {
    database,
    db: database.db,
    shop,
    a,
    product,
    delivered,
    wish,
    ask,
    buyer: () => makeCustomer(database.db),
    async statusOf(order: { id: string; token: string | null }, buyer?: MadeCustomer) {
      const key = `GET /orders/${order.id}${order.token ? `?view_token=${order.token}` : ''}`;
      return (await shop.call(key, buyer ? { headers: buyer.headers } : {})).body.data.status as string;
    },
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
