import type { Order, Quote } from '@waha/contract';
import { expect } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { makeReview } from '../../server/src/testing/factories/review-factories.ts';
import { putInCart } from '../support/cart-line.ts';
import { signIn } from '../support/customer.ts';
import { findProduct } from '../support/demo-shop.ts';
import { expectNothingRan, hostile, hostileName, hostileScript } from '../support/hostile.ts';
import { journey } from '../support/journey.ts';
import { sendTo } from '../support/shop-api.ts';
import { inDatabase } from '../support/shop-database.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import type { Visitor } from '../support/visitor.ts';

/** Opens a page that shows `text`, and expects it as plain text and never as markup. */
async function expectShown({ page, open }: Visitor, path: string, text: string): Promise<void> {
  await open(path);
  const shown = page.getByText(text).or(page.locator(`input[value=${JSON.stringify(text)}]`));
  await shown.first().waitFor({ state: 'attached' });
  await expectNothingRan(page, path);
}

async function withDatabase(work: (database: ReturnType<typeof openDatabase>) => Promise<unknown>): Promise<void> {
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  await work(database);
  await database.close();
}

const forget = (tag: string) => inDatabase('insert into cache_purges (tags) values (array[$1])', [tag]);

journey('what people write is shown as they wrote it, and never runs', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', still: true });
  const { url } = shopUnderTest();
  const { token } = await signIn(visitor);
  const profile = await fetch(`${url}/api/store/user/profile`, {
    method: 'PUT',
    headers: {
      'x-api-key': 'waha-demo-key',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ first_name: hostileName, last_name: 'x' }),
  });
  expect(profile.status).toBe(200);
  const place = { city_id: 1, district: hostileName, street: hostileName, building_no: '1234' };
  await sendTo(
    url,
    '/user/addresses',
    { ...place, label: hostileName.slice(0, 30), recipient_name: hostileName, phone: '0512345678' },
    token,
  );
  const product = await findProduct('sukkari-dates');
  const [variant] = product.variants;
  const cart = {
    lines: [{ product_id: product.id, quantity: 1, ...(variant && { variant_id: variant.id }) }],
    shipping_method: 'standard',
    payment_method: 'cash_on_delivery',
  };
  const quote = await sendTo<Quote>(url, '/orders/quote', { ...cart, city_id: 1 }, token);
  const order = await sendTo<Order>(
    url,
    '/orders',
    {
      ...cart,
      contact: { first_name: hostileName, last_name: 'x', phone: '0512345678' },
      address: { ...place, notes: hostile },
      notes: hostile,
      expected_total: quote.total,
    },
    token,
  );

  await visitor.open('/account');
  await visitor.page.locator('input').first().waitFor();
  await expectNothingRan(visitor.page, '/account');
  await expectShown(visitor, '/account/addresses', hostileName);
  await expectShown(visitor, `/orders/${order.id}`, hostileName);
  await expectShown(visitor, `/invoice/${order.id}`, hostileName);
});

journey('a review and a product are shown as they were written, to search engines too', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', still: true });
  const product = await findProduct('breathable-nail-polish');
  await withDatabase(({ db }) =>
    makeReview(db, { productId: product.id, rating: 5, body: hostile, author: hostileName.slice(0, 60) }),
  );
  const [before] = await inDatabase<{ name_ar: string; short_description_ar: string }>(
    'select name_ar, short_description_ar from products where id = $1',
    [product.id],
  );
  await inDatabase('update products set name_ar = $2, short_description_ar = $3 where id = $1', [
    product.id,
    hostile,
    `${hostileScript}${hostile}`,
  ]);
  await forget('*');
  const path = `/product/${product.id}/${product.slug}`;
  const asServed = async () => (await fetch(new URL(path, shopUnderTest().url))).text();
  try {
    // Purges are processed periodically. The title is polled, because the review contains the text from the start.
    await expect.poll(asServed).toMatch(/<title>[^<]*onload=window\.__ran/);
    await expectShown(visitor, path, hostile);
    const data = await visitor.page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((one) => JSON.parse(one)).length, 'structured data stays readable').toBeGreaterThan(0);
    await putInCart(visitor, { ...product, name: hostile });
    await expectShown(visitor, '/cart', hostile);
  } finally {
    await inDatabase('update products set name_ar = $2, short_description_ar = $3 where id = $1', [
      product.id,
      before?.name_ar,
      before?.short_description_ar,
    ]);
    await forget('*');
  }
});

journey('what stands in an address or in the browser’s storage never runs', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', still: true });
  const { page, open, complaints } = visitor;
  // A missing page returns 404, and the content security policy blocks a picture whose address is a script.
  complaints.allow(/\b404\b|img-src|request failed \(csp\)/);
  await open('/');
  await page.evaluate(`(() => {
    const text = ${JSON.stringify(hostile)};
    for (const key of ['recent-searches', 'placed-orders', 'checkout', 'checkout-attempt', 'coupon', 'liked-articles',
      'visitor', 'contact', 'locale', 'contrast', 'purchase-notes', 'user'])
      localStorage.setItem(key, text);
    localStorage.setItem('cart', JSON.stringify([{ id: 1, name: text, price: 1, quantity: 1, image: 'javascript:window.__ran=1', slug: text }]));
  })()`);
  const text = encodeURIComponent(hostile);
  for (const path of [
    '/',
    `/search?q=${text}`,
    `/products?search=${text}&brand=${text}&sort=${text}`,
    `/track-order?number=${text}&phone=${text}`,
    `/blog?search=${text}&category=${text}`,
    `/login?redirect=${encodeURIComponent('javascript:window.__ran=1')}`,
    '/cart',
    '/checkout',
    `/${text}`,
    `/product/1/${text}`,
  ]) {
    await open(path);
    await page.waitForLoadState('networkidle');
    await expectNothingRan(page, path);
  }
});

journey(
  'control: the mark is left where a text becomes an element, and the policy alone stops that too',
  async ({ arrive }) => {
    const visitor = await arrive({ language: 'en', still: true });
    const { page, context, open, complaints } = visitor;
    complaints.allow(/Content.Security.Policy|404|status of 404/);
    const insert = `new Promise((resolve) => {
    document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(hostileName)});
    setTimeout(() => resolve(window.__ran), 1500);
  })`;
    await open('/faq');
    expect(await page.evaluate(insert), 'under the policy').toBeUndefined();
    await expect(expectNothingRan(page, '/faq')).rejects.toThrow('became an element');
    await context.route('**/faq', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await open('/faq');
    expect(await page.evaluate(insert), 'without it').toBe(1);
  },
);
