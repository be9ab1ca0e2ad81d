import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { putInCart } from '../support/cart-line.ts';
import { buyers, field } from '../support/checkout-steps.ts';
import { findProduct } from '../support/demo-shop.ts';
import { awake } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { storedPages } from '../support/stored-pages.ts';
import type { Visitor } from '../support/visitor.ts';

/** Errors of every request without a network. */
const EXPECTED = /ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_FAILED/;

/** Waits until the service worker has stored the open page. */
async function kept(page: Page): Promise<void> {
  const path = decodeURI(new URL(page.url()).pathname);
  await expect.poll(() => storedPages(page), { timeout: 20_000 }).toContain(path);
}

async function goOffline({ context, complaints }: Visitor): Promise<void> {
  complaints.allow(EXPECTED);
  await context.setOffline(true);
}

journey('without a connection the pages seen still open, and others say what can be done', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360, keepsPages: true });
  const { page, open, context } = visitor;
  const product = await findProduct('sukkari-dates');
  await open('/');
  await kept(page);
  await open(`/product/${product.id}/${product.slug}`);
  await kept(page);
  await goOffline(visitor);
  await page.reload();
  await awake(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('تمر سكري مفتّل فاخر');
  await page.getByText('نعرض لك الصفحة كما كانت').first().waitFor();
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1, name: 'أنت غير متصل بالإنترنت' }).waitFor();
  const way = page.getByRole('navigation', { name: 'صفحات يمكنك فتحها الآن' });
  await way.getByRole('link', { name: 'تمر سكري مفتّل فاخر' }).click();
  await page.waitForURL(/\/product\//);
  await page.goto('/faq');
  await page.getByRole('heading', { level: 1, name: 'أنت غير متصل بالإنترنت' }).waitFor();
  await awake(page);
  await context.setOffline(false);
  await page.waitForURL(/\/faq$/);
  await page.getByRole('heading', { level: 1, name: 'الأسئلة الشائعة' }).waitFor();
});

journey('a step inside the shop that the network breaks leads to the page last seen', async ({ arrive }) => {
  const visitor = await arrive({ language: 'en', width: 1280, keepsPages: true });
  const { page, open } = visitor;
  await open('/products');
  await kept(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/product\//);
  await kept(page);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await open('/products');
  await goOffline(visitor);
  visitor.complaints.allow(/error on/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: name ?? '', exact: true }).waitFor();
});

journey('the checkout waits for the connection and loses nothing of what was typed', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360, keepsPages: true });
  const { page, open, context } = visitor;
  await open('/');
  await kept(page);
  await putInCart(visitor, await findProduct('sukkari-dates'));
  await open('/checkout');
  await field(visitor, 'firstName').fill(buyers.ar.firstName);
  await goOffline(visitor);
  await page.reload();
  await page.getByText('سلتك وما كتبته محفوظان على جهازك').waitFor();
  expect((await storedPages(page)).filter((path) => /cart|checkout|api/.test(path))).toEqual([]);
  await awake(page);
  // The first request after reconnecting fails: a phone may see a mast before any data gets through.
  let asked = 0;
  await page.route(/\/checkout$/, (route) => {
    if (route.request().method() === 'HEAD') asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  visitor.complaints.allow(/Failed to load resource/);
  await context.setOffline(false);
  await page.waitForURL(/\/checkout$/);
  expect(asked).toBe(2);
  await field(visitor, 'firstName').waitFor();
  expect(await field(visitor, 'firstName').inputValue()).toBe(buyers.ar.firstName);
});

journey('the cart opens without a connection, and what is changed there stays', async ({ arrive }) => {
  const visitor = await arrive({ language: 'ar', width: 360, keepsPages: true });
  const { page, open, context, hands } = visitor;
  await open('/');
  await kept(page);
  const product = await findProduct('sukkari-dates');
  await putInCart(visitor, product);
  await goOffline(visitor);
  await page.goto('/cart');
  await page.getByRole('heading', { level: 1, name: 'أنت غير متصل بالإنترنت' }).waitFor();
  const cart = page.getByRole('region', { name: 'سلة التسوق' });
  await cart.getByRole('link', { name: product.name }).waitFor();
  await expectAccessible(visitor, [360]);
  const total = cart.getByText('الإجمالي قبل التوصيل').locator('..');
  const before = await total.textContent();
  await hands.press(cart.getByRole('button', { name: 'زيادة الكمية' }));
  await expect.poll(() => total.textContent()).not.toBe(before);
  await context.setOffline(false);
  await page.waitForURL(/\/cart$/);
  await page.getByRole('main').getByText('قطعتان').first().waitFor();
});

journey('with a connection a kept page never stands in for the present one', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360, keepsPages: true });
  await open('/faq');
  await kept(page);
  // Stands for a page cached before the last deployment: other text, other files.
  await page.evaluate(`caches.open('pages-1').then((cache) => cache.put('/faq', new Response(
    '<h1>قديم</h1><script type="module" src="/assets/gone.js"></script>', { headers: { 'content-type': 'text/html' } })))`);
  await page.reload();
  await awake(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('الأسئلة الشائعة');
  await expect
    .poll(() => page.evaluate<string>(`caches.match('/faq', { ignoreVary: true }).then((kept) => kept.text())`))
    .not.toContain('قديم');
});

journey('a newer service worker takes over, and drops what an older one kept', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360, keepsPages: true });
  await open('/');
  await page.evaluate(`caches.open('pages-0').then((cache) => cache.put('/', new Response('old')))`);
  await page.evaluate(`navigator.serviceWorker.ready.then((registration) => registration.unregister())`);
  await page.reload();
  await awake(page);
  await expect.poll(() => page.evaluate<string[]>('caches.keys()'), { timeout: 20_000 }).not.toContain('pages-0');
  await kept(page);
});

journey('the shop can be installed: a manifest in either language, with icons of their size', async ({ arrive }) => {
  for (const language of ['ar', 'en'] as const) {
    const { page, open } = await arrive({ language, width: 360 });
    await open('/');
    // The link is added once the page is idle.
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    const manifest = await page.evaluate<Record<string, unknown> & { icons: { src: string; sizes: string }[] }>(
      `fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())`,
    );
    expect(manifest).toMatchObject({
      name: language === 'ar' ? 'واحة' : 'Waha',
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
      start_url: language === 'ar' ? '/' : '/en',
      display: 'standalone',
    });
    for (const { src, sizes } of manifest.icons) {
      const real = await page.evaluate<string>(`new Promise((resolve) => { const image = new Image();
        image.onload = () => resolve(image.naturalWidth + 'x' + image.naturalHeight); image.src = ${JSON.stringify(src)} })`);
      expect(real, src).toBe(sizes);
    }
  }
});
