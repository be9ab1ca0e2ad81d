import type { AdminOrder, Quote } from '@waha/contract';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { sendTo } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

type Placed = Pick<AdminOrder, 'id' | 'number'> & { view_token: string };

/** An order of a football that waits for its card payment. */
async function place(): Promise<Placed> {
  const { url } = shopUnderTest();
  const { id } = await findProduct('match-football');
  const lines = [{ product_id: id, quantity: 1 }];
  const way = { shipping_method: 'standard' };
  const options = await sendTo<Quote>(url, '/orders/quote', { lines, city_id: 1, ...way });
  const payment_method = options.payment_options.find(({ kind, available }) => kind === 'online' && available)?.code;
  const { total } = await sendTo<Quote>(url, '/orders/quote', { lines, city_id: 1, ...way, payment_method });
  const contact = { first_name: 'سعد', last_name: 'القحطاني', phone: `05${String(Date.now()).slice(-8)}` };
  const address = { city_id: 1, street: 'شارع العليا' };
  return sendTo<Placed>(url, '/orders', { lines, contact, address, ...way, payment_method, expected_total: total });
}

/** Asks to cancel the order on the page, reads what becomes of its addition, and keeps the order. */
async function readOfCancelling({ page }: Visitor, text: string, number: string): Promise<void> {
  const { order: say } = words('ar');
  const dialog = page.getByRole('dialog');
  await page.getByRole('main').getByRole('button', { name: say.cancel, exact: true }).click();
  const unbroken = number.replaceAll('-', '-\u2060');
  await dialog.getByText(text).filter({ hasText: unbroken }).waitFor();
  expect(await dialog.getByText(unbroken).count()).toBe(1);
  await dialog.getByRole('button', { name: say.cancelNo, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Pays the order on the page by the demo card. */
async function pay({ page }: Visitor): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^إكمال الدفع/ }).click();
  await page.waitForURL(/\/pay\/demo\//);
  await main.getByRole('button', { name: 'ادفع بنجاح' }).click();
  await main.getByText('تم تأكيد الطلب').first().waitFor();
}

journey(
  'a buyer pays, staff add a line, the link pays it, and both leave in one parcel (ar, 360)',
  async ({ arrive }) => {
    const { orders: say } = adminTexts.ar;
    const { order: sayOrder } = words('ar');
    const placed = await place();
    const buyer = await arrive({ language: 'ar', width: 360 });
    await buyer.open(`/checkout/success?order=${placed.id}#key=${placed.view_token}`);
    await pay(buyer);

    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page } = visitor;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await workAs(visitor, await hire('owner'), 'ar');
    await page.goto(`/admin/orders/${placed.id}`);
    await main.getByRole('button', { name: say.moreActs, exact: true }).click();
    await main.getByRole('button', { name: say.editItems, exact: true }).click();
    const candle = 'شمعة عطرية بالعنبر والفانيلا';
    await dialog.getByLabel(say.findProduct).fill(candle);
    await dialog.locator('ul button', { hasText: candle }).first().click();
    await dialog
      .getByRole('status')
      .filter({ hasText: /برابط يصله/ })
      .waitFor();
    await expectAccessible(visitor, [360]);
    await dialog.getByRole('button', { name: say.editDo }).click();
    await dialog.waitFor({ state: 'detached' });
    await main.getByRole('heading', { name: say.added, exact: true }).waitFor();
    await expectAccessible(visitor, [360]);
    const { supplements } = await asStaff<AdminOrder>('owner', `GET /admin/orders/${placed.id}`);
    expect(supplements).toMatchObject([{ status: 'pending_payment', travels: 'waiting' }]);
    const [added] = supplements;
    if (!added) throw new Error('nothing was added');

    // The buyer sees it on the first order, and opens it by the link that staff send.
    await buyer.page.reload();
    await buyer.page.getByRole('heading', { name: sayOrder.added, exact: true }).waitFor();
    await expectAccessible(buyer, [360]);
    await readOfCancelling(buyer, 'وتُلغى معه الإضافة', added.number);
    const { url } = await asStaff<{ url: string }>('owner', `POST /admin/orders/${added.id}/payment-link`, {
      send: false,
    });
    const phone = await arrive({ language: 'ar', width: 360 });
    await phone.page.goto(url);
    await phone.page.getByRole('heading', { name: sayOrder.addedTo, exact: true }).waitFor();
    await expectAccessible(phone, [360]);
    await pay(phone);
    await phone.page.getByText(sayOrder.addedIs_together, { exact: true }).waitFor();
    // The key of the addition opens the first order, too.
    await phone.page.getByRole('link', { name: placed.number }).first().click();
    await phone.page.getByText(sayOrder.addedText_together, { exact: true }).waitFor();
    await readOfCancelling(phone, 'أما الإضافة التي دفعتها', added.number);

    await page.reload();
    await main.getByRole('button', { name: say.pack, exact: true }).click();
    await main.getByRole('button', { name: say.send, exact: true }).click();
    await dialog.locator('input[name="carrier_number"]').fill('SM-77');
    await dialog.getByRole('button', { name: say.send, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await main.getByRole('button', { name: /^أرسله في الشحنة/ }).click();
    await main.getByText(say.addedText_sent, { exact: true }).waitFor();
    for (const id of [placed.id, added.id])
      expect(await asStaff<AdminOrder>('owner', `GET /admin/orders/${id}`)).toMatchObject({
        status: 'shipped',
        carrier_number: 'SM-77',
      });
  },
);
