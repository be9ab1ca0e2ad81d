import type { AdminOrder } from '@waha/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { putInCart } from '../support/cart-line.ts';
import { buy, buyers } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const words = {
  ar: {
    pack: 'ابدأ التجهيز',
    packed: 'قيد التجهيز',
    acts: 'المزيد',
    print: 'اطبع للتجهيز',
    picking: 'قائمة الجمع',
    send: 'أرسل شحنة',
    carrier: /^شركة الشحن/,
    number: /^رقم الشحنة/,
    shipped: 'تم الشحن',
    arrived: /^سجّل وصولها/,
    delivered: 'تم التوصيل',
    note: 'ملاحظة',
    addNote: 'أضف ملاحظة',
    parcel: 'الشحنة 2',
    approve: /^وافق/,
    onWay: 'في الطريق إلينا',
    receive: 'وصلت القطع',
    refund: 'رُد المبلغ',
    reference: 'مرجع الحوالة',
    refunded: 'تم رد المبلغ',
    creditNote: /إشعار دائن/,
    give: 'رُد مبلغًا',
    what: 'ما يُرد',
    reason: /^السبب/,
    amount: 'المبلغ',
    more: /هذا أكثر مما بقي/,
    close: 'تراجع',
  },
  en: {
    pack: 'Start packing',
    packed: 'Being prepared',
    acts: 'More',
    print: 'Print for packing',
    picking: 'Picking list',
    send: 'Send a parcel',
    carrier: /^Carrier/,
    number: /^Tracking number/,
    shipped: 'Shipped',
    arrived: /^Mark as delivered/,
    delivered: 'Delivered',
    note: 'Note',
    addNote: 'Add note',
    parcel: 'Parcel 2',
    approve: /^Approve/,
    onWay: 'On the way here',
    receive: 'The pieces are here',
    refund: 'Refund',
    reference: 'Reference of the transfer',
    refunded: 'Refunded',
    creditNote: /Credit note/,
    give: 'Refund',
    what: 'What goes back',
    reason: /^Reason/,
    amount: 'Amount',
    more: /more than is left/,
    close: 'Cancel',
  },
} as const;

/** Sends this many pieces of the first line as one parcel. */
async function send(page: Page, say: (typeof words)['ar' | 'en'], pieces: number, number: string) {
  await page.getByRole('main').getByRole('button', { name: say.send }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(String(pieces));
  await dialog.getByLabel(say.carrier).fill('سمسا');
  await dialog.getByLabel(say.number).fill(number);
  await dialog.getByRole('button', { name: say.send }).click();
  await dialog.waitFor({ state: 'detached' });
}

for (const [language, width] of [
  ['ar', 390],
  ['en', 1280],
] as const) {
  journey(
    `an order of a guest is packed, sent in two parts, delivered, and one piece comes back (${language}, ${width})`,
    async ({ arrive }) => {
      const say = words[language];
      const buyer = await arrive({ language, width });
      await putInCart(buyer, await findProduct('match-football'), 3);
      const number = await buy(buyer);

      const visitor = await arrive({ language, width });
      const { page } = visitor;
      const main = page.getByRole('main');
      const state = (name: string) => main.locator('.state').filter({ hasText: name }).first().waitFor();
      visitor.complaints.allow(/409/);
      await workAs(visitor, await hire('owner'), language);
      await page.goto(`/admin/orders?q=${number}`);
      await main.getByRole('link', { name: number }).click();
      await main.getByRole('button', { name: say.pack }).click();
      await state(say.packed);
      await expectAccessible(visitor, [width]);
      const orderId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

      await main.getByRole('button', { name: say.acts, exact: true }).click();
      await expectAccessible(visitor, [width]);
      await main.getByRole('link', { name: say.print }).click();
      await main.getByRole('heading', { name: say.picking }).waitFor();
      await main.getByRole('heading', { name: number }).waitFor();
      await expectAccessible(visitor, [width]);
      await page.goBack();

      await send(page, say, 1, 'SM-1');
      await main.getByText('SM-1').first().waitFor();
      await state(say.packed);
      await main.getByRole('button', { name: say.send }).click();
      await expectAccessible(visitor, [width]);
      await page.keyboard.press('Escape');
      await send(page, say, 2, 'SM-2');
      await state(say.shipped);

      await buyer.open(`/track-order?number=${number}`);
      await buyer.page.locator('#track-phone').fill(buyers[language].phone);
      await buyer.page.locator('#track-phone').press('Enter');
      await buyer.page.getByText(say.parcel).waitFor();

      await main.getByRole('button', { name: say.arrived }).first().click();
      await expect.poll(() => main.getByRole('button', { name: say.arrived }).count()).toBe(1);
      await main.getByRole('button', { name: say.arrived }).click();
      await state(say.delivered);
      await main.getByLabel(say.note, { exact: true }).fill('اتصلت: وصل كل شيء');
      await main.getByRole('button', { name: say.addNote }).click();
      await main.getByText('اتصلت: وصل كل شيء').first().waitFor();

      await main.getByRole('button', { name: say.acts, exact: true }).click();
      await main.getByRole('button', { name: say.give, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say.what).selectOption('amount');
      await dialog.getByLabel(say.amount, { exact: true }).fill('99999');
      await dialog.getByLabel(say.reason).fill('خدش في القطعة');
      await expectAccessible(visitor, [width]);
      await dialog.getByRole('button', { name: /^(رُد المبلغ|Refund)$/ }).click();
      await dialog.getByText(say.more).waitFor();
      await dialog.getByRole('button', { name: say.close, exact: true }).click();

      const before = await asStaff<AdminOrder>('owner', `GET /admin/orders/${orderId}`);
      await asStaff('support', 'POST /returns', {
        order_id: orderId,
        lines: [{ id: before.items[0]?.id, quantity: 1, reason: 'damaged' }],
        refund_to: 'original',
        iban: 'SA0380000000608010167519',
      });
      await page.goto('/admin/returns');
      await main.getByRole('button', { name: number }).or(main.getByText(number)).first().waitFor();
      await page.keyboard.press('KeyA');
      await dialog.getByRole('button', { name: say.approve }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.goto('/admin/returns?status=approved');
      await main.getByText(number).first().waitFor();
      await expectAccessible(visitor, [width]);
      await main.getByRole('button', { name: say.receive }).click();
      await dialog.getByRole('button', { name: say.receive }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.goto('/admin/returns?status=received');
      await main.getByText(number).first().waitFor();
      await main.getByRole('button', { name: say.refund, exact: true }).click();
      await dialog.getByLabel(say.reference).fill(`OUT-${number}`);
      await dialog.getByRole('button', { name: say.refund, exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.goto('/admin/returns?status=refunded');
      await main.getByText(number).first().waitFor();
      await state(say.refunded);

      await page.goto(`/admin/orders/${orderId}`);
      await state(say.delivered);
      const after = await asStaff<AdminOrder>('owner', `GET /admin/orders/${orderId}`);
      expect(after).toMatchObject({
        payment_state: 'partly_refunded',
        refunded: before.items[0]?.refunds[0],
        items: [{ sent: 3, refunded: 1 }],
        shipments: [{ pieces: 1 }, { pieces: 2 }],
      });
      await expect
        .poll(async () => (await asStaff<AdminOrder>('owner', `GET /admin/orders/${orderId}`)).documents.length)
        .toBe(2);
      await page.reload();
      await main.getByText(say.creditNote).first().waitFor();
    },
  );
}
