import { openDatabase } from '../../server/src/platform/database/index.ts';
import { deliverOrder } from '../../server/src/testing/factories/order-factories.ts';
import { sendTo } from './shop-api.ts';
import { shopUnderTest } from './shop-under-test.ts';

const address = { city_id: 1, street: 'شارع العليا' };
const contact = { first_name: 'نورة', last_name: 'العتيبي', phone: '0512345678' };
const way = { shipping_method: 'standard', payment_method: 'cash_on_delivery' };

/** An order in cash of one product, placed by the token's customer or by a guest. Returns its id. */
export async function orderOne(productId: number, token?: string): Promise<string> {
  const { url } = shopUnderTest();
  const lines = [{ product_id: productId, quantity: 1 }];
  const { total } = await sendTo<{ total: number }>(url, '/orders/quote', { lines, city_id: 1, ...way }, token);
  const body = { lines, contact, address, ...way, expected_total: total };
  return (await sendTo<{ id: string }>(url, '/orders', body, token)).id;
}

/** The same order after its delivery. Returns its id. */
export async function buyAndReceive(productId: number, token?: string): Promise<string> {
  const id = await orderOne(productId, token);
  const { databaseUrl } = shopUnderTest();
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  await deliverOrder(database.db, id);
  await database.close();
  return id;
}
