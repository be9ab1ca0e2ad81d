import { expect } from 'vitest';
import { createTestApp } from '../create-test-app.ts';
import { createTestDatabase } from '../database/test-database.ts';
import type { MadeCustomer } from './customer-factories.ts';
import { factories } from './factories.ts';
import { makeSellable, orderBody } from './selling-factories.ts';
import { type MadeStaff, makeStaff } from './staff-factories.ts';

interface Wanted {
  cups?: number;
  buyer?: MadeCustomer;
  /** Other fields of the request. */
  [field: string]: unknown;
}

/** A shop that delivers, with an owner. Cups cost 10.00, plates 20.00; delivery 25, paying at the door 15. */
export async function openOrdersShop(
  settings: Record<string, string> = {},
  deps: Pick<Parameters<typeof createTestApp>[1] & object, 'extensions' | 'webhookPolicy' | 'now'> = {},
) {
  const database = await createTestDatabase();
  await makeSellable(database.db);
  const shop = await createTestApp(database, { settings, ...deps });
  const a = factories(database.db);
  const cup = await a.product({ priceHalalas: 1_000, stock: 5_000 });
  const plate = await a.product({ priceHalalas: 2_000, stock: 5_000 });
  const owner = await makeStaff(database.db, 'owner');

  const as = (key: string, body?: object, who: Pick<MadeStaff, 'headers'> = owner) =>
    shop.call(key, { headers: who.headers, ...(body && { body }) });

  /** Places an order of cups and a plate, by default cash on delivery. */
  async function placed({ cups = 2, buyer, ...more }: Wanted = {}) {
    const lines = [
      { product_id: cup.id, quantity: cups },
      { product_id: plate.id, quantity: 1 },
    ];
    const isCashOnDelivery = !('payment_method' in more);
    const body = orderBody(lines, cups * 10 + 20 + 25 + (isCashOnDelivery ? 15 : 0), more);
    const answer = await shop.call('POST /orders', { body, ...(buyer && { headers: buyer.headers }) });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    const { id, number, view_token: token, items } = answer.body.data;
    return {
      id: String(id),
      number: String(number),
      token: String(token),
      lines: items.map(({ id }: { id: number }) => id) as [number, number],
    };
  }

  async function packed(of: Wanted = {}) {
    const order = await placed(of);
    const { body } = await as('POST /admin/orders/pack', { ids: [order.id] });
    expect(body.data.results).toMatchObject([{ id: order.id, done: true, number: order.number }]);
    return order;
  }

  /** An order that was paid by transfer. */
  async function paid(of: Wanted = {}) {
    const order = await placed({ ...of, payment_method: 'bank_transfer' });
    await payByTransfer(as, order.id, order.number);
    return order;
  }

  return {
    database,
    db: database.db,
    shop,
    a,
    cup,
    plate,
    owner,
    as,
    placed,
    packed,
    paid,
    pay: (id: string, number: string) => payByTransfer(as, id, number),
    send: (id: string, body: object = {}) => as(`POST /admin/orders/${id}/shipments`, body),
    refund: (id: string, body: object, who?: Pick<MadeStaff, 'headers'>) =>
      as(`POST /admin/orders/${id}/refunds`, { to: 'original', reason: 'تأخرنا', bank_reference: 'OUT', ...body }, who),
    preview: (id: string, wish: object) => as(`POST /admin/orders/${id}/items/preview`, wish),
    /** Edits items as the preview says. */
    async edit(id: string, wish: object, more: object = {}) {
      const seen = await as(`POST /admin/orders/${id}/items/preview`, wish);
      if (seen.status !== 200) return seen;
      const { version } = (await as(`GET /admin/orders/${id}`)).body.data;
      const { total, supplement } = seen.body.data;
      const expected = { version, expected_total: total, ...(supplement && { expected_supplement: supplement.total }) };
      return as(`POST /admin/orders/${id}/items`, { ...wish, ...expected, ...more });
    },
    show: async (id: string) => (await as(`GET /admin/orders/${id}`)).body.data,
    async close() {
      await shop.close();
      await database.close();
    },
  };
}

type StaffCall = (key: string, body?: object) => Promise<{ status: number; body: { data: { amount_due: number } } }>;

/** Confirms an order by the transfer of what is due. */
async function payByTransfer(as: StaffCall, id: string, number: string): Promise<void> {
  const { amount_due: amount } = (await as(`GET /admin/orders/${id}`)).body.data;
  const arrived = await as(`POST /admin/orders/${id}/confirm-payment`, { amount, reference: `IN ${number}` });
  expect(arrived.status).toBe(200);
}
