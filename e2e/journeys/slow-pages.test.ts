import { expect } from 'vitest';
import { adminTexts } from '../support/admin-texts.ts';
import { signIn } from '../support/customer.ts';
import { journey } from '../support/journey.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import { words } from '../support/words.ts';

const ORDERS = /\/api\/store\/orders\?/;

for (const [language, width] of [
  ['ar', 360],
  ['en', 1280],
] as const) {
  journey(`a page that loads slowly says so, and offers to start anew (${language}, ${width})`, async ({ arrive }) => {
    const visitor = await arrive({ language, width });
    const { page, context, open, complaints } = visitor;
    const { account: say } = words(language);
    await signIn(visitor);
    // Answers of the session and of the list come one after the other, each late.
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await context.route('**/auth/me', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await context.route(ORDERS, async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    complaints.allow(/auth\/me|orders\?/);
    await open('/account/orders');
    const notice = page.getByRole('status').filter({ hasText: say.slow });
    await notice.waitFor();
    expect(await notice.getByRole('button').count()).toBe(0);
    release();
    await page.getByRole('heading', { name: say.orders, level: 1 }).waitFor();
    await expect.poll(() => notice.count()).toBe(0);
  });
}

journey('a session that cannot be confirmed is told in a line, which tries again', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, context, open, complaints } = visitor;
  const { shell: say } = words('ar');
  await signIn(visitor);
  complaints.allow(/auth\/me|Failed to load resource/);
  await context.route('**/auth/me', (route) => route.abort());
  await open('/about');
  const header = page.getByRole('banner');
  const retry = header.getByRole('button', { name: say.tryAgain });
  await retry.click();
  await retry.waitFor();
  await context.unroute('**/auth/me');
  await retry.click();
  await page.getByRole('status').getByText(say.sessionBack).waitFor();
  await expect.poll(() => retry.count()).toBe(0);
});

journey('a step inside the shop that takes long says so, and offers to start anew', async ({ arrive }) => {
  const { page, context, open, complaints } = await arrive({ language: 'ar', width: 1280 });
  const { shell: say } = words('ar');
  await open('/about');
  complaints.allow(/request failed/);
  await context.route('**/products.data*', () => new Promise(() => {}));
  // The part that watches steps is fetched once the page has settled.
  const fetched = `performance.getEntriesByType('resource').some(({ name }) => name.includes('settled-parts'))`;
  await expect.poll(() => page.evaluate<boolean>(fetched)).toBe(true);
  const link = page.getByRole('navigation').getByRole('link', { name: say.products, exact: true });
  await link.first().click();
  const notice = page.getByRole('status').filter({ hasText: say.slow });
  await notice.waitFor();
  await notice.getByRole('button', { name: say.tryAgain }).click();
  await page.waitForURL(/\/products$/);
  await page.getByRole('main').getByRole('article').first().waitFor();
  expect(await notice.count()).toBe(0);
});

journey('a screen of the admin that loads slowly says so, and offers to start anew', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, context, complaints } = visitor;
  await workAs(visitor, await hire('owner'), 'ar');
  complaints.allow(/request failed/);
  let isHeld = true;
  await context.route(/\/api\/store\/admin\/orders\b/, (route) => (isHeld ? new Promise(() => {}) : route.continue()));
  await page.goto('/admin/orders');
  const notice = page.getByRole('status').filter({ hasText: adminTexts.ar.common.slow });
  await notice.waitFor();
  isHeld = false;
  await notice.getByRole('button', { name: adminTexts.ar.common.tryAgain }).click();
  await page.getByRole('main').getByRole('checkbox').first().waitFor();
  expect(await notice.count()).toBe(0);
});
