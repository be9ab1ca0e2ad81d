import { expect } from 'vitest';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { makeCustomer } from '../../server/src/testing/factories/customer-factories.ts';
import { expectAccessible, screens } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { messageTo } from '../support/shop-mail.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { words } from '../support/words.ts';

let serial = 0;

/** Creates a customer with a verified phone who is signed in nowhere. */
async function makeKnown(language: 'ar' | 'en'): Promise<string> {
  serial += 1;
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  const phone = `+96654${String(Date.now() + serial).slice(-7)}`;
  await makeCustomer(database.db, { phone, isPhoneVerified: true, language });
  await database.close();
  return phone;
}

for (const { language, width } of screens) {
  journey(`a code is asked for, mistyped, pasted and signs in (${language}, ${width})`, async ({ arrive }) => {
    const phone = await makeKnown(language);
    const visitor = await arrive({ language, width, still: true });
    const { page, open, complaints } = visitor;
    const say = words(language).auth;
    await open('/login?redirect=/account/settings');
    await page.getByRole('button', { name: say.codeAsk }).click();
    await page.getByText(say.needLogin).waitFor();
    await page.getByLabel(say.login).fill(`0${phone.slice(4)}`);
    await page.getByRole('button', { name: say.codeAsk }).click();

    const field = page.getByLabel(say.code, { exact: true });
    await field.waitFor();
    expect(await page.evaluate<string>('document.activeElement?.id')).toBe('code');
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await field.getAttribute('inputmode')).toBe('numeric');
    // A smaller font makes an iPhone zoom in.
    const size = await page.evaluate<string>('getComputedStyle(document.activeElement).fontSize');
    expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
    await expectAccessible(visitor, [width]);

    const code = /\d{6}/.exec((await messageTo(phone)).split('\n\n')[1] ?? '')?.[0] ?? '';
    complaints.allow(/422/);
    await field.fill(code === '000000' ? '111111' : '000000');
    await page.getByRole('alert').first().waitFor();
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.waitForURL(({ pathname }) => pathname.endsWith('/account/settings'));
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });
}
