import { expect } from 'vitest';
import arabicMessages from '../../admin/app/text/ar/messages.ts';
import arabicPhone from '../../admin/app/text/ar/phone.ts';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { putInCart } from '../../e2e/support/cart-line.ts';
import { buyers, fillDetails, orderNumber, payment, placeButton } from '../../e2e/support/checkout-steps.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import { shopUnderTest } from '../../e2e/support/shop-under-test.ts';
import { asStaff } from '../../e2e/support/staff.ts';
import { hire, workAs } from '../../e2e/support/staff-browser.ts';
import { account, signedReport, startFakeWhatsapp, writtenBy } from './fake-whatsapp.fixture.ts';

/** Tells the shop what WhatsApp reports, signed as Meta signs it. */
async function report(value: Record<string, unknown>): Promise<void> {
  const { headers, body } = signedReport(value);
  const answer = await fetch(`${shopUnderTest().url}/api/store/messages/whatsapp-cloud/receipt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': headers['x-hub-signature-256'] ?? '' },
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(200);
}

journey('a buyer hears of the order by WhatsApp, replies there, and is answered there', async ({ arrive }) => {
  const fake = await startFakeWhatsapp({ perPage: 50 });
  const settings = {
    ...{ WHATSAPP_PHONE_NUMBER_ID: account.phoneNumberId, WHATSAPP_ACCOUNT_ID: account.accountId },
    ...{ WHATSAPP_TOKEN: account.token, WHATSAPP_APP_SECRET: account.appSecret },
    ...{ WHATSAPP_VERIFY_TOKEN: account.verifyToken, WHATSAPP_URL: fake.url },
  };
  await setExtension('whatsapp-cloud', settings);
  try {
    // The owner submits the texts in one press, and Meta approves them.
    const owner = await arrive({ language: 'ar', width: 360, still: true });
    await workAs(owner, await hire('owner'), 'ar');
    await owner.page.goto('/admin/settings/phone-messages');
    const main = owner.page.getByRole('main');
    await main.getByRole('button', { name: /^قدّم/ }).click();
    await main.getByText(new RegExp(`${arabicPhone.state_pending} · `)).waitFor();
    await expect.poll(() => main.getByText(new RegExp(`${arabicPhone.state_missing} · `)).count()).toBe(0);
    for (const template of fake.templates) template.status = 'APPROVED';
    await owner.page.reload();
    await main.getByText(new RegExp(`${arabicPhone.state_approved} · `)).waitFor();
    await expectAccessible(owner, [360]);

    // A guest without an e-mail address buys by phone number alone.
    const guest = await arrive({ language: 'ar', width: 360, still: true });
    await putInCart(guest, await findProduct('sukkari-dates'));
    await guest.open('/checkout');
    await fillDetails(guest, { ...buyers.ar, phone: '0551230077', email: '' });
    await payment(guest.page, 'cash_on_delivery').check();
    await placeButton(guest).click();
    const number = await orderNumber(guest.page);
    const told = () => fake.arrived.find(({ to, text }) => to === '+966551230077' && text.includes(number));
    await expect.poll(told, { timeout: 20_000 }).toBeDefined();
    await guest.open(`/${told()?.button}`);
    await guest.page.getByRole('main').getByText(number).first().waitFor();

    // The buyer replies, and staff answer where they read it.
    fake.writers.add('966551230077');
    await report(writtenBy('966551230077', 'wamid.question', 'هل أستطيع تغيير العنوان؟'));
    await expect
      .poll(
        async () => (await asStaff<{ data: unknown[] }>('support', 'GET /admin/messages?q=0551230077')).data.length,
        {
          timeout: 15_000,
        },
      )
      .toBe(1);
    await owner.page.goto('/admin/messages');
    await main.getByText('هل أستطيع تغيير العنوان؟').first().waitFor();
    await main.getByRole('link', { name: 'نورة' }).first().click();
    await main.getByText(arabicMessages.channel_whatsapp, { exact: true }).waitFor();
    await main.getByLabel(arabicMessages.yourAnswer).fill('نعم، غيّرناه لك');
    await expectAccessible(owner, [360]);
    await main.getByRole('button', { name: arabicMessages.send, exact: true }).click();
    const answers = () => fake.arrived.filter(({ text }) => text === 'نعم، غيّرناه لك');
    await expect.poll(() => answers().length, { timeout: 15_000 }).toBe(1);
    await owner.page.screenshot({ path: 'test-results/whatsapp-conversation.png', fullPage: true });

    await report(writtenBy('966551230077', 'wamid.thanks', 'شكرًا لكم'));
    await expect
      .poll(
        async () => {
          await owner.page.reload();
          await main.getByLabel(arabicMessages.noteText).waitFor();
          return main.getByText('شكرًا لكم').count();
        },
        { timeout: 15_000 },
      )
      .toBe(1);
  } finally {
    await setExtension('whatsapp-cloud', withoutValues(settings));
    await fake.close();
  }
});
