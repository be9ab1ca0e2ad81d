import type { StaffRole } from '@waha/contract';
import arabicSession from '../../admin/app/text/ar/session.ts';
import englishSession from '../../admin/app/text/en/session.ts';
import { fromBase32, stepOf, totpCode } from '../../server/src/modules/people/staff/index.ts';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import { type MadeStaff, makeStaff } from '../../server/src/testing/factories/staff-factories.ts';
import { shopUnderTest } from './shop-under-test.ts';
import type { Language, Visitor } from './visitor.ts';

/** A working day; the server has its own limit. */
const SESSION_MS = 8 * 3_600_000;

/** A new member of staff of this role, in the shop's database. */
export async function hire(role: StaffRole): Promise<MadeStaff> {
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  try {
    return await makeStaff(database.db, role);
  } finally {
    await database.close();
  }
}

/** Signs a visitor in to the admin, as after both sign-in steps, in this language. */
export async function workAs(visitor: Visitor, staff: MadeStaff, language: Language): Promise<void> {
  const { id, email, role, token } = staff;
  const member = { id, email, role, name: 'هند الشمري', status: 'active', has_second_factor: true };
  const session = {
    token,
    expires_at: new Date(Date.now() + SESSION_MS).toISOString(),
    staff: { ...member, created_at: new Date().toISOString() },
  };
  await visitor.context.addInitScript(
    ([kept = '', read = '']) => {
      if (sessionStorage.getItem('was-here')) return;
      sessionStorage.setItem('was-here', '1');
      localStorage.setItem('admin-session', kept);
      localStorage.setItem('admin-language', read);
    },
    [JSON.stringify(session), language],
  );
}

const session = { ar: arabicSession, en: englishSession };
const PASSWORD = 'nakhla-wa-bahr-42';

/**
 * Signs in for the first time with the password from the console: chooses a permanent one, sets up an authenticator
 * app, and stores the recovery codes.
 */
export async function enrolOwner(visitor: Visitor, email: string, oneTimePassword: string): Promise<void> {
  const { page, context, language, hands } = visitor;
  const say = session[language];
  await context.addInitScript(
    `localStorage.getItem('admin-language') ?? localStorage.setItem('admin-language', '${language}')`,
  );
  await page.goto('/admin');
  await hands.fill(page.getByRole('textbox', { name: say.email, exact: true }), email);
  await hands.fill(page.getByLabel(say.password, { exact: true }), oneTimePassword);
  await hands.press(page.getByRole('button', { name: say.continue, exact: true }));
  const secret = fromBase32(((await page.locator('bdi.font-mono').textContent()) ?? '').replaceAll(' ', ''));
  await hands.fill(page.getByLabel(say.newPassword, { exact: true }), PASSWORD);
  await hands.fill(page.getByLabel(say.repeatPassword, { exact: true }), PASSWORD);
  await hands.fill(page.getByLabel(say.code, { exact: true }), totpCode(secret, stepOf(new Date())));
  await hands.press(page.getByRole('button', { name: say.signIn, exact: true }));
  await hands.press(page.getByRole('button', { name: say.haveKept, exact: true }));
}
