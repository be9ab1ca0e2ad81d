import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { changeKnown } from '../support/checkout-steps.ts';
import { keepWish, signIn, signInHere } from '../support/customer.ts';
import { awake } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { readFrom } from '../support/shop-api.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

/** Storage keys that belong to the device, and scroll positions of the router, which have random names. */
const OF_THE_DEVICE = ['cart', 'locale', 'contrast', 'theme', 'grid', 'device_mark', 'react-router-scroll-positions'];

/** Keys in both storages of the browser. */
const keysOf = (page: Page) =>
  page.evaluate<string[]>('[...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort()');

const heart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /المفضلة/ })
    .first();
const logOut = async ({ page }: Visitor) => {
  await page.locator('header summary').first().click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await page.getByRole('status').getByText('تم تسجيل الخروج').waitFor();
  await awake(page);
};

journey('whoever uses the device next finds nothing of who used it before', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 1280 });
  const { page, context, open } = visitor;
  await open('/');
  const first = await signInHere(visitor);
  await keepWish(first.token, 9);

  await open('/product/9');
  // The favourite is stored with the account, and shown here after the sign-in.
  await expect.poll(() => heart(page).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('main').getByRole('button', { name: 'أضف إلى السلة' }).first().click();
  await open('/checkout');
  await changeKnown(visitor, 'contact');
  await page.getByLabel('الاسم الأول').fill('سرّ نورة');
  await open('/search?search=هدية');
  const other = await context.newPage();
  await other.goto('/checkout');
  await changeKnown({ ...visitor, page: other }, 'contact');
  await other.getByLabel('الاسم الأول').fill('سرّ نورة');

  await open('/account/wishlist');
  await logOut(visitor);
  expect((await keysOf(page)).filter((key) => !OF_THE_DEVICE.includes(key))).toEqual([]);
  // Another open tab is notified and clears the personal data it shows.
  await expect.poll(() => other.getByLabel('الاسم الأول').inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => page.getByText('سرّ نورة').count()).toBe(0);

  await open('/');
  const second = await signInHere(visitor);
  await open('/checkout');
  await changeKnown(visitor, 'contact');
  expect(await page.getByLabel('الاسم الأول').inputValue()).not.toBe('سرّ نورة');
  await open('/account/wishlist');
  await page.getByRole('main').getByText('مفضلتك فارغة').or(page.getByRole('main').getByRole('link')).first().waitFor();
  expect(await readFrom<{ count: number }>(shopUnderTest().url, '/wishlist/count', second.token)).toEqual({ count: 0 });
});

journey('a tab that was closed while its session ended opens without its notes', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  await open('/');
  await signInHere(visitor);
  await page.evaluate(`sessionStorage.setItem('checkout', '{"firstName":"نورة"}')`);
  // As a browser that restores its windows after a crash.
  await page.evaluate(`localStorage.removeItem('token')`);
  await open('/about');
  await expect.poll(() => page.evaluate(`sessionStorage.getItem('checkout')`)).toBeNull();
});

journey(
  'whatever fails about the session at the start signs out, and it comes back with the connection',
  async ({ arrive }) => {
    const visitor = await arrive({ language: 'ar', width: 360 });
    const { page, context, open, complaints } = visitor;
    const stored = (key: string) => page.evaluate(`localStorage.getItem('${key}')`);
    await open('/');
    const { token } = await signInHere(visitor);
    complaints.allow(/auth\/me|Failed to load resource/);
    await context.route('**/auth/me', (route) => route.abort());
    await open('/about');
    await page.getByRole('status').getByText(words('ar').shell.sessionAside).waitFor();
    expect(await stored('token')).toBeNull();
    await open('/account');
    await page.waitForURL(/\/login\?redirect=/);
    await context.unroute('**/auth/me');
    await page.evaluate(`dispatchEvent(new Event('online'))`);
    await page.waitForURL(/\/account$/);
    expect(await stored('token')).toBe(token);
    await context.route('**/auth/me', (route) => route.fulfill({ status: 500, json: { success: false } }));
    await open('/about');
    await expect.poll(() => stored('token')).toBeNull();
    await context.unroute('**/auth/me');
    await context.route('**/auth/me', (route) =>
      route.fulfill({ status: 401, json: { success: false, code: 'auth.token_invalid', message: 'x' } }),
    );
    await open('/about');
    await expect.poll(() => stored('session-aside')).toBeNull();
    expect(await stored('token')).toBeNull();
  },
);

journey('a session that comes back as a page for guests is loaded leads on its way, not home', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, context, open, complaints } = visitor;
  await open('/');
  await signInHere(visitor);
  complaints.allow(/auth\/me|Failed to load resource/);
  await context.route('**/auth/me', (route) => route.abort());
  await open('/account/settings');
  await page.waitForURL(/\/login\?redirect=/);
  await context.unroute('**/auth/me');
  await page.reload();
  await page.waitForURL(/\/account\/settings$/);
});

journey('pages for guests send home who is signed in, and on their way who signs in there', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { page, open } = visitor;
  await signIn(visitor);
  await open('/login?redirect=/account/settings');
  await page.waitForURL(/127\.0\.0\.1:\d+\/$/);
});

journey('a cart can be emptied, and what was in it brought back', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open('/product/9');
  await page.getByRole('region', { name: 'شراء سريع' }).getByRole('button', { name: 'أضف إلى السلة' }).click();
  await open('/cart');
  await page.getByRole('button', { name: 'إفراغ السلة' }).click();
  await page.getByRole('status').getByText('تم تفريغ السلة').waitFor();
  expect(await page.evaluate(`JSON.parse(localStorage.getItem('cart'))`)).toEqual([]);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect.poll(() => page.evaluate(`JSON.parse(localStorage.getItem('cart')).length`)).toBe(1);
});

journey('clearing the wishlist asks first', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360 });
  const { token } = await signIn(visitor);
  await keepWish(token, 9);
  const { page, open } = visitor;
  await open('/account/wishlist');
  await page.getByRole('button', { name: 'إفراغ المفضلة' }).click();
  const dialog = page.getByRole('dialog', { name: 'هل تريد إزالة كل ما في مفضلتك؟' });
  await dialog.getByRole('button', { name: 'لا، أبقِه' }).click();
  await page.getByRole('button', { name: 'إفراغ المفضلة' }).click();
  await dialog.getByRole('button', { name: 'إفراغ المفضلة' }).click();
  await page.getByRole('link', { name: 'ابدأ التسوق' }).waitFor();
});
