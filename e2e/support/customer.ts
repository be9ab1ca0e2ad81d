import type { SavedAddress, Session } from '@waha/contract';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { makeCustomer } from '../../server/src/testing/factories/customer-factories.ts';
import { deliverOrder } from '../../server/src/testing/factories/order-factories.ts';
import { findProduct } from './demo-shop.ts';
import { awake } from './in-page.ts';
import { readFrom, sendTo } from './shop-api.ts';
import { shopUnderTest } from './shop-under-test.ts';
import type { Visitor } from './visitor.ts';

let serial = 0;

/**
 * Signs the visitor in as a new customer: made in the database, since registering is limited, and put into the browser's
 * storage. The next page they open knows them.
 */
export async function signIn({ page, language }: Visitor): Promise<Pick<Session, 'token' | 'user'>> {
  const { token, user } = await newCustomer(language);
  // Set in the page: request headers of a browser would remain for the next visitor that shares its cache
  // (shared-cache.ts).
  await page.addInitScript(
    (storage) => {
      for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
    },
    { token, user: JSON.stringify(user) },
  );
  return { token, user };
}

/**
 * Signs in a visitor who has a page of the shop open; unlike `signIn`, the session is set once, so it can be ended here
 * or elsewhere.
 */
export async function signInHere({ page, language }: Visitor): Promise<Pick<Session, 'token' | 'user'>> {
  const { token, user } = await newCustomer(language);
  await page.evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`);
  await page.evaluate(`localStorage.setItem('user', ${JSON.stringify(JSON.stringify(user))})`);
  // The page checks the session after it is hydrated: a step taken before the answer leaves the check under way.
  const checked = page.waitForResponse('**/auth/me');
  await page.reload();
  await awake(page);
  await checked;
  return { token, user };
}

async function newCustomer(language: Visitor['language']): Promise<Pick<Session, 'token' | 'user'>> {
  serial += 1;
  const { url, databaseUrl } = shopUnderTest();
  const database = openDatabase({ url: databaseUrl, poolSize: 1 });
  const phone = `+96658${String(Date.now() + serial).slice(-7)}`;
  const { token } = await makeCustomer(database.db, {
    phone,
    isPhoneVerified: true,
    email: 'noura@example.com',
    language,
  });
  await database.close();
  const { user } = await readFrom<{ user: Session['user'] }>(url, '/auth/me', token);
  return { token, user };
}

export function keepAddress(token: string, more: Record<string, unknown> = {}): Promise<{ address: SavedAddress }> {
  const body = {
    label: 'البيت',
    recipient_name: 'نورة العتيبي',
    phone: '0512345678',
    city_id: 1,
    district: 'العليا',
    street: 'شارع العليا',
    ...more,
  };
  return sendTo(shopUnderTest().url, '/user/addresses', body, token);
}

export function keepWish(token: string, productId: number): Promise<{ count: number }> {
  return sendTo(shopUnderTest().url, '/wishlist', { product_id: productId }, token);
}

/**
 * An order of the customer that was delivered today: a number of pieces of one product or variant, paid in cash.
 * Returns its number and id.
 */
export function haveDelivered(
  token: string,
  productId: number,
  quantity = 1,
  variantId?: number,
): Promise<{ id: string }> {
  const variant = variantId === undefined ? {} : { variant_id: variantId };
  return haveCartDelivered(token, { lines: [{ product_id: productId, quantity, ...variant }] });
}

interface WishedCart {
  lines: { product_id: number; quantity: number; variant_id?: number }[];
  coupon_code?: string;
}

/** The same for several products, with a coupon. */
export async function haveCartDelivered(token: string, wished: WishedCart): Promise<{ id: string }> {
  const { url } = shopUnderTest();
  const cart = { ...wished, shipping_method: 'standard', payment_method: 'cash_on_delivery' };
  const { total } = await sendTo<{ total: number }>(url, '/orders/quote', { ...cart, city_id: 1 }, token);
  const order = await sendTo<{ id: string }>(
    url,
    '/orders',
    {
      ...cart,
      contact: { first_name: 'نورة', last_name: 'العتيبي', phone: '0512345678' },
      address: { city_id: 1, street: 'شارع العليا' },
      expected_total: total,
    },
    token,
  );
  await bringHome(order.id);
  return order;
}

/** Two books of 110 riyals and, free with them, one of 45. Delivered today. */
export async function haveThreeForTwo(token: string): Promise<{ id: string }> {
  const [dear, free] = await Promise.all([findProduct('bedtime-stories-collection'), findProduct('book-small-oases')]);
  const lines = [
    { product_id: dear.id, quantity: 2 },
    { product_id: free.id, quantity: 1 },
  ];
  return haveCartDelivered(token, { lines, coupon_code: 'BOOKS3' });
}

/** Delivers an order that is confirmed. */
export async function bringHome(orderId: string): Promise<void> {
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  await deliverOrder(database.db, orderId);
  await database.close();
}

/** Requests the return of one piece of an order. */
export async function askForReturn(token: string, orderId: string): Promise<{ id: string }> {
  const { url } = shopUnderTest();
  const { lines } = await readFrom<{ lines: { id: number }[] }>(url, `/orders/${orderId}/returnable`, token);
  const body = {
    order_id: orderId,
    lines: [{ id: lines[0]?.id, quantity: 1, reason: 'damaged' }],
    note: 'وصل مكسورًا',
    refund_to: 'store_credit',
  };
  return sendTo(url, '/returns', body, token);
}
