import { readFile } from 'node:fs/promises';
import type { AdminOrder, Booking } from '@waha/contract';
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
import { type FakeOto, startFakeOto } from './fake-oto.fixture.ts';

const PHONE = '0551234567';
const way = { shipping_method: 'standard', payment_method: 'cash_on_delivery' };
const HOUR_MS = 3_600_000;

/** An order in cash that is packed. */
async function placePacked(): Promise<{ id: string; number: string; total: number }> {
  const { url } = shopUnderTest();
  const { id } = await findProduct('match-football');
  const lines = [{ product_id: id, quantity: 1 }];
  const { total } = await sendTo<{ total: number }>(url, '/orders/quote', { lines, city_id: 1, ...way });
  const contact = { first_name: 'سعد', last_name: 'الحربي', phone: PHONE };
  const address = { city_id: 1, short_address: 'RRRD2929' };
  const body = { lines, contact, address, ...way, expected_total: total };
  const order = await sendTo<{ id: string; number: string }>(url, '/orders', body);
  await asStaff('owner', 'POST /admin/orders/pack', { ids: [order.id] });
  return { ...order, total };
}

/** OTO tells the shop that something happened to a parcel. */
async function happens(fake: FakeOto, number: string, status: string, hoursAgo: number): Promise<void> {
  fake.move(number, status, new Date(Date.now() - hoursAgo * HOUR_MS));
  const answer = await fetch(`${shopUnderTest().url}/api/store/carriers/oto/notify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fake.notification(number)),
  });
  expect(answer.status).toBe(200);
}

journey(
  'a parcel is refused by OTO in words, booked though OTO is slow, its label printed, and followed by its buyer to the door',
  async ({ arrive }) => {
    const fake = await startFakeOto();
    const { parcels: say, orders } = adminTexts.ar;
    await setExtension('oto', fake.env);
    try {
      const order = await placePacked();
      const worker = await arrive({ language: 'ar', width: 360 });
      const { page } = worker;
      const main = page.getByRole('main');
      await workAs(worker, await hire('fulfilment'), 'ar');
      const bookNow = async () => {
        await main.getByRole('button', { name: orders.send, exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: say.byHand }).waitFor();
        await expectAccessible(worker, [360]);
        await page.screenshot({ path: 'test-results/oto-send.png' });
        await dialog.getByRole('button', { name: 'احجز عند أوتو' }).last().click();
      };

      fake.wanted.notCovered = true;
      await page.goto(`/admin/orders/${order.id}`);
      await bookNow();
      await main.getByText('لم تقبل شركة الشحن هذه الشحنة').waitFor();
      await page.screenshot({ path: 'test-results/oto-waiting.png', fullPage: true });
      fake.wanted.notCovered = false;
      fake.wanted.isSlowToShip = true;
      await bookNow();
      await expect.poll(fake.waiting).toBe(1);
      fake.shipAll();
      await expect.poll(async () => (await readBooking(order.id))?.state).toBe('sent');
      await page.reload();
      const booking = await readBooking(order.id);
      expect(booking).toMatchObject({ cash: order.total, number: fake.numbers()[0] });
      expect(fake.cashOf(booking?.number ?? '')).toBe(Math.round(order.total * 100));
      await main
        .getByText(booking?.number ?? '')
        .first()
        .waitFor();
      const coming = page.waitForEvent('download');
      await main.getByRole('button', { name: say.label }).click();
      const file = await (await coming).path();
      expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
      await expectAccessible(worker, [360, 1280]);
      await page.screenshot({ path: 'test-results/oto-booked.png', fullPage: true });

      await page.goto('/admin/parcels?view=under_way');
      await main.getByText(order.number).first().waitFor();
      await expectAccessible(worker, [360, 1280]);
      await page.screenshot({ path: 'test-results/oto-parcels.png', fullPage: true });

      await happens(fake, booking?.number ?? '', 'pickedUp', 0);
      const buyer = await arrive({ language: 'ar', width: 360 });
      await buyer.open('/track-order');
      const shown = buyer.page.getByRole('main');
      await buyer.page.locator('#track-number').fill(order.number);
      await buyer.page.locator('#track-phone').fill(PHONE);
      await shown.locator('form button[type=submit]').first().click();
      await shown.getByText('استلمتها شركة الشحن').waitFor();
      await expectAccessible(buyer, [360]);
      await buyer.page.screenshot({ path: 'test-results/oto-tracked.png', fullPage: true });

      await happens(fake, booking?.number ?? '', 'delivered', 0);
      await compareStatement(await arrive({ language: 'ar', width: 360 }), order, booking?.number ?? '');
    } finally {
      await setExtension('oto', withoutValues(fake.env));
      await fake.close();
    }
  },
);

/** The owner compares OTO's statement with the parcel and with one that is not the shop's. */
async function compareStatement(
  owner: Visitor,
  order: { number: string; total: number },
  parcel: string,
): Promise<void> {
  const { parcels: say } = adminTexts.ar;
  const { page } = owner;
  await workAs(owner, await hire('owner'), 'ar');
  await page.goto('/admin/parcels?view=unremitted');
  await page.getByRole('main').getByText(order.number).first().waitFor();
  await page.getByRole('button', { name: say.statement }).click();
  const statement = page.getByRole('dialog');
  await statement.getByLabel(say.statementLines).fill(`AWB,COD\n${parcel},${order.total}\n290,10`);
  await statement.getByRole('button', { name: 'طابق سطرين' }).click();
  await statement.getByText(say.outcome_match).first().waitFor();
  await statement.getByText(say.outcome_unknown).waitFor();
  await expectAccessible(owner, [360]);
  await page.screenshot({ path: 'test-results/oto-statement.png' });
}

async function readBooking(orderId: string): Promise<Booking | undefined> {
  const { bookings } = await asStaff<{ bookings: Booking[] }>('owner', `GET /admin/orders/${orderId}/bookings`);
  return bookings[0];
}

journey('a delivered parcel in cash makes its order delivered and paid', async () => {
  const fake = await startFakeOto();
  await setExtension('oto', fake.env);
  try {
    const { id } = await placePacked();
    await asStaff('fulfilment', 'POST /admin/bookings', { carrier: 'oto', parcels: [{ id }] });
    await expect.poll(async () => (await readBooking(id))?.state).toBe('sent');
    await happens(fake, fake.numbers()[0] ?? '', 'delivered', 0);
    const order = await asStaff<AdminOrder>('owner', `GET /admin/orders/${id}`);
    expect(order).toMatchObject({ status: 'delivered', payment_state: 'paid' });
  } finally {
    await setExtension('oto', withoutValues(fake.env));
    await fake.close();
  }
});
