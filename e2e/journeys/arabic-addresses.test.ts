import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { fill, input, press, unfold } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { journey } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { hire, workAs } from '../support/staff-browser.ts';

journey('an Arabic address is found, and each earlier one leads to it in one step', async ({ arrive }) => {
  const { products: say, common } = adminTexts.ar;
  const staff = await arrive({ language: 'ar', width: 1280 });
  const { page } = staff;
  await workAs(staff, await hire('manager'), 'ar');
  await page.goto('/admin/products/new');
  const mark = randomUUID().slice(0, 6);
  await fill(staff, 'name_ar', `دلّة أثرية ${mark}`);
  await fill(staff, 'price', '80');
  await input(staff, 'category_id').selectOption({ index: 1 });
  await fill(staff, 'seo_title_ar', 'دلة قهوة عربية أصلية');
  await page.getByRole('figure').getByText('دلة قهوة عربية أصلية').waitFor();
  await press(staff, say.publishNew);
  await page.getByRole('link', { name: say.viewInShop }).waitFor();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  await unfold(staff);
  const made = await input(staff, 'slug').inputValue();
  expect(made).toBe(`دلة-أثرية-${mark}`);
  const slugs = [made, `dallah-${mark}`, `دلال-${mark}`];
  for (const slug of slugs.slice(1)) {
    await fill(staff, 'slug', slug);
    await press(staff, say.save);
    await page.getByText(common.saved).first().waitFor();
    await page.getByText(common.notSaved).waitFor({ state: 'detached' });
  }
  await expectAccessible(staff, [1280, 360]);

  const address = (slug: string) => `/product/${id}/${encodeURIComponent(slug)}`;
  const ask = (path: string) => fetch(`${shopUnderTest().url}${path}`, { redirect: 'manual' });
  const last = slugs.at(-1) ?? '';
  for (const slug of [...slugs.slice(0, -1), 'never-there']) {
    const { status, headers } = await ask(address(slug));
    expect([status, headers.get('location')]).toEqual([301, address(last)]);
    const english = await ask(`/en${address(slug)}`);
    expect([english.status, english.headers.get('location')]).toEqual([301, `/en${address(last)}`]);
  }
  const shopper = await arrive({ language: 'ar', width: 360 });
  await shopper.open(address(last));
  await shopper.page.getByRole('heading', { level: 1, name: `دلّة أثرية ${mark}` }).waitFor();
  expect(await shopper.page.title()).toMatch(/^دلة قهوة عربية أصلية \|/);
  const canonical = (await shopper.page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  expect(decodeURI(new URL(canonical).pathname)).toBe(`/product/${id}/${last}`);
  await shopper.page.waitForLoadState('networkidle');
});
