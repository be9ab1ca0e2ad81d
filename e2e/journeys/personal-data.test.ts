import { expect } from 'vitest';
import arabicAdmin from '../../admin/app/text/ar/privacy.ts';
import arabicCopy from '../../storefront/app/text/ar/datarequest.ts';
import { expectAccessible } from '../support/accessible.ts';
import { signIn } from '../support/customer.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { mailAbout } from '../support/shop-mail.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import { words } from '../support/words.ts';

const say = arabicAdmin;

journey(
  'a customer asks for a copy, staff send the link, and the person alone opens it (ar, 360)',
  async ({ arrive }) => {
    const customer = await arrive({ language: 'ar', width: 360 });
    const { account: said } = words('ar');
    const { user } = await signIn(customer);
    // The link goes to a proved address alone.
    await inDatabase('update customers set email = $1, email_verified_at = now() where id = $2', [
      `${user.id}@example.com`,
      user.id,
    ]);
    await customer.open('/account/settings');
    const section = customer.page.getByRole('region', { name: said.dataRequests });
    await section.getByRole('button', { name: said.requestSend }).click();
    const reference = await section.getByText(/^DR-\d{8}$/).innerText();
    await section.getByText(said.requestIs_proved).waitFor();

    const manager = await arrive({ language: 'ar', width: 360 });
    const { page } = manager;
    await workAs(manager, await hire('manager'), 'ar');
    await page.goto(`/admin/privacy/requests?q=${reference}`);
    await page.getByRole('link', { name: 'نورة العتيبي' }).first().click();
    await page.getByRole('heading', { level: 1, name: new RegExp(say.kind_copy) }).waitFor();
    await expectAccessible(manager, [360]);
    await page.getByRole('button', { name: say.act_started }).click();
    await page.getByText(say.status_working).first().waitFor();
    await page.getByRole('button', { name: say.sendCopy }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.sendCopy }).click();
    await page.getByText(say.step_handed_over).waitFor();

    const mail = await mailAbout(reference, '/data-copy/');
    await customer.page.goto(/href="([^"]*\/data-copy\/[\w-]+)"/.exec(mail)?.[1] ?? '');
    const [download] = await Promise.all([
      customer.page.waitForEvent('download'),
      customer.page.getByRole('button', { name: arabicCopy.copyAction }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-data.json');
  },
);

journey(
  'an owner enters a breach, reads its notice in both languages and marks it as sent (ar, 360)',
  async ({ arrive }) => {
    const owner = await arrive({ language: 'ar', width: 360 });
    const { page } = owner;
    await workAs(owner, await hire('owner'), 'ar');
    await page.goto('/admin/privacy/breaches');
    await page.getByRole('button', { name: say.addBreach }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say.happened).fill('فُقد جهاز فيه قائمة طلبات');
    await dialog.getByLabel(say.data_name, { exact: true }).check();
    await dialog.getByLabel(say.whose).fill('من اشترى في يناير');
    await dialog.getByLabel(say.count).fill('٤٢٠');
    await dialog.getByLabel(say.effects).fill('رسائل احتيال');
    await dialog.getByLabel(say.measures).fill('أغلقنا الجهاز');
    await dialog.getByRole('button', { name: say.addBreach }).click();
    await page.getByRole('heading', { level: 1, name: /DB-\d{6}/ }).waitFor();
    const notice = page.locator('pre');
    expect(await notice.innerText()).toContain('420');
    await page.getByRole('button', { name: say.noticeEn }).click();
    expect(await notice.innerText()).toContain('SDAIA');
    await expectAccessible(owner, [360]);
    await page.getByRole('button', { name: say.markTold }).click();
    await dialog.getByLabel(say.toldHow).fill('المنصة الوطنية');
    await dialog.getByRole('button', { name: say.markTold }).click();
    await page.getByText(say.breach_told).first().waitFor();
  },
);
