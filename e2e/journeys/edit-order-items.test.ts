import type { AdminOrder } from '@waha/contract';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { sendTo } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const candleNames = { ar: 'شمعة عطرية بالعنبر والفانيلا', en: 'Amber & Vanilla Candle' } as const;

type Placed = Pick<AdminOrder, 'id' | 'number' | 'total'> & { view_token: string };

/** An order of two footballs by a buyer who waits for nothing, or who pays by transfer. */
async function place(method: 'cash_on_delivery' | 'bank_transfer', number: number): Promise<Placed> {
  const { url } = shopUnderTest();
  const { id } = await findProduct('match-football');
  const way = { shipping_method: 'standard', payment_method: method };
  const lines = [{ product_id: id, quantity: 2 }];
  const { total } = await sendTo<{ total: number }>(url, '/orders/quote', { lines, city_id: 1, ...way });
  const contact = { first_name: 'سعد', last_name: 'القحطاني', phone: `05${String(Date.now()).slice(-7)}${number}` };
  const address = { city_id: 1, street: 'شارع العليا' };
  return sendTo<Placed>(url, '/orders', { lines, contact, address, ...way, expected_total: total });
}

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  journey(`the items of an order are edited before it is packed (${language}, ${width})`, async ({ arrive }) => {
    const { orders: say } = adminTexts[language];
    const cash = await place('cash_on_delivery', 1);
    const paid = await place('bank_transfer', 2);
    await asStaff('owner', `POST /admin/orders/${paid.id}/confirm-payment`, {
      amount: paid.total,
      reference: `IN ${paid.number}`,
    });
    const visitor = await arrive({ language, width });
    const { page } = visitor;
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    await workAs(visitor, await hire('owner'), language);
    const open = async (id: string) => {
      await page.goto(`/admin/orders/${id}`);
      await main.getByRole('button', { name: say.moreActs, exact: true }).click();
      await main.getByRole('button', { name: say.editItems, exact: true }).click();
    };

    await open(cash.id);
    // Labels of the steppers begin with the act and end with the product in Arabic, and in English too.
    const starting = (label: string) => new RegExp(`^${label.split('{')[0]?.trim()}`);
    await dialog.getByRole('button', { name: starting(say.oneMore) }).click();
    const candle = candleNames[language];
    await dialog.getByLabel(say.findProduct).fill(candle);
    await dialog.locator('ul button', { hasText: candle }).first().click();
    await expectAccessible(visitor, [width]);
    await dialog
      .getByRole('status')
      .filter({ hasText: /\.\d\d/ })
      .waitFor();
    await dialog.getByRole('button', { name: say.editDo }).click();
    await dialog.waitFor({ state: 'detached' });
    await main.getByText(say.itemsEdited, { exact: true }).first().waitFor();
    const edited = await asStaff<AdminOrder>('owner', `GET /admin/orders/${cash.id}`);
    expect(edited).toMatchObject({ version: 2, items: [{ quantity: 3 }, { quantity: 1 }] });
    expect(edited.total).toBeGreaterThan(cash.total);

    // Its buyer sees the new items.
    const buyer = await arrive({ language, width });
    await buyer.open(`/checkout/success?order=${cash.id}#key=${cash.view_token}`);
    await buyer.page.getByText(candle).first().waitFor();

    await open(paid.id);
    await dialog.getByRole('button', { name: starting(say.oneLess) }).click();
    await dialog.getByLabel(say.bankReference).fill(`OUT ${paid.number}`);
    await expectAccessible(visitor, [width]);
    await dialog.getByRole('button', { name: say.editDo }).click();
    await dialog.waitFor({ state: 'detached' });
    const lowered = await asStaff<AdminOrder>('owner', `GET /admin/orders/${paid.id}`);
    expect(lowered).toMatchObject({
      version: 2,
      payment_state: 'partly_refunded',
      items: [{ to_send: 1, left_out: 1 }],
    });
  });
}
