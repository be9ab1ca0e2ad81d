import { readFile } from 'node:fs/promises';
import type { Booking } from '@waha/contract';
import { expect } from 'vitest';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { adminTexts } from '../../e2e/support/admin-texts.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import { sendTo } from '../../e2e/support/shop-api.ts';
import { shopUnderTest } from '../../e2e/support/shop-under-test.ts';
import { asStaff } from '../../e2e/support/staff.ts';
import { hire, workAs } from '../../e2e/support/staff-browser.ts';
import type { Visitor } from '../../e2e/support/visitor.ts';
import { type FakeAramex, startFakeAramex } from './fake-aramex.fixture.ts';

const PHONE = '0551234568';
const way = { shipping_method: 'standard', payment_method: 'cash_on_delivery' };

interface Placed {
  id: string;
  number: string;
  token: string;
  line: number;
}

/** An order in cash that is booked at the carrier. */
async function placeBooked(): Promise<Placed> {
  const { url } = shopUnderTest();
  const { id: product_id } = await findProduct('match-football');
  const lines = [{ product_id, quantity: 1 }];
  const { total } = await sendTo<{ total: number }>(url, '/orders/quote', { lines, city_id: 1, ...way });
  const contact = { first_name: 'هند', last_name: 'العتيبي', phone: PHONE };
  const address = { city_id: 1, short_address: 'RRRD2929' };
  const body = { lines, contact, address, ...way, expected_total: total };
  const order = await sendTo<{ id: string; number: string; view_token: string; items: { id: number }[] }>(
    url,
    '/orders',
    body,
  );
  await asStaff('owner', 'POST /admin/orders/pack', { ids: [order.id] });
  await asStaff('fulfilment', 'POST /admin/bookings', { carrier: 'aramex', parcels: [{ id: order.id }] });
  const booked = async () => {
    const { state, problem } = (await readBooking(order.id)) ?? {};
    return [state, problem];
  };
  await expect.poll(booked).toEqual(['sent', null]);
  return { id: order.id, number: order.number, token: order.view_token, line: order.items[0]?.id ?? 0 };
}

async function readBooking(orderId: string): Promise<Booking | undefined> {
  const { bookings } = await asStaff<{ bookings: Booking[] }>('owner', `GET /admin/orders/${orderId}/bookings`);
  return bookings[0];
}

journey('two labels are printed in one press, and a courier is asked to come', async ({ arrive }) => {
  const fake = await startFakeAramex();
  await setExtension('aramex', fake.env);
  try {
    const orders = [await placeBooked(), await placeBooked()];
    const worker = await arrive({ language: 'ar', width: 360 });
    await workAs(worker, await hire('fulfilment'), 'ar');
    await worker.page.goto('/admin/parcels?view=under_way');
    await printBoth(worker, orders);
    await askToCome(worker, fake);
    await chooseItsPrice(await arrive({ language: 'ar', width: 360 }));
  } finally {
    await setExtension('aramex', withoutValues(fake.env));
    await fake.close();
  }
});

/** Chooses both parcels and downloads their labels, which are one file of two pages. */
async function printBoth({ page }: Visitor, orders: readonly Placed[]): Promise<void> {
  const main = page.getByRole('main');
  for (const { number } of orders) {
    const row = main.getByRole('row', { name: number }).or(main.getByRole('listitem').filter({ hasText: number }));
    await row.first().getByRole('checkbox').check();
  }
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'نزّل ملصقين' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  await page.screenshot({ path: 'test-results/aramex-labels.png', fullPage: true });
}

async function askToCome(worker: Visitor, fake: FakeAramex): Promise<void> {
  const { parcels: say } = adminTexts.ar;
  const { page } = worker;
  await page.getByRole('button', { name: say.askPickup }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say.pickupParcels).fill('٢');
  await expectAccessible(worker, [360]);
  await page.screenshot({ path: 'test-results/aramex-pickup-form.png' });
  await dialog.locator('button[type=submit]').click();
  await page.getByRole('main').getByText('يأتي المندوب').waitFor();
  expect(fake.pickups()).toMatchObject([{ PickupItems: [{ NumberOfShipments: 2 }] }]);
  await expectAccessible(worker, [360, 1280]);
  await page.screenshot({ path: 'test-results/aramex-parcels.png', fullPage: true });
}

/** The owner has standard delivery cost what the carrier says, and sees it in a quote. */
async function chooseItsPrice(owner: Visitor): Promise<void> {
  const { page } = owner;
  const { url } = shopUnderTest();
  const { id: product_id } = await findProduct('match-football');
  const body = { lines: [{ product_id, quantity: 1 }], city_id: 1, ...way };
  type Quoted = { shipping_options: { code: string; cost: number }[] };
  const costOf = async () =>
    (await sendTo<Quoted>(url, '/orders/quote', body)).shipping_options.find(({ code }) => code === 'standard')?.cost;
  const before = await costOf();
  await workAs(owner, await hire('owner'), 'ar');
  await page.goto('/admin/shipping');
  const choose = async (option: string) => {
    const form = page.getByRole('main').locator('form').first();
    await form.getByLabel('سعر التوصيل').selectOption({ label: option });
    await expectAccessible(owner, [360, 1280]);
    await page.screenshot({ path: 'test-results/aramex-price.png', fullPage: true });
    await form.locator('button[type=submit]').click();
  };
  await choose('سعر أرامكس');
  await expect.poll(costOf).toBe(23);
  await choose('سعر المناطق');
  await expect.poll(costOf).toBe(before);
}

journey('an approved return has a label, which its buyer downloads', async ({ arrive }) => {
  const fake = await startFakeAramex();
  await setExtension('aramex', fake.env);
  try {
    const { id, token, line } = await placeBooked();
    await asStaff('owner', `PATCH /orders/${id}/status`, { status: 'delivered' });
    const lines = [{ id: line, quantity: 1, reason: 'damaged' }];
    const wish = { order_id: id, lines, refund_to: 'original', iban: 'SA0380000000608010167519' };
    const asked = await sendTo<{ id: string; number: string }>(
      shopUnderTest().url,
      `/returns?view_token=${token}`,
      wish,
    );
    await asStaff('owner', `POST /admin/returns/${asked.id}/approve`, {});

    const worker = await arrive({ language: 'ar', width: 360 });
    await workAs(worker, await hire('owner'), 'ar');
    await worker.page.goto(`/admin/returns/${asked.id}`);
    const main = worker.page.getByRole('main');
    await main.getByRole('button', { name: 'اطلب ملصقًا من أرامكس' }).click();
    await main.getByText('جاهز، وعند المشتري').waitFor();
    await expectAccessible(worker, [360, 1280]);
    await worker.page.screenshot({ path: 'test-results/aramex-return.png', fullPage: true });
    expect(fake.askedOf(fake.numbers()[1] ?? '')).toMatchObject({ Details: { PaymentType: 'C' } });

    const buyer = await arrive({ language: 'ar', width: 360 });
    await buyer.open('/');
    const stored = JSON.stringify([{ id, viewToken: token, placedAt: Date.now() }]);
    await buyer.page.evaluate((orders) => localStorage.setItem('placed-orders', orders), stored);
    await buyer.open(`/order/${id}/returns/${asked.id}`);
    const coming = buyer.page.waitForEvent('download');
    await buyer.page.getByRole('button', { name: 'نزّل الملصق' }).click();
    const file = await readFile(await (await coming).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    await expectAccessible(buyer, [360, 1280]);
    await buyer.page.screenshot({ path: 'test-results/aramex-buyer.png', fullPage: true });
  } finally {
    await setExtension('aramex', withoutValues(fake.env));
    await fake.close();
  }
});
