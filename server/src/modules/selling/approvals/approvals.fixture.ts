import { expect } from 'vitest';
import {
  createTestApp,
  createTestDatabase,
  factories,
  lineIdsOf,
  type MadeCustomer,
  type MadeStaff,
  makeSellable,
  makeStaff,
  orderBody,
} from '../../../testing/index.ts';

/** A shop with an owner, in which orders of 40.00 and 25.00 for delivery are paid by transfer. */
export async function openApprovalShop() {
  const database = await createTestDatabase();
  await makeSellable(database.db);
  const shop = await createTestApp(database, { limits: false });
  const plate = await factories(database.db).product({ priceHalalas: 2_000, stock: 5_000 });
  const owner = await makeStaff(database.db, 'owner');
  const as = (key: string, body?: object, who: Pick<MadeStaff, 'headers'> = owner) =>
    shop.call(key, { headers: who.headers, ...(body && { body }) });

  async function paid(buyer?: MadeCustomer) {
    const wanted = [{ product_id: plate.id, quantity: 2 }];
    const body = orderBody(wanted, 65, { payment_method: 'bank_transfer' });
    const placed = await shop.call('POST /orders', { body, ...(buyer && { headers: buyer.headers }) });
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
    const { id, number } = placed.body.data;
    const arrived = { amount: 65, reference: `IN ${number}` };
    expect((await as(`POST /admin/orders/${id}/confirm-payment`, arrived)).status).toBe(200);
    const [line = 0] = await lineIdsOf(database.db, id);
    return { id: String(id), number: String(number), line };
  }

  return {
    db: database.db,
    shop,
    owner,
    as,
    paid,
    refund: (id: string, body: object, who?: Pick<MadeStaff, 'headers'>) =>
      as(`POST /admin/orders/${id}/refunds`, { to: 'original', reason: 'تأخرنا', bank_reference: 'OUT', ...body }, who),
    show: async (id: string) => (await as(`GET /admin/orders/${id}`)).body.data,
    async close() {
      await shop.close();
      await database.close();
    },
  };
}
