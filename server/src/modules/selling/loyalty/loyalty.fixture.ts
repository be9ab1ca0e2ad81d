import { subscribersOf } from '../../../background.ts';
import { sql } from '../../../platform/database/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverOrder,
  factories,
  lineIdsOf,
  type MadeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
} from '../../../testing/index.ts';

const DAY_MS = 86_400_000;

/** A shop with one product and one buyer; its clock starts `daysAgo` and is advanced by hand. */
export async function openLoyaltyShop({ priceHalalas = 1_099, daysAgo = 0 } = {}) {
  const database = await createTestDatabase();
  const { db } = database;
  const clock = { daysAgo };
  const now = () => Date.now() - clock.daysAgo * DAY_MS;
  await makeSellable(db);
  const shop = await createTestApp(database, { now });
  const staff = (await makeStaff(db, 'owner')).headers;
  const { id: productId } = await factories(db).product({ priceHalalas, stock: 1_000_000 });

  const settle = () => deliverEvents(db, subscribersOf(backgroundDeps(db, { mails: [], messages: [], now })));

  async function must(key: string, options: Parameters<typeof shop.call>[1]) {
    const answer = await shop.call(key, options);
    if (answer.status >= 300) throw new Error(`${key}: ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  }

  /** Places an order of a number of pieces at its quoted price. Returns it, not delivered. */
  async function order(
    headers: Record<string, string>,
    pieces: number,
    more: object = {},
  ): Promise<{ id: string; goods: number; view_token?: string }> {
    const body = orderBody([{ product_id: productId, quantity: pieces }], 0);
    const quote = await must('POST /orders/quote', {
      headers,
      body: { lines: body.lines, city_id: 1, shipping_method: 'standard', payment_method: 'cash_on_delivery', ...more },
    });
    const placed = await must('POST /orders', { headers, body: { ...body, ...more, expected_total: quote.total } });
    return {
      id: placed.id,
      goods: Math.round((placed.subtotal - placed.discount_total) * 100),
      view_token: placed.view_token,
    };
  }

  async function deliver(orderId: string): Promise<void> {
    await deliverOrder(db, orderId, clock.daysAgo);
    await settle();
  }

  async function requestReturn(headers: Record<string, string>, orderId: string, pieces: number): Promise<string> {
    const [line] = await lineIdsOf(db, orderId);
    const body = {
      order_id: orderId,
      lines: [{ id: line, quantity: pieces, reason: 'changed_mind' }],
      refund_to: 'store_credit',
    };
    return (await must('POST /returns', { headers, body })).id;
  }

  /** Completes a return; returns the refund in halalas. */
  async function finishReturn(returnId: string, heard = true): Promise<number> {
    await must(`POST /admin/returns/${returnId}/approve`, { headers: staff, body: {} });
    await must(`POST /admin/returns/${returnId}/receive`, { headers: staff, body: { lines: [] } });
    const { refund } = await must(`POST /admin/returns/${returnId}/refund`, { headers: staff, body: {} });
    if (heard) await settle();
    return Math.round(refund.total * 100);
  }

  /** Refund by staff of pieces, an amount or everything, without a return. Returns the refunded amount in halalas. */
  async function payBack(orderId: string, what: object): Promise<number> {
    const body = { to: 'original', reason: 'اعتذار', bank_reference: 'TRX', ...what };
    const { refund } = await must(`POST /admin/orders/${orderId}/refunds`, { headers: staff, body });
    await settle();
    return Math.round(refund.total * 100);
  }

  /** Sets the delivery to now, so that the return period is open again. */
  async function openWindow(orderId: string): Promise<void> {
    await sql`
      update order_events set created_at = ${new Date(now())} where order_id = ${orderId} and status = 'delivered'
    `.execute(db);
  }

  return {
    ...{
      database,
      db,
      shop,
      staff,
      clock,
      productId,
      now,
      settle,
      must,
      order,
      deliver,
      requestReturn,
      finishReturn,
      payBack,
      openWindow,
    },
    at: () => new Date(now()),
    pointsOf: async ({ headers }: Pick<MadeCustomer, 'headers'>) => must('GET /user/points', { headers }),
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
