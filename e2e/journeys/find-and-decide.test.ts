import { expect } from 'vitest';
import { findProduct } from '../support/demo-shop.ts';
import { scrollTo } from '../support/in-page.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { mailAbout } from '../support/shop-mail.ts';

journey('a search that finds nothing shows ways on; one with a wrong letter is understood', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open('/');
  await page.getByRole('button', { name: 'بحث' }).first().click();
  const field = page.getByRole('dialog').getByRole('combobox');
  await field.fill('زززززز');
  await page.getByRole('dialog').getByText('لم يتم العثور على منتجات').waitFor();
  await field.press('Enter');
  await page.waitForURL(/\/products\?search=/);
  const main = page.getByRole('main');
  await main.getByText('لم يتم العثور على منتجات', { exact: true }).waitFor();
  await main.getByRole('heading', { name: 'الأكثر مبيعًا' }).waitFor();
  expect(await main.getByRole('article').count()).toBeGreaterThan(3);
  await main.getByRole('link', { name: 'تمور وقهوة' }).click();
  await page.getByRole('heading', { level: 1, name: 'تمور وقهوة' }).waitFor();
  await open(`/search?search=${encodeURIComponent('عطوور')}`);
  await main.getByText('هل تقصد:').waitFor();
  expect(await main.getByRole('article').count()).toBeGreaterThan(0);
});

journey('a search with only some of its words found says so; one in Latin letters finds', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open('/');
  await page.getByRole('button', { name: 'بحث' }).first().click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('combobox');
  await field.fill('عطر للفضاء');
  await dialog.getByText('نتائج لبعض كلماتك').waitFor();
  await field.press('Enter');
  await page.waitForURL(/\/products\?search=/);
  const main = page.getByRole('main');
  await main.getByText('لم نجد ما يجمع كل كلمات بحثك').waitFor();
  expect(await main.getByRole('article').count()).toBeGreaterThan(3);

  await page.getByRole('button', { name: 'بحث' }).first().click();
  await field.fill('3tr');
  await dialog.getByRole('option', { name: /عطر ليل الدرعية/ }).waitFor();
  expect(await dialog.getByText('نتائج لبعض كلماتك').count()).toBe(0);
  // Typed on an English keyboard layout, meaning «عطر».
  await field.fill("u'v");
  await dialog.getByRole('option', { name: /عطر ليل الدرعية/ }).waitFor();
  await field.press('Enter');
  await main.getByRole('heading', { level: 1, name: "«u'v»" }).waitFor();
  await main.getByRole('article').filter({ hasText: 'عطر ليل الدرعية' }).first().waitFor();
  expect(await main.getByText('لم نجد ما يجمع كل كلمات بحثك').count()).toBe(0);
});

journey(
  'suggestions mark the letters, show departments, remember, and lead to everything found',
  async ({ arrive }) => {
    const { page, open } = await arrive({ language: 'ar', width: 1280 });
    await open('/');
    const field = page.locator('#search');
    await field.fill('عطور');
    const list = page.getByRole('listbox');
    await list.getByRole('option', { name: 'عطور وعود' }).waitFor();
    expect(await list.locator('mark').first().textContent()).toBe('عطور');
    await field.press('Enter');
    await page.waitForURL(/\/products\?search=/);
    await field.fill('');
    await list.getByText('عمليات بحث سابقة').waitFor();
    await list.getByRole('option', { name: 'عطور' }).waitFor();
    await page.getByRole('button', { name: 'مسح السجل' }).click();
    await expect.poll(() => list.getByRole('option').count()).toBe(0);
    await field.fill('عطر');
    await list.getByRole('option', { name: 'كل نتائج «عطر»' }).waitFor();
    // Arrow up from the field goes to the last option.
    await field.press('ArrowUp');
    await field.press('Enter');
    await page.waitForURL(({ href }) => href.endsWith(`/products?search=${encodeURIComponent('عطر')}`));
    await page.getByRole('heading', { level: 1, name: 'نتائج البحث عن «عطر»' }).waitFor();
  },
);

journey('reviews are narrowed by stars, sorted and unrolled, and keep the place', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'en', width: 360 });
  const product = await findProduct('sukkari-dates');
  await open(`/product/${product.id}`);
  const reviews = page.locator('#reviews');
  await scrollTo(reviews);
  await reviews.getByRole('link', { name: 'More reviews' }).click();
  await expect.poll(() => reviews.getByRole('article').count()).toBe(product.rating_count);
  expect(await reviews.getByRole('link', { name: 'More reviews' }).count()).toBe(0);
  // On a phone the bars of the stars are folded behind the average.
  await reviews.locator('summary').first().click();
  await reviews.getByRole('link', { name: '3 stars: 1 review' }).click();
  await expect.poll(() => reviews.getByRole('article').count()).toBe(1);
  await reviews.getByRole('link', { name: '3 stars: 1 review' }).click();
  await reviews.getByRole('link', { name: 'Lowest rated' }).click();
  await reviews.getByRole('article').first().getByRole('img', { name: '3 stars of 5' }).waitFor();
  const written = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { aggregateRating } = written.map((text) => JSON.parse(text)).find((thing) => 'aggregateRating' in thing);
  expect(aggregateRating).toMatchObject({ ratingValue: product.rating_average, reviewCount: product.rating_count });
});

journey('a size is found without leaving the product, in inches too', async ({ arrive }) => {
  const { page, open } = await arrive({ language: 'ar', width: 360 });
  await open(`/product/${(await findProduct('everyday-crepe-abaya')).id}`);
  const opener = page.getByRole('main').getByRole('link', { name: 'دليل المقاسات' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'دليل المقاسات' });
  // An abaya is sized by its length, not by chest and waist.
  await dialog.getByRole('heading', { name: 'الثوب والعباية' }).waitFor();
  expect(await dialog.getByText('142', { exact: true }).isVisible()).toBe(true);
  await dialog.getByText('بوصة', { exact: true }).click();
  expect(await dialog.getByText('55.9', { exact: true }).isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count()).toBe(0);
});

journey('who asks to hear of stock gets one mail when it returns', async ({ arrive }) => {
  const { page, open, complaints } = await arrive({ language: 'ar', width: 360 });
  complaints.allow(/422/);
  const product = await findProduct('finjan-cup-set');
  await open(`/product/${product.id}`);
  const form = page.locator('form').filter({ hasText: 'نخبرك حين يتوفر' });
  const send = form.getByRole('button', { name: 'أخبرني حين يتوفر' });
  await send.click();
  await form.getByText('اكتب بريدك الإلكتروني أو رقم جوالك').waitFor();
  await form.getByRole('textbox').fill('nobody@');
  await send.click();
  await form.getByText('البريد الإلكتروني غير صحيح').waitFor();
  expect(await form.getByRole('textbox').inputValue()).toBe('nobody@');
  await form.getByRole('textbox').fill('waiting@example.com');
  await send.dblclick();
  await page.getByText('سجّلنا طلبك').waitFor();
  const [variant] = await inDatabase<{ id: number }>('select id from product_variants where product_id = $1', [
    product.id,
  ]);
  // Restocks as staff do: level, movement and event in one transaction.
  await inDatabase(
    `with level as (
        insert into stock_levels as s (variant_id, product_id, quantity) values ($1, $2, 3)
        on conflict (variant_id) do update set quantity = s.quantity + 3 returning variant_id
      ),
      moved as (insert into stock_movements (variant_id, delta, reason) select variant_id, 3, 'adjustment' from level)
    insert into events (name, payload) values ('stock.flipped', jsonb_build_object('productIds', jsonb_build_array($2::int)))`,
    [variant?.id, product.id],
  );
  const mail = await mailAbout('waiting@example.com');
  expect(mail).toContain(`/product/${product.id}/${product.slug}`);
  await page.reload();
  await page.getByRole('button', { name: 'أضف إلى السلة' }).first().waitFor();
});
