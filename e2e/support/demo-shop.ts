import type { Bundle, Product, Quote } from '@waha/contract';
import { findBundleIn, findProductIn, sendTo } from './shop-api.ts';
import { shopUnderTest } from './shop-under-test.ts';

/** The product of the shop under test with this slug. */
export function findProduct(slug: string): Promise<Product> {
  return findProductIn(shopUnderTest().url, slug);
}

export function findBundle(slug: string): Promise<Bundle> {
  return findBundleIn(shopUnderTest().url, slug);
}

let started: Promise<string> | undefined;

/** The path of a page where an order of the demo shop can be paid. */
export function openDemoPayment(): Promise<string> {
  started ??= startDemoPayment(shopUnderTest().url);
  return started;
}

async function startDemoPayment(shopUrl: string): Promise<string> {
  const { id } = await findBundleIn(shopUrl, 'majlis-welcome-set');
  const cart = {
    lines: [{ bundle_id: id, quantity: 1 }],
    shipping_method: 'standard',
  };
  const { total, payment_options } = await sendTo<Quote>(shopUrl, '/orders/quote', { ...cart, city_id: 1 });
  const order = await sendTo<{ id: string; view_token: string }>(shopUrl, '/orders', {
    ...cart,
    payment_method: payment_options.find(({ kind }) => kind === 'online')?.code,
    contact: { first_name: 'نورة', last_name: 'العتيبي', phone: '0512345678' },
    address: { city_id: 1, district: 'الملقا', street: 'شارع العليا' },
    expected_total: total,
  });
  const { url } = await sendTo<{ url: string }>(
    shopUrl,
    `/orders/${order.id}/payment?view_token=${order.view_token}`,
    {},
  );
  return new URL(url).pathname;
}
