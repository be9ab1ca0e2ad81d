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
  makeStaff,
  orderBody,
} from '../../../testing/index.ts';

export const IBAN = 'SA0380000000608010167519';

/** A shop with delivery and with calls for returns. A piece costs 10.00. */
export async function openReturnShop(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  await makeSellable(database.db);
  const shop = await createTestApp(database, { settings });
  const a = factories(database.db);
  const product = await a.product({ priceHalalas: 1_000, stock: 5_000 });

  /** A delivered order of a number of pieces, paid in cash: goods, 25 for delivery, 15 for cash on delivery. */
  async function delivered(quantity: number, buyer?: MadeCustomer, daysAgo = 0) {
    const body = orderBody([{ product_id: product.id, quantity }], quantity * 10 + 40);
    return deliver(await place(body, buyer), daysAgo);
  }

  async function place(body: unknown, buyer?: MadeCustomer) {
    const placed = await shop.call('POST /orders', { body, ...(buyer && { headers: buyer.headers }) });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    return placed.body.data;
  }

  async function deliver({ id, view_token }: { id: string; view_token: string | null }, daysAgo = 0) {
    await deliverOrder(database.db, id, daysAgo);
    const [line = 0] = await lineIdsOf(database.db, id);
    return { id: String(id), token: view_token, line };
  }

  const wish = (order: { id: string; line: number }, quantity: number, more: Record<string, unknown> = {}) => ({
    order_id: order.id,
    lines: [{ id: order.line, quantity, reason: 'changed_mind' }],
    refund_to: 'original',
    iban: IBAN,
    ...more,
  });

  /** Requests a return as the buyer; a guest uses the view token. */
  const ask = (
    order: { id: string; line: number; token: string | null },
    quantity: number,
    { buyer, ...more }: Record<string, unknown> & { buyer?: MadeCustomer } = {},
  ) =>
    shop.call(`POST /returns${order.token ? `?view_token=${order.token}` : ''}`, {
      body: wish(order, quantity, more),
      ...(buyer && { headers: buyer.headers }),
    });

  /** Makes one step of a return as staff; `body` is the input of that step. */
  const step = async (
    id: string,
    name: 'approve' | 'reject' | 'receive' | 'refund' | 'exchange',
    body: object = {},
  ) => {
    const { headers } = await makeStaff(database.db, 'owner');
    return shop.call(`POST /admin/returns/${id}/${name}`, { headers, body });
  };

  return {
    database,
    db: database.db,
    shop,
    a,
    product,
    delivered,
    place,
    deliver,
    wish,
    ask,
    step,
    /** A received return that is ready for its refund; none of its pieces is resaleable. */
    async received(asked: { status: number; body: { data: { id: string } } }): Promise<string> {
      expect(asked.status, JSON.stringify(asked.body)).toBe(201);
      const { id } = asked.body.data;
      expect((await step(id, 'approve')).status).toBe(200);
      expect((await step(id, 'receive', { lines: [] })).status).toBe(200);
      return id;
    },
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
