import { expect } from 'vitest';
import { createOwner, fromBase32, stepOf, totpCode } from '../../server/src/modules/people/staff/index.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { expectAccessible } from '../support/accessible.ts';
import { journey } from '../support/journey.ts';
import { hasFocus } from '../support/keyboard.ts';
import { inDatabase } from '../support/shop-database.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';

const PASSWORD = 'nakhla-wa-bahr-42';
const STEP_MS = 30_000;

async function newOwner(email: string): Promise<string> {
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  const made = await createOwner(database.db, { email, name: 'سارة القحطاني', another: true }, new Date());
  await database.close();
  if (!made) throw new Error('no owner was made');
  return made.oneTimePassword;
}

const words = {
  ar: {
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    go: 'تابع',
    signIn: 'سجّل الدخول',
    newPassword: 'كلمة المرور الجديدة',
    repeat: 'كرّر كلمة المرور الجديدة',
    code: 'الكود',
    kept: 'حفظتها، تابع',
    today: 'اليوم',
    ended: 'انتهت الجلسة',
    search: 'ابحث في كل شيء',
    wanted: 'اسم شاشة أو رقم طلب أو عميل أو منتج',
    staff: 'فريق العمل',
    add: 'أضف موظفًا',
    name: 'الاسم',
    me: 'حسابي والمظهر',
    out: 'سجّل الخروج',
  },
  en: {
    email: 'Email',
    password: 'Password',
    go: 'Continue',
    signIn: 'Sign in',
    newPassword: 'New password',
    repeat: 'Repeat the new password',
    code: 'Code',
    kept: 'I have kept them, continue',
    today: 'Today',
    ended: 'The session ended',
    search: 'Find anything',
    wanted: 'A screen, an order number, a customer or a product',
    staff: 'Staff',
    add: 'Add somebody',
    name: 'Name',
    me: 'Me and the look',
    out: 'Sign out',
  },
} as const;

for (const [language, width] of [
  ['ar', 390],
  ['en', 1280],
] as const) {
  const say = words[language];
  journey(
    `an owner from the console comes in, is interrupted and loses nothing (${language}, ${width})`,
    async ({ arrive }) => {
      const email = `sarah-${language}@example.com`;
      const oneTime = await newOwner(email);
      const visitor = await arrive({ language, width });
      const { page, context, complaints } = visitor;
      await context.addInitScript(
        `localStorage.getItem('admin-language') ?? localStorage.setItem('admin-language', '${language}')`,
      );
      await page.goto('/admin');
      await page.getByRole('textbox', { name: say.email, exact: true }).fill(email);
      await page.getByLabel(say.password, { exact: true }).fill('not-the-password');
      complaints.allow(/^401 for POST .*\/admin\/auth\/login|status of 401/);
      await page.getByRole('button', { name: say.go, exact: true }).click();
      await page.getByRole('alert').waitFor();
      await expectAccessible(visitor, [width]);
      await page.getByLabel(say.password, { exact: true }).fill(oneTime);
      await page.getByRole('button', { name: say.go, exact: true }).click();

      // First sign-in: a permanent password, and an authenticator app set up by its QR code.
      const secret = fromBase32(((await page.locator('bdi.font-mono').textContent()) ?? '').replaceAll(' ', ''));
      await page.getByLabel(say.newPassword, { exact: true }).fill(PASSWORD);
      await page.getByLabel(say.repeat, { exact: true }).fill(PASSWORD);
      await expectAccessible(visitor, [width]);
      await page.getByLabel(say.code, { exact: true }).fill(totpCode(secret, stepOf(new Date())));
      await page.getByRole('button', { name: say.signIn, exact: true }).click();
      await page.getByRole('button', { name: say.kept, exact: true }).waitFor();
      expect(await page.locator('ul.font-mono li').count()).toBe(10);
      await expectAccessible(visitor, [width]);
      await page.getByRole('button', { name: say.kept, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: say.today, exact: true }).waitFor();

      // Opens another screen by keyboard and types there.
      await page.keyboard.press('Control+KeyK');
      const wanted = page.getByRole('combobox', { name: say.wanted });
      await wanted.waitFor();
      expect(await hasFocus(wanted), 'what opens is ready to be typed into').toBe(true);
      await page.keyboard.type(say.staff);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: say.staff, exact: true }).waitFor();
      await page.getByRole('button', { name: say.add, exact: true }).click();
      const name = page.getByRole('dialog').getByLabel(say.name, { exact: true });
      await name.waitFor();
      expect(await hasFocus(name)).toBe(true);
      await name.fill('نوف');

      // The session ends on the server: the next call is refused, and the typed values remain in the form.
      await inDatabase('delete from staff_sessions where staff_id = (select id from staff where email = $1)', [email]);
      complaints.allow(/^401 for |status of 401/);
      await page.getByRole('dialog').getByLabel(say.email, { exact: true }).fill(`nouf-${language}@example.com`);
      await page.getByRole('dialog').getByRole('button', { name: say.add, exact: true }).click();
      const again = page.getByRole('dialog', { name: say.ended });
      await again.waitFor();
      await again.getByRole('textbox', { name: say.email, exact: true }).fill(email);
      await again.getByLabel(say.password, { exact: true }).fill(PASSWORD);
      await again.getByRole('button', { name: say.go, exact: true }).click();
      // A code is accepted once, so this is the code of the next time step, which is accepted as well.
      await again.getByLabel(say.code, { exact: true }).fill(totpCode(secret, stepOf(new Date(Date.now() + STEP_MS))));
      await again.getByRole('button', { name: say.signIn, exact: true }).click();
      await again.waitFor({ state: 'detached' });
      expect(await page.getByRole('dialog').getByLabel(say.name, { exact: true }).inputValue()).toBe('نوف');
      await page.getByRole('dialog').getByRole('button', { name: say.add, exact: true }).click();
      const shown = page.getByRole('dialog').locator('p.font-mono');
      await shown.waitFor();
      expect((await shown.textContent())?.length).toBeGreaterThan(10);
      await page.getByRole('dialog').getByRole('button').last().click();
      await page.getByText(`nouf-${language}@example.com`).waitFor();

      // After sign-out only the language and the device mark remain in storage.
      await page.getByRole('button', { name: say.me, exact: true }).click();
      await page.getByRole('button', { name: say.out, exact: true }).click();
      await page.getByRole('textbox', { name: say.email, exact: true }).waitFor();
      const kept = await page.evaluate('Object.keys({ ...localStorage, ...sessionStorage }).toSorted()');
      expect(kept).toEqual(['admin-device-mark', 'admin-language']);
    },
  );
}
