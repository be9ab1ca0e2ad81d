import { expect } from 'vitest';
import arabic from '../../admin/app/text/ar/extensions.ts';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import { shopUnderTest } from '../../e2e/support/shop-under-test.ts';
import { hire, workAs } from '../../e2e/support/staff-browser.ts';
import type { Visitor } from '../../e2e/support/visitor.ts';
import { type FakeMoyasar, SECRET_KEY, startFakeMoyasar, WEBHOOK_SECRET } from './fake-moyasar.fixture.ts';

const setUp = (url: string | null) => {
  const given = { MOYASAR_URL: url ?? '', MOYASAR_SECRET_KEY: SECRET_KEY, MOYASAR_WEBHOOK_SECRET: WEBHOOK_SECRET };
  return setExtension('moyasar', url === null ? withoutValues(given) : given);
};

/** Moyasar's page: one button, which pays and leads back with parameters of its own. */
async function standInForThePage({ context }: Visitor, fake: FakeMoyasar): Promise<void> {
  await context.route('https://checkout.moyasar.test/**', async (route) => {
    const url = new URL(route.request().url());
    const invoice = fake.invoiceOf(url.pathname.split('/').at(-1) ?? '');
    if (url.searchParams.has('pay')) fake.pay(invoice);
    const back = `${invoice.success_url}&id=${invoice.id}&status=paid`;
    const body = url.searchParams.has('pay')
      ? `<script>location.replace(${JSON.stringify(back)})</script>`
      : '<!doctype html><html lang="ar" dir="rtl"><title>ميسّر</title><a href="?pay=1">ادفع</a></html>';
    await route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
}

async function notify(invoiceId: string): Promise<number> {
  const told = { type: 'payment_paid', secret_token: WEBHOOK_SECRET, data: { id: 'p', invoice_id: invoiceId } };
  const { status } = await fetch(`${shopUnderTest().url}/api/store/payments/moyasar/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(told),
  });
  return status;
}

journey('an owner tries payments with one riyal, which comes back by itself', async ({ arrive }) => {
  const fake = await startFakeMoyasar();
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page } = visitor;
  visitor.complaints.allow(/^request to another origin: https:\/\/checkout\.moyasar\.test/);
  await setUp(fake.url);
  try {
    await standInForThePage(visitor, fake);
    await workAs(visitor, await hire('owner'), 'ar');
    await page.goto('/admin/settings/payments');
    const panel = page.getByRole('region', { name: arabic.trial });
    const open = panel.getByRole('button', { name: arabic.tryRiyal });
    await open.waitFor();
    // Only what moves money at once can be tried so.
    expect(await panel.count()).toBe(1);
    await page.getByRole('textbox', { name: 'عنوان الواجهة' }).last().waitFor();
    await expectAccessible(visitor, [360, 1280]);

    await open.click();
    await page.getByRole('link', { name: 'ادفع' }).waitFor();
    await page.goBack();
    await panel.getByText(arabic.trialUnpaid).waitFor();
    await panel.screenshot({ path: 'test-results/one-riyal-open.png' });
    await panel.getByRole('link', { name: arabic.trialContinue }).click();
    await page.getByRole('link', { name: 'ادفع' }).click();

    await page.waitForURL('**/admin/settings/payments');
    await panel.getByText('يظهر المبلغ في بطاقتك خلال أيام').waitFor();
    await panel.getByText(arabic.trialUntold).waitFor();
    await panel.screenshot({ path: 'test-results/one-riyal-untold.png' });
    const [invoiceId = ''] = fake.balances().keys();
    expect([...fake.balances().values()]).toEqual([0]);
    expect(await notify(invoiceId)).toBe(200);
    await panel.getByText(arabic.trialTold).waitFor();
    await panel.getByText(arabic.trialProved).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await expectAccessible(visitor, [360, 1280]);
    await panel.screenshot({ path: 'test-results/one-riyal-back.png' });
    await open.waitFor();
  } finally {
    await setUp(null);
    await fake.close();
  }
});
