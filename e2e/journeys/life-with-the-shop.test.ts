import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Order, OrderReturn } from '@waha/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { makePicture } from '../../server/src/testing/factories/picture-factories.ts';
import { startFakePay } from '../../server/src/testing/fakes/fake-pay.ts';
import { putInCart } from '../support/cart-line.ts';
import {
  buyers,
  field,
  fillDetails,
  orderNumber,
  payment,
  payWithCredit,
  placeButton,
} from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { fieldsOf, readQrOn } from '../support/read-paper.ts';
import { readFrom } from '../support/shop-api.ts';
import { mailAbout } from '../support/shop-mail.ts';
import { type RunningShop, startShop } from '../support/shop-process.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { asStaff } from '../support/staff.ts';
import type { Language, Visitor } from '../support/visitor.ts';
import { literally, opening, words } from '../support/words.ts';

const PASSWORD = 'نخلة على ضفة النهر';
const PRODUCT = 'match-football';
/** A whole life as a customer: registering, an order, a return, another order, and deleting the account. */
const A_LIFE_MS = 120_000;

let provider: Awaited<ReturnType<typeof startFakePay>>;
let shop: RunningShop;

// The same shop, with its database and files, in a second process that accepts cards.
beforeAll(async () => {
  provider = await startFakePay();
  const { dataDir, databaseUrl } = shopUnderTest();
  const shopFile = join(import.meta.dirname, '../support/test-pay-shop.ts');
  const own = { DATABASE_URL: databaseUrl, DEMO: '0', STORE_API_KEY: 'waha-demo-key', WAHA_CONFIG: shopFile };
  const settings = { ...provider.settings, ...own };
  shop = await startShop(dataDir, { settings, log: 'card-shop.log' });
});
afterAll(async () => {
  await shop.stop();
  await provider.close();
});

/** The provider's page for a card, as far as a customer sees it: one button, and back to the shop. */
async function standInForProvider({ context, complaints }: Visitor): Promise<void> {
  complaints.allow(/checkout\.pay\.test/);
  await context.route('https://checkout.pay.test/**', async (route) => {
    const invoice = provider.invoiceAt(route.request().url());
    provider.pay(invoice);
    await route.fulfill({ contentType: 'text/html', body: `<a href="${invoice.return_url}">paid</a>` });
  });
}

interface Customer {
  visitor: Visitor;
  say: ReturnType<typeof words>;
  main: ReturnType<Page['getByRole']>;
  email: string;
}

async function register({ visitor, say, email }: Customer, phone: string): Promise<void> {
  const { page, open } = visitor;
  const { auth } = say;
  await open('/register?redirect=/account/profile');
  await page.getByLabel(auth.firstName).fill(buyers[visitor.language].firstName);
  await page.getByLabel(auth.lastName).fill(buyers[visitor.language].lastName);
  await page.getByLabel(auth.phone).fill(phone);
  await page.getByLabel(opening(auth.email)).fill(email);
  await page.getByLabel(auth.password, { exact: true }).fill(PASSWORD);
  await page.getByLabel(auth.passwordAgain).fill(PASSWORD);
  await page.getByRole('button', { name: auth.registerAction }).click();
  // The register page's own address ends with this path too.
  await page.waitForURL(({ pathname }) => pathname.endsWith('/account/profile'));
  const mail = await mailAbout('verify-email', email);
  await open(/\/verify-email\/[\w-]+/.exec(mail)?.[0] ?? '');
  await page.getByRole('button', { name: auth.verifyAction }).click();
  await page.getByRole('link', { name: auth.toAccount }).click();
  await page.getByText(say.account.proved, { exact: true }).waitFor();
}

/** Buys two pieces of one product, paid by card on the provider's page. Returns the order's number. */
async function buyByCard({ visitor }: Customer): Promise<string> {
  const { page, open, language } = visitor;
  await putInCart(visitor, await findProduct(PRODUCT), 2);
  await open('/checkout');
  await fillDetails(visitor, buyers[language]);
  await payment(page, 'online').check();
  await placeButton(visitor).click();
  await page.getByRole('link', { name: 'paid' }).click();
  return orderNumber(page);
}

async function readInvoice({ visitor, say, main }: Customer, order: Order): Promise<void> {
  const { page } = visitor;
  await main.getByRole('link', { name: say.order.invoice, exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say.order.invoiceDownload }).click();
  const paper = await readFile(await (await download).path());
  const [seller, vatNumber, at, total, vat, ...more] = fieldsOf(await readQrOn(visitor.context, paper));
  expect(seller).toMatch(/واحة|Waha/);
  expect(vatNumber).toMatch(/^3\d{13}3$/);
  expect(Number.isNaN(Date.parse(at ?? ''))).toBe(false);
  expect([total, vat]).toEqual([order.total.toFixed(2), order.vat_included.toFixed(2)]);
  expect(more).toEqual([]);
}

/** Staff's steps until the shipment is with its buyer. */
async function deliver(orderId: string): Promise<void> {
  for (const status of ['processing', 'shipped', 'delivered'])
    await asStaff('fulfilment', `PATCH /orders/${orderId}/status`, { status });
}

/** Returns one of the two pieces; its price is refunded as store credit. Returns the amount in riyals. */
async function returnOne({ visitor, say, main }: Customer, orderId: string): Promise<number> {
  const { page, open } = visitor;
  await open(`/account/orders/${orderId}`);
  await main.getByRole('link', { name: say.account.returnItems }).click();
  await main.getByRole('checkbox', { name: opening(say.returns.choose) }).check();
  await main.getByRole('combobox', { name: opening(say.returns.reasonOf) }).selectOption({ index: 1 });
  await main.locator('input[name="refund-to"][value="store_credit"]').check();
  await main.getByRole('button', { name: say.returns.send }).click();
  await page.waitForURL(/\/account\/returns\/[\w-]+$/);
  const id = page.url().split('/').at(-1) ?? '';
  const { lines } = await asStaff<OrderReturn>('support', `POST /admin/returns/${id}/approve`);
  await asStaff('fulfilment', `POST /admin/returns/${id}/receive`, {
    lines: lines.map((line) => ({ id: line.id, resaleable: line.quantity })),
  });
  const { refund } = await asStaff<OrderReturn>('manager', `POST /admin/returns/${id}/refund`);
  await page.reload();
  await main.getByText(say.returns.next_refunded).waitFor();
  return refund?.total ?? 0;
}

/** Returns the order's id. */
async function buyWithCredit({ visitor, say }: Customer, credit: number): Promise<string> {
  const { page, open } = visitor;
  await open('/account/profile');
  const balance = page.getByRole('region', { name: say.account.storeCredit });
  await balance.getByText(credit.toFixed(2)).first().waitFor();
  await putInCart(visitor, await findProduct(PRODUCT));
  await open('/checkout');
  // The city of the first order is filled in.
  await expect.poll(() => field(visitor, 'city').inputValue()).toBe(buyers[visitor.language].city);
  await payWithCredit(visitor);
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  await open('/account/profile');
  await balance.getByText('0.00').first().waitFor();
  return orderId;
}

async function review({ visitor, say, main }: Customer, orderId: string): Promise<void> {
  const { page, open } = visitor;
  await open(`/account/orders/${orderId}`);
  await main.getByRole('link', { name: say.order.writeReview }).first().click();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: say.review.send }) });
  await form.getByRole('radio', { name: say.review.star5 }).check({ force: true });
  await form.getByLabel(say.review.text).fill(`${say.review.star5} ${orderId}`);
  const buffer = await makePicture({ width: 800, height: 600 });
  await form.locator('input[type=file]').setInputFiles({ name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer });
  await expect.poll(() => form.getByRole('progressbar').count()).toBe(0);
  await form.getByRole('button', { name: say.review.send }).click();
  await page.getByText(say.review.statusPending).first().waitFor();
}

/** Downloads a copy of all data, which contains the order, and then deletes the account. */
async function leave({ visitor, say, email }: Customer, number: string): Promise<void> {
  const { page, open } = visitor;
  const { account } = say;
  await open('/account/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: account.export }).click();
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(copy).toContain(email);
  expect(copy).toContain(number);
  await page.getByRole('button', { name: account.deleteAccount }).click();
  await page.getByRole('dialog').getByLabel(account.currentPassword).fill(PASSWORD);
  await page.getByRole('button', { name: account.deleteAccountYes }).click();
  await page.waitForURL((address) => /^\/(?:en)?\/?$/.test(address.pathname));
  expect(await page.evaluate('localStorage.getItem("token")')).toBeNull();
  await open('/login');
  visitor.complaints.allow(/401|422/);
  await page.getByLabel(say.auth.login).fill(email);
  await page.getByLabel(say.auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: say.auth.loginAction }).click();
  await page.getByRole('status').filter({ hasText: say.auth.loginFailed }).first().waitFor();
}

const screens: [Language, number, string][] = [
  ['ar', 360, '053'],
  ['en', 1280, '054'],
];
for (const [language, width, lead] of screens) {
  journey(
    `a customer lives with the shop, from registering to leaving (${language}, ${width})`,
    async ({ arrive }) => {
      const visitor = await arrive({ language, width, shopUrl: shop.url });
      await standInForProvider(visitor);
      const phone = `${lead}${String(Date.now()).slice(-7)}`;
      const customer: Customer = {
        visitor,
        say: words(language),
        main: visitor.page.getByRole('main'),
        email: `life-${phone}@example.com`,
      };
      await register(customer, phone);
      const number = await buyByCard(customer);

      await visitor.open('/orders');
      await customer.main.getByRole('link', { name: new RegExp(literally(number)) }).click();
      await visitor.page.waitForURL(/\/orders\/[\w-]+$/);
      const orderId = visitor.page.url().split('/').at(-1) ?? '';
      const token = (await visitor.page.evaluate<string | null>('localStorage.getItem("token")')) ?? '';
      const order = await readFrom<Order>(shop.url, `/orders/${orderId}`, token);
      expect(order.status).toBe('confirmed');

      await readInvoice(customer, order);
      await deliver(orderId);
      const credit = await returnOne(customer, orderId);
      expect(credit).toBe(order.items[0]?.unit_price);
      // An account cannot be closed before its orders have arrived.
      await deliver(await buyWithCredit(customer, credit));
      await review(customer, orderId);
      await leave(customer, number);
    },
    A_LIFE_MS,
  );
}
