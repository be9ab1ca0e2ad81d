import { expect } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { makeContactForm } from '../../server/src/testing/factories/content-factories.ts';
import { makeCustomer } from '../../server/src/testing/factories/customer-factories.ts';
import { expectAccessible } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { readFrom, sendTo } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { hire, workAs } from '../support/staff-browser.ts';

/** Creates a customer, and a contact form through which a message can be sent. */
async function somebody() {
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  try {
    return { customer: await makeCustomer(database.db), form: await makeContactForm(database.db) };
  } finally {
    await database.close();
  }
}

const words = {
  ar: { give: 'أضف رصيدًا', amount: 'المبلغ', reason: 'السبب', note: 'أضف ملاحظة', text: 'الملاحظة', send: 'أرسل الرد' },
  en: {
    give: 'Give credit',
    amount: 'Amount',
    reason: 'Reason',
    note: 'Add a note',
    text: 'Note',
    send: 'Send the answer',
  },
};

/** Script that scrolls to the heading before an accessibility check: a target half under the bar would fail it. */
const FROM_THE_TOP = "document.querySelector('h1')?.scrollIntoView({ block: 'center', behavior: 'instant' })";

for (const [language, width] of [
  ['ar', 390],
  ['en', 1280],
] as const) {
  const say = words[language];

  journey(
    `support finds a customer, gives credit, notes why and answers a message (${language}, ${width})`,
    async ({ arrive }) => {
      const { customer, form } = await somebody();
      const email = `${customer.id}@example.com`;
      const message = { form_id: form, name: 'Amal', email, topic: 'order', message: 'Where is my order, please?' };
      const { reference } = await sendTo<{ reference: string }>(shopUnderTest().url, '/contact', message);
      const visitor = await arrive({ language, width });
      const { page } = visitor;
      // A reason is required; without one the server refuses with 422 and its field shows the error.
      visitor.complaints.allow(/\b422\b/);
      await workAs(visitor, await hire('support'), language);

      await page.goto(`/admin/customers?q=${encodeURIComponent(customer.phone)}`);
      await page.getByRole('link', { name: 'نورة العتيبي' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'نورة العتيبي' }).waitFor();
      await page.getByRole('button', { name: say.give }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say.amount).fill('١٢٫٥');
      await dialog.getByRole('button', { name: say.give }).click();
      await dialog.getByLabel(say.reason).and(page.locator('[aria-invalid=true]')).fill('Came late');
      await expectAccessible(visitor, [width]);
      await dialog.getByRole('button', { name: say.give }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Came late').waitFor();
      await page.getByLabel(say.text, { exact: true }).fill('Call after Asr');
      await page.getByRole('button', { name: say.note }).click();
      await page.getByRole('listitem').filter({ hasText: 'Call after Asr' }).waitFor();
      expect(await page.getByLabel(say.text, { exact: true }).inputValue()).toBe('');
      await page.evaluate(FROM_THE_TOP);
      await expectAccessible(visitor, [width]);

      await page.goto(`/admin/messages?q=${reference}`);
      await page.getByRole('link', { name: 'Amal' }).first().click();
      await page.locator('textarea').first().fill('It comes tomorrow');
      await page.evaluate(FROM_THE_TOP);
      await expectAccessible(visitor, [width]);
      await page.getByRole('button', { name: say.send }).click();
      await page.getByRole('listitem').filter({ hasText: 'It comes tomorrow' }).waitFor();
    },
  );

  journey(`an owner writes a page and changes who the shop is (${language}, ${width})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width });
    const { page } = visitor;
    visitor.complaints.allow(/\b422\b/);
    await workAs(visitor, await hire('owner'), language);
    await page.goto('/admin/pages/about');
    const body = page.locator('textarea[name="body.en"]');
    await body.fill(`## Who we are

**An oasis** of ${width}`);
    await page.locator('.prose-preview[lang=en] strong').filter({ hasText: 'An oasis' }).waitFor();
    await expectAccessible(visitor, [width]);
    await page.locator('button[type=submit]').click();
    await expect
      .poll(async () => (await readFrom<{ html: string }>(shopUnderTest().url, '/pages/about')).html)
      .toContain(`of ${width}`);

    await page.goto('/admin/settings/store');
    const phone = page.locator('input[name=phone]');
    await phone.fill(`92000${width}`.padEnd(9, '0'));
    await page.locator('input[name=vat_number]').fill('123');
    const store = page.locator('form').first();
    await store.locator('button[type=submit]').click();
    await page.locator('input[name=vat_number][aria-invalid=true]').fill('300000000000003');
    await store.locator('button[type=submit]').click();
    await expect
      .poll(async () => (await readFrom<{ phone: string }>(shopUnderTest().url, '/settings')).phone)
      .toBe(`92000${width}`.padEnd(9, '0'));
    await expectAccessible(visitor, [width]);
  });
}
