import { expect } from 'vitest';
import { awake } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';

const MANIFEST = /\/assets\/manifest-[\w-]+\.js$/;

journey('a page learns of all others at the first sign of use, once', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'en', width: 1280 });
  const asked: string[] = [];
  const documents: string[] = [];
  page.on('request', (request) => {
    if (MANIFEST.test(request.url())) asked.push(request.url());
    if (request.isNavigationRequest()) documents.push(request.url());
    expect(request.url()).not.toContain('__manifest');
  });
  await open('/');
  await awake(page);
  expect(asked).toEqual([]);
  const main = page.getByRole('navigation', { name: 'Main navigation' });
  await main.getByRole('link', { name: 'Offers' }).click();
  await page.waitForURL(/\/en\/offers$/);
  await page.getByRole('contentinfo').locator('a[href="/en/faq"]').click();
  await page.waitForURL(/\/en\/faq$/);
  await page.goBack();
  await page.waitForURL(/\/en\/offers$/);
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked).toHaveLength(1);
  expect(documents).toHaveLength(1);
});

for (const language of ['ar', 'en'] as const) {
  journey(`home is come back to by its link (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, width: 1280 });
    const home = language === 'ar' ? '/' : '/en';
    await open('/');
    await awake(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('contentinfo').locator('a[href$="/offers"]').click();
    await page.waitForURL(/\/offers$/);
    await page.getByRole('banner').locator(`a[href="${home}"]`).first().click();
    await page.getByRole('heading', { level: 1, name: heading?.trim() ?? '', exact: true }).waitFor();
    expect(await page.evaluate('performance.getEntriesByType("navigation").length')).toBe(1);
    expect(new URL(page.url()).pathname).toBe(home);
  });
}

journey('where the list of pages cannot be had, a step is a document', async ({ arrive }) => {
  const { page, context, complaints, open } = await arrive({ language: 'ar', width: 1280 });
  complaints.allow(/request failed|Failed to load resource|dynamically imported module/);
  // Fails as after a deploy, when the file of an older page is gone.
  await context.route(MANIFEST, (route) => route.abort());
  await open('/');
  await awake(page);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith('/offers'));
  await page.locator('a[href="/offers"]').first().click();
  await loaded;
  await page.waitForURL(/\/offers$/);
  await awake(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
});
