import type { AdminShippingZone, Booking } from '@waha/contract';
import { expect } from 'vitest';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { adminTexts } from '../../e2e/support/admin-texts.ts';
import { putInCart } from '../../e2e/support/cart-line.ts';
import { field, orderNumber, payment, placeButton } from '../../e2e/support/checkout-steps.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import { shopUnderTest } from '../../e2e/support/shop-under-test.ts';
import { asStaff } from '../../e2e/support/staff.ts';
import { hire, workAs } from '../../e2e/support/staff-browser.ts';
import type { Visitor } from '../../e2e/support/visitor.ts';
import { type FakeOto, startFakeOto } from './fake-oto.fixture.ts';

/** Whether Riyadh has a way to points, at twelve riyals. */
async function offerPoints(isOffered: boolean): Promise<void> {
  const { zones } = await asStaff<{ zones: AdminShippingZone[] }>('owner', 'GET /admin/shipping');
  const zone = zones.find(({ city_ids: cities }) => cities.includes(1));
  if (!zone) throw new Error('Riyadh has no zone');
  const rate = { method: 'point', up_to_grams: 50_000, cost: 12, free_over: null, min_days: 1, max_days: 3 };
  const others = zone.rates.filter(({ method }) => method !== 'point');
  await asStaff('owner', `PUT /admin/shipping/zones/${zone.id}`, {
    ...zone,
    rates: isOffered ? [...others, rate] : others,
  });
}

/** A guest in Riyadh at the last step before the order, with a point chosen and no home address typed. */
async function choosePoint(visitor: Visitor): Promise<void> {
  const { page, open } = visitor;
  await putInCart(visitor, await findProduct('match-football'));
  await open('/checkout');
  await field(visitor, 'firstName').fill('نورة');
  await field(visitor, 'lastName').fill('العتيبي');
  await field(visitor, 'phone').fill('0551234569');
  await field(visitor, 'city').click();
  await page
    .getByRole('option', { name: /^الرياض/ })
    .first()
    .click();
  const way = page.locator('input[name=shipping][value=point]');
  await way.waitFor({ state: 'attached' });
  await way.locator('..').click();
  await page.locator('input[name=point]').first().waitFor();
  await expect.poll(() => page.locator('#shortAddress').count()).toBe(0);
}

const pointAt = ({ page }: Visitor, code: string) => page.locator(`input[name=point][value$="${code}"]`).locator('..');

journey(
  'a point is chosen in Arabic, one that closed is told in words and replaced, and the parcel is booked there and waits for its buyer',
  async ({ arrive }) => {
    const fake = await startFakeOto();
    await setExtension('oto', fake.env);
    await offerPoints(true);
    try {
      const buyer = await arrive({ language: 'ar', width: 360 });
      const { page } = buyer;
      buyer.complaints.allow(/422/);
      await choosePoint(buyer);
      await pointAt(buyer, 'SPL5001').click();
      await payment(page, 'cash_on_delivery').locator('..').click();
      await expectAccessible(buyer, [360, 1280]);
      await page.screenshot({ path: 'test-results/points-chosen.png', fullPage: true });
      await placeButton(buyer).click();
      await page.getByText('هذه النقطة لا تقبل الدفع عند الاستلام').first().waitFor();
      await page.screenshot({ path: 'test-results/points-refused.png', fullPage: true });
      await pointAt(buyer, 'SPL1001').click();
      expect(await field(buyer, 'firstName').inputValue()).toBe('نورة');
      await placeButton(buyer).click();
      const number = await orderNumber(page);
      await page.getByText('Saudi Post Riyadh Olaya Branch').first().waitFor();
      await expectAccessible(buyer, [360, 1280]);
      await page.screenshot({ path: 'test-results/points-ordered.png', fullPage: true });
      const id = new URL(page.url()).searchParams.get('order') ?? '';
      await bookThere(await arrive({ language: 'ar', width: 360 }), fake, { id, number });
      await buyer.open('/track-order');
      await page.locator('#track-number').fill(number);
      await page.locator('#track-phone').fill('0551234569');
      await page.getByRole('main').locator('form button[type=submit]').first().click();
      await page.getByText('جاهزة للاستلام من النقطة').first().waitFor();
      await page.screenshot({ path: 'test-results/points-ready.png', fullPage: true });
    } finally {
      await offerPoints(false);
      await setExtension('oto', withoutValues(fake.env));
      await fake.close();
    }
  },
);

/** Staff book the parcel, which goes to the point, and OTO tells that it is there. */
async function bookThere(worker: Visitor, fake: FakeOto, { id, number }: { id: string; number: string }) {
  const { page } = worker;
  await asStaff('owner', 'POST /admin/orders/pack', { ids: [id] });
  await asStaff('fulfilment', 'POST /admin/bookings', { carrier: 'oto', parcels: [{ id }] });
  const read = async () => {
    const { bookings } = await asStaff<{ bookings: Booking[] }>('owner', `GET /admin/orders/${id}/bookings`);
    return bookings[0];
  };
  await expect.poll(async () => (await read())?.state).toBe('sent');
  const parcel = (await read())?.number ?? '';
  expect(fake.orderOf(parcel)).toMatchObject({ ref1: number, ref2: 'SPL1001', deliveryOptionId: 7144 });
  await workAs(worker, await hire('owner'), 'ar');
  await page.goto(`/admin/orders/${id}`);
  await page.getByText(adminTexts.ar.orders.collectedAt).first().waitFor();
  await expectAccessible(worker, [360, 1280]);
  await page.screenshot({ path: 'test-results/points-admin.png', fullPage: true });
  fake.move(parcel, 'readyForCollection');
  const answer = await fetch(`${shopUnderTest().url}/api/store/carriers/oto/notify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fake.notification(parcel)),
  });
  expect(answer.status).toBe(200);
}
