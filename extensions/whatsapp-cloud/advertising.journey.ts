import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import arabicCommon from '../../admin/app/text/ar/common.ts';
import arabicMarketing from '../../admin/app/text/ar/marketing.ts';
import arabicNewsletter from '../../admin/app/text/ar/newsletter.ts';
import arabicPhone from '../../admin/app/text/ar/phone.ts';
import { expectAccessible } from '../../e2e/support/accessible.ts';
import { putInCart } from '../../e2e/support/cart-line.ts';
import { signIn } from '../../e2e/support/customer.ts';
import { findProduct } from '../../e2e/support/demo-shop.ts';
import { journey } from '../../e2e/support/journey.ts';
import { sendByDay } from '../../e2e/support/send-by-day.ts';
import { setExtension, withoutValues } from '../../e2e/support/set-extension.ts';
import { readFrom } from '../../e2e/support/shop-api.ts';
import { shopUnderTest } from '../../e2e/support/shop-under-test.ts';
import { asStaff } from '../../e2e/support/staff.ts';
import { hire, workAs } from '../../e2e/support/staff-browser.ts';
import type { Visitor } from '../../e2e/support/visitor.ts';
import arabicOffers from '../../storefront/app/text/ar/phoneoffers.ts';
import { whatsapp } from './extension.ts';
import { account, signedReport, startFakeWhatsapp, writtenBy } from './fake-whatsapp.fixture.ts';

const everybody = { match: 'all', conditions: [{ kind: 'consent', has: true, channel: 'whatsapp' }] };

type Fake = Awaited<ReturnType<typeof startFakeWhatsapp>>;

/** The consents of a customer by now. */
async function consentsOf(token: string): Promise<object> {
  const { url } = shopUnderTest();
  return (await readFrom<{ profile: { consents: object } }>(url, '/user/profile', token)).profile.consents;
}

async function report(value: Record<string, unknown>): Promise<void> {
  const { headers, body } = signedReport(value);
  const answer = await fetch(`${shopUnderTest().url}/api/store/messages/whatsapp-cloud/receipt`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': headers['x-hub-signature-256'] ?? '' },
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(200);
}

/** The box at the checkout is unticked, and saved when it is ticked. */
async function agreeAtCheckout(buyer: Visitor) {
  const { token, user } = await signIn(buyer);
  await putInCart(buyer, await findProduct('sukkari-dates'));
  await buyer.open('/checkout');
  const box = buyer.page.getByLabel(arabicOffers.agree);
  await box.waitFor();
  expect(await box.isChecked()).toBe(false);
  const saved = buyer.page.waitForResponse('**/user/profile');
  await box.check();
  await saved;
  await expectAccessible(buyer, [360]);
  expect(await consentsOf(token)).toMatchObject({ whatsapp: true });
  return { token, user };
}

/** The owner says what it may cost, writes it, has it approved, and sends it; returns its number. */
async function sendCampaign(owner: Visitor, fake: Fake): Promise<number> {
  const { page } = owner;
  const main = page.getByRole('main');
  await page.goto('/admin/marketing/limits');
  await page.locator('input[name=ceiling]').fill('50');
  await page.locator('input[name=whatsapp_price]').fill('0.1508');
  await page.getByRole('button', { name: arabicCommon.save, exact: true }).click();
  await expectAccessible(owner, [360]);
  const name = `موافقون ${randomUUID().slice(0, 6)}`;
  const { id: segment } = await asStaff<{ id: number }>('owner', 'POST /admin/segments', { name, filter: everybody });
  await page.goto('/admin/marketing/campaigns/new');
  await page.locator(`select[name=segment] option[value="${segment}"]`).waitFor({ state: 'attached' });
  await page.locator('select[name=segment]').selectOption(String(segment));
  await page.locator('select[name=channel]').selectOption('whatsapp');
  await page.locator('input[name="subject.ar"]').fill(name);
  await page.locator('textarea[name="body.ar"]').fill('أهلًا {name}، وصلت تمور الموسم الجديد.');
  await page.locator('textarea[name="body.en"]').fill('Hello {name}, the new season’s dates are here.');
  await expectAccessible(owner, [360]);
  await page.getByRole('button', { name: arabicCommon.save, exact: true }).click();
  await page.waitForURL(/\/admin\/marketing\/campaigns\/\d+$/);
  const campaignId = Number(/\d+$/.exec(page.url())?.[0]);
  await main.getByRole('button', { name: arabicMarketing.submit }).click();
  await main.getByText(new RegExp(arabicPhone.state_pending)).first().waitFor();
  for (const template of fake.templates) template.status = 'APPROVED';
  await page.reload();
  await main.getByText(new RegExp(arabicPhone.state_approved)).first().waitFor();
  await page.screenshot({ path: 'test-results/whatsapp-campaign.png', fullPage: true });
  await expectAccessible(owner, [360]);
  await main.getByRole('button', { name: arabicNewsletter.send, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: arabicNewsletter.sendNow }).click();
  await page.getByRole('heading', { name: arabicMarketing.whatCame }).waitFor();
  return campaignId;
}

journey('a customer agrees at the checkout, a campaign comes by WhatsApp, and a word ends it', async ({ arrive }) => {
  const fake = await startFakeWhatsapp({ perPage: 50 });
  const settings = {
    ...{ WHATSAPP_PHONE_NUMBER_ID: account.phoneNumberId, WHATSAPP_ACCOUNT_ID: account.accountId },
    ...{ WHATSAPP_TOKEN: account.token, WHATSAPP_APP_SECRET: account.appSecret },
    ...{ WHATSAPP_VERIFY_TOKEN: account.verifyToken, WHATSAPP_URL: fake.url },
  };
  await setExtension('whatsapp-cloud', settings);
  try {
    const { token, user } = await agreeAtCheckout(await arrive({ language: 'ar', width: 360, still: true }));
    const owner = await arrive({ language: 'ar', width: 360, still: true });
    await workAs(owner, await hire('owner'), 'ar');
    const campaignId = await sendCampaign(owner, fake);
    await sendByDay(campaignId, { extension: whatsapp, settings });
    const got = fake.arrived.filter(({ to }) => to === user.phone);
    expect(got).toHaveLength(1);
    expect(got[0]?.text).toContain(`أهلًا ${user.first_name}، وصلت تمور الموسم الجديد.`);
    await owner.page.reload();
    await owner.page.getByRole('heading', { name: arabicMarketing.whatCame }).waitFor();
    await owner.page.getByRole('main').getByText(arabicMarketing.spent, { exact: true }).waitFor();
    await expectAccessible(owner, [360]);

    // A word ends it, and is answered once.
    const number = (user.phone ?? '').replace('+', '');
    fake.writers.add(number);
    await report(writtenBy(number, `wamid.stop-${randomUUID()}`, 'إيقاف'));
    const answers = () => fake.arrived.filter(({ to, text }) => to === user.phone && text.startsWith('تم.'));
    await expect.poll(() => answers().length, { timeout: 20_000 }).toBe(1);
    expect(await consentsOf(token)).toMatchObject({ sms: false, whatsapp: false });
  } finally {
    await setExtension('whatsapp-cloud', withoutValues(settings));
    await fake.close();
  }
});
