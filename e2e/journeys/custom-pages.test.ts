import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import menusText from '../../admin/app/text/ar/menus.ts';
import pagesText from '../../admin/app/text/ar/pages.ts';
import { expectAccessible } from '../support/accessible.ts';
import { fill, input, press } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { journey } from '../support/journey.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';

const WIDTH = 360;
const { common } = adminTexts.ar;
const ask = (path: string) => fetch(`${shopUnderTest().url}${path}`, { redirect: 'manual' });
const at = (slug: string) => `/pages/${encodeURIComponent(slug)}`;

async function save(staff: Visitor): Promise<void> {
  await press(staff, common.save);
  await staff.page.getByText(common.notSaved).waitFor({ state: 'detached' });
}

/** Writes a page in Arabic alone at the address that its title suggests; it is a draft. */
async function writePage(staff: Visitor, title: string): Promise<string> {
  const { page } = staff;
  await page.goto('/admin/pages');
  await page.getByRole('link', { name: pagesText.newPage }).click();
  await fill(staff, 'title.ar', title);
  await fill(staff, 'body.ar', '## من البداية\n\nبدأنا من **دكان صغير** في الدرعية.');
  await page.locator('.prose-preview strong').first().waitFor();
  const slug = title.replaceAll(' ', '-');
  await press(staff, pagesText.useSlug.replace('{slug}', slug));
  await expectAccessible(staff, [WIDTH]);
  await press(staff, common.save);
  await page.waitForURL(/\/admin\/pages\/own\/\d+$/);
  return slug;
}

async function putInMenu(staff: Visitor, slug: string): Promise<void> {
  const { page } = staff;
  await page.goto('/admin/menus');
  await page.getByLabel(`${menusText.add} ${menusText.header}`).selectOption(`/pages/${slug}`);
  await press(staff, common.save);
  await page.getByText(menusText.saved).waitFor();
}

/** Removes the link from the menu, because other journeys look at the same shop. */
async function takeFromMenu(staff: Visitor, title: string): Promise<void> {
  await staff.page.goto('/admin/menus');
  await press(staff, menusText.remove.replace('{name}', title));
  await press(staff, common.save);
  await staff.page.getByText(menusText.saved).waitFor();
}

journey('an owner writes a page, puts it into the menu, renames and removes it', async ({ arrive }) => {
  const staff = await arrive({ language: 'ar', width: WIDTH });
  const { page } = staff;
  await workAs(staff, await hire('owner'), 'ar');
  const mark = randomUUID()
    .replace(/[^0-9]/g, '')
    .slice(0, 6);
  const title = `قصة متجرنا ${mark}`;
  const slug = await writePage(staff, title);
  const own = page.url();
  expect((await ask(at(slug))).status, 'a draft is read by nobody').toBe(404);
  await input(staff, 'isPublished').check();
  await save(staff);
  await page.getByRole('link', { name: pagesText.open }).waitFor();

  const shopper = await arrive({ language: 'ar', width: WIDTH });
  await shopper.open(at(slug));
  await shopper.page.getByRole('heading', { level: 1, name: title }).waitFor();
  await expectAccessible(shopper, [WIDTH]);
  const canonical = (await shopper.page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  expect(decodeURI(new URL(canonical).pathname)).toBe(`/pages/${slug}`);
  expect(await shopper.page.locator('link[rel=alternate][hreflang=en]').count()).toBe(0);

  const english = await arrive({ language: 'en', width: WIDTH });
  await english.open(at(slug));
  const article = english.page.getByRole('article');
  expect([await article.getAttribute('lang'), await article.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  expect(await english.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');

  await putInMenu(staff, slug);
  const linked = async () => (await (await ask('/faq')).text()).includes(title);
  await expect.poll(linked).toBe(true);

  await page.goto(own);
  await fill(staff, 'slug', `our-story-${mark}`);
  await save(staff);
  const moved = await ask(at(slug));
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/pages/our-story-${mark}`]);

  await press(staff, pagesText.removePage);
  await page.getByRole('dialog').getByRole('button', { name: pagesText.removePage }).click();
  await page.waitForURL(/\/admin\/pages$/);
  await expect.poll(async () => (await ask(`/pages/our-story-${mark}`)).status).toBe(404);
  await expect.poll(linked).toBe(false);
  await takeFromMenu(staff, title);
});
