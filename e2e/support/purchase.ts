import { openDatabase } from '../../server/src/platform/database/index.ts';
import { deliverOrder } from '../../server/src/testing/order-factories.ts';
import { sendTo } from './shop-api.ts';
import { shopUnderTest } from './shop-under-test.ts';

const address = { city_id: 1, street: 'شارع العليا' };
const contact = { first_name: 'نورة', last_name: 'العتيبي', phone: '0512345678' };
const way = { shipping_method: 'standard', payment_method: 'cash_on_delivery' };

/** An order of one product that whoever holds the token placed, and that has reached them. Returns its id. */
export async function buyAndReceive(token: string, productId: number): Promise<string> {
  const { url, databaseUrl } = shopUnderTest();
  const lines = [{ product_id: productId, quantity: 1 }];
  const { total } = await sendTo<{ total: number }>(url, '/orders/quote', { lines, city_id: 1, ...way }, token);
  const body = { lines, contact, address, ...way, expected_total: total };
  const { id } = await sendTo<{ id: string }>(url, '/orders', body, token);
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  await deliverOrder(database.db, id);
  await database.close();
  return id;
}
