import type { AdminOrder } from '@waha/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { expectAccessible, type Look } from '../support/accessible.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { buyAndReceive } from '../support/purchase.ts';
import { inDatabase } from '../support/shop-database.ts';
import { asStaff } from '../support/staff.ts';
import { hire, workAs } from '../support/staff-browser.ts';

const CEILING_HALALAS = 500;

beforeAll(() =>
  inDatabase(
    `insert into store_settings (topic, value) values ('refunds', $1)
     on conflict (topic) do update set value = excluded.value`,
    [{ order: { support: CEILING_HALALAS } }],
  ),
);
afterAll(() => inDatabase("delete from store_settings where topic = 'refunds'"));

const looks: Look[] = [
  { language: 'ar', width: 360 },
  { language: 'en', width: 1280 },
];

for (const { language, width } of looks) {
  journey(
    `support asks for a refund above its ceiling, and a manager approves it (${language}, ${width})`,
    async ({ arrive }) => {
      const { orders: say, approvals } = adminTexts[language];
      const orderId = await buyAndReceive((await findProduct('match-football')).id);
      const support = await arrive({ language, width });
      support.complaints.allow(/409|403/);
      await workAs(support, await hire('support'), language);
      await support.page.goto(`/admin/orders/${orderId}`);
      await support.page.getByRole('main').getByRole('button', { name: say.moreActs, exact: true }).click();
      await support.page.getByRole('main').getByRole('button', { name: say.refund, exact: true }).click();
      const dialog = support.page.getByRole('dialog');
      await dialog.getByLabel(say.refundWhat).selectOption('amount');
      await dialog.getByLabel(say.amount, { exact: true }).fill('20');
      await dialog.locator('[name=bank_reference]').fill(`OUT-${orderId.slice(0, 8)}`);
      await dialog.getByLabel(say.reason).fill('خدش في القطعة');
      await dialog.getByRole('button', { name: say.refundDo, exact: true }).click();
      const ask = dialog.getByRole('button', { name: approvals.ask });
      await ask.waitFor();
      await expectAccessible(support, [width]);
      await ask.click();
      await dialog.waitFor({ state: 'detached' });
      await support.page.goto('/admin/approvals');
      await support.page.getByText(approvals.waitsForAnother).waitFor();
      expect(await support.page.getByRole('button', { name: approvals.approve }).count()).toBe(0);
      await expectAccessible(support, [width]);

      const manager = await arrive({ language, width });
      await workAs(manager, await hire('manager'), language);
      await manager.page.goto('/admin/approvals');
      const main = manager.page.getByRole('main');
      await main.getByText('خدش في القطعة').waitFor();
      await expectAccessible(manager, [width]);
      await main.getByRole('button', { name: approvals.approve }).click();
      await main.getByText(approvals.none_pending).waitFor();
      await manager.page.goto('/admin/approvals?status=approved');
      await main.getByRole('link', { name: /^WH-/ }).click();
      await manager.page.waitForURL(new RegExp(`/admin/orders/${orderId}$`));
      await main.locator('.state').filter({ hasText: say.pay_partly_refunded }).first().waitFor();
      const order = await asStaff<AdminOrder>('owner', `GET /admin/orders/${orderId}`);
      expect(order).toMatchObject({ payment_state: 'partly_refunded', refunded: 20 });
    },
  );
}
