import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { findProduct } from '../support/demo-shop.ts';
import { brokenPictures } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import type { Language } from '../support/visitor.ts';
import { words as texts } from '../support/words.ts';

const PRICE = /\d/;

/** Content of a page for readers, search engines and assistive devices in one language. */
async function expectWhole(page: Page, language: Language): Promise<void> {
  const html = page.locator('html');
  expect(await html.getAttribute('lang')).toBe(language);
  expect(await html.getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
  expect(await page.locator('h1').count()).toBe(1);
  expect((await page.title()).length).toBeGreaterThan(3);
  expect(await page.locator('meta[name=description]').getAttribute('content')).toBeTruthy();
  // Pictures of a page reached by a link may still be loading.
  await expect.poll(() => brokenPictures(page)).toEqual([]);
}

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}

async function expectCards(page: Page): Promise<void> {
  expect(await cards(page).count()).toBeGreaterThan(3);
  for (const text of (await cards(page).allTextContents()).slice(0, 4)) expect(text).toMatch(PRICE);
}

const words = {
  ar: {
    filters: 'التصفية',
    onSale: /المخفّض فقط/,
    apply: 'تطبيق',
    page2: 'صفحة 2',
    table: 'ضيافة ومائدة',
    contents: 'في هذه المقالة',
    add: 'فعّل جافاسكربت',
  },
  en: {
    filters: 'Filters',
    onSale: /On sale only/,
    apply: 'Apply',
    page2: 'Page 2',
    table: 'Hospitality',
    contents: 'In this article',
    add: 'Turn on JavaScript',
  },
};

describe.each(['ar', 'en'] as const)('with JavaScript off, in %s', (language) => {
  const said = words[language];

  journey(`the home page leads to products and categories (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, width: 360, javaScript: false });
    await open('/');
    await expectWhole(page, language);
    await expectCards(page);
    await cards(page).first().getByRole('link').first().click();
    await expectWhole(page, language);
    expect(new URL(page.url()).pathname).toMatch(language === 'ar' ? /^\/product\/\d+/ : /^\/en\/product\/\d+/);
  });

  journey(`a list is filtered, and its second page opened (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, javaScript: false });
    await open('/products');
    await expectWhole(page, language);
    await expectCards(page);
    const all = await page.getByRole('main').locator('[aria-live=polite]').textContent();
    await page.getByRole('link', { name: said.page2 }).click();
    expect(new URL(page.url()).searchParams.get('page')).toBe('2');
    await expectCards(page);
    const filters = page.getByRole('form', { name: said.filters });
    await filters.getByRole('checkbox', { name: said.onSale }).check();
    await filters.getByRole('button', { name: said.apply }).click();
    expect(new URL(page.url()).searchParams.get('on_sale')).toBe('1');
    await expectWhole(page, language);
    await expectCards(page);
    expect(await page.getByRole('main').locator('[aria-live=polite]').textContent()).not.toBe(all);
  });

  journey(`filters can be reached on a phone (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, width: 360, javaScript: false });
    await open('/products');
    await page.getByRole('link', { name: said.filters }).click();
    await page.getByRole('form', { name: said.filters }).getByRole('checkbox', { name: said.onSale }).check();
    await page.getByRole('form', { name: said.filters }).getByRole('button', { name: said.apply }).click();
    expect(new URL(page.url()).searchParams.get('on_sale')).toBe('1');
  });

  journey(`the categories lead to a category and its products (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, width: 360, javaScript: false });
    await open('/categories');
    await expectWhole(page, language);
    await page.getByRole('main').locator('a[href*="/categories/"]').first().click();
    await expectWhole(page, language);
    await expectCards(page);
  });

  journey(`a product shows name, price, pictures and what it needs (${language})`, async ({ arrive }) => {
    const product = await findProduct('sukkari-dates');
    const { page, open } = await arrive({ language, width: 360, javaScript: false });
    await open(`/product/${product.id}/${product.slug}`);
    await expectWhole(page, language);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(await main.textContent()).toContain(String(product.price));
    expect(await main.textContent()).toContain(said.add);
    expect(await main.locator('section img').count()).toBeGreaterThan(1);
    const structured = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(structured.some((text) => text.includes('"Product"'))).toBe(true);
  });

  journey(`offers, sizes and the affiliate programme are read (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, width: 360, javaScript: false });
    await open('/offers');
    await expectWhole(page, language);
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(4);
    await open('/size-guide');
    await expectWhole(page, language);
    const first = page.getByRole('table').first();
    expect(await first.getByText('82–87').isVisible()).toBe(true);
    // The unit is switched by style alone.
    await page.getByText(texts(language).sizes.inch, { exact: true }).click();
    expect(await first.getByText('32.3–34.3').isVisible()).toBe(true);
    expect(await first.getByText('82–87').isVisible()).toBe(false);
    await open('/affiliate');
    await expectWhole(page, language);
    expect(await page.getByRole('table').textContent()).toContain('150');
  });

  journey(`everything of a name is searched, and reviews are narrowed and paged (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, width: 360, javaScript: false });
    await open('/search');
    await page
      .getByRole('main')
      .getByRole('searchbox')
      .fill(language === 'ar' ? 'عطور' : 'bags');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?search=/);
    await expectWhole(page, language);
    await page.getByRole('heading', { name: texts(language).find.categories }).waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
    const product = await findProduct('sukkari-dates');
    await open(`/product/${product.id}`);
    const reviews = page.locator('#reviews');
    expect(await reviews.getByRole('article').count()).toBe(5);
    await reviews.getByRole('link', { name: texts(language).product.reviewsMore }).click();
    expect(await reviews.getByRole('article').count()).toBe(product.rating_count - 5);
    await open(`/product/${product.id}`);
    await reviews.locator('summary').first().click();
    await reviews.locator('a[href*="stars=3"]').click();
    expect(await reviews.getByRole('article').count()).toBe(1);
  });

  journey(`a search without JavaScript finds products (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, javaScript: false });
    await open('/');
    await page
      .getByRole('combobox')
      .first()
      .fill(language === 'ar' ? 'هديه' : 'gift');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/products\?search=/);
    await expectWhole(page, language);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  journey(`the blog is read, and its list narrowed (${language})`, async ({ arrive }) => {
    const { page, open } = await arrive({ language, width: 360, javaScript: false });
    await open('/blog');
    await expectWhole(page, language);
    expect(await cards(page).count()).toBe(7);
    await page.getByRole('link', { name: said.page2 }).click();
    expect(await cards(page).count()).toBeGreaterThan(0);
    await page.getByRole('navigation').getByRole('link', { name: said.table, exact: true }).click();
    expect(new URL(page.url()).searchParams.get('category')).toBe('table');
    await cards(page).first().getByRole('link').click();
    await expectWhole(page, language);
    await page.getByText(said.contents).first().click();
    const [part] = await page.locator('details nav a').all();
    await part?.click();
    expect(await page.locator(decodeURIComponent(new URL(page.url()).hash)).count()).toBe(1);
  });

  journey(
    `the contact page says how to reach the shop, and the site map where to go (${language})`,
    async ({ arrive }) => {
      const { page, open } = await arrive({ language, width: 360, javaScript: false });
      await open('/contact');
      await expectWhole(page, language);
      expect(await page.getByRole('complementary').locator('a[href^="tel:"]').count()).toBe(1);
      expect(await page.locator('form button[type=submit]:visible').count()).toBe(0);
      await open('/sitemap');
      await expectWhole(page, language);
      expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(50);
    },
  );
});
