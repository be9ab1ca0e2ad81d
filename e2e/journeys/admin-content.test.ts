import { expect } from 'vitest';
import blogText from '../../admin/app/text/ar/blog.ts';
import commonText from '../../admin/app/text/ar/common.ts';
import newsletterText from '../../admin/app/text/ar/newsletter.ts';
import { expectAccessible } from '../support/accessible.ts';
import { changeHome, input, press } from '../support/admin-steps.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { mailAbout } from '../support/shop-mail.ts';
import { hire, workAs } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const WIDTH = 390;

async function fillBoth(staff: Visitor, name: string, text: string): Promise<void> {
  await input(staff, `${name}.ar`).fill(text);
  await input(staff, `${name}.en`).fill(`${text} in English`);
}

/** An article written and published, read by a guest. */
async function publishArticle(staff: Visitor, guest: Visitor, mark: string): Promise<void> {
  const { page } = staff;
  await page.goto('/admin/blog/new');
  await fillBoth(staff, 'title', `سر الزعفران ${mark}`);
  await fillBoth(staff, 'excerpt', 'خيوط حمراء ورائحة لا تُنسى');
  await fillBoth(staff, 'body', '## كيف تعرفه\n\n**الأحمر** أجوده');
  await page.locator('.prose-preview strong').first().waitFor();
  await input(staff, 'slug').fill(`saffron-${mark}`);
  await input(staff, 'category_id').selectOption({ index: 1 });
  await fillBoth(staff, 'author', 'نوف');
  await expectAccessible(staff, [WIDTH]);
  await press(staff, commonText.save);
  await page.waitForURL(/\/admin\/blog\/\d+$/);
  expect((await fetch(new URL(`/blog/saffron-${mark}`, page.url()))).status, 'a draft is read by nobody').toBe(404);
  await press(staff, blogText.publish);
  await page.getByRole('link', { name: blogText.viewInShop }).waitFor();
  await guest.open(`/blog/saffron-${mark}`);
  await guest.page.getByRole('heading', { level: 1, name: `سر الزعفران ${mark}` }).waitFor();
}

/** Headings of the home's parts, in their order. */
async function partsOf(guest: Visitor): Promise<string[]> {
  await guest.open('/');
  await guest.page.getByRole('heading', { level: 2, name: words('ar').shop.bestSellers }).waitFor();
  return guest.page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
}

async function sendLetter(staff: Visitor, mark: string): Promise<string> {
  const email = `letters-${mark}@example.com`;
  await inDatabase(
    `insert into newsletter_subscribers (email, status, language, source, confirmed_at)
     values ($1, 'subscribed', 'ar', 'page', now())`,
    [email],
  );
  const { page } = staff;
  await page.goto('/admin/newsletter/new');
  await fillBoth(staff, 'subject', `وصل الجديد ${mark}`);
  await fillBoth(staff, 'body', '**العود** الجديد [هنا](/products)');
  await press(staff, commonText.save);
  await page.waitForURL(/\/admin\/newsletter\/\d+$/);
  await press(staff, newsletterText.send);
  await press(staff, newsletterText.sendNow);
  await page.locator('header .state', { hasText: newsletterText.status_sent }).waitFor();
  await expectAccessible(staff, [WIDTH]);
  return mailAbout(`To: ${email}`, `Subject: وصل الجديد ${mark}`);
}

journey('what staff write is read: an article, the home page, a letter', async ({ arrive }) => {
  const staff = await arrive({ language: 'ar', width: WIDTH });
  const guest = await arrive({ language: 'ar', width: WIDTH, still: true });
  await workAs(staff, await hire('owner'), 'ar');
  const mark = String(Date.now() % 100_000);
  await publishArticle(staff, guest, mark);

  const { bestSellers, heroTitle } = words('ar').shop;
  const before = await partsOf(guest);
  await changeHome(staff, `أهلًا بالشتاء ${mark}`, 'up', WIDTH);
  const after = await partsOf(guest);
  await guest.page.getByRole('heading', { level: 1, name: `أهلًا بالشتاء ${mark}` }).waitFor();
  expect(after.indexOf(bestSellers)).toBe(before.indexOf(bestSellers) - 1);
  expect(after.toSorted()).toEqual(before.toSorted());
  await changeHome(staff, '', 'down', WIDTH);
  expect(await partsOf(guest)).toEqual(before);
  await guest.page.getByRole('heading', { level: 1, name: heroTitle }).waitFor();

  const mail = await sendLetter(staff, mark);
  expect(mail).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(mail).toContain('<strong>العود</strong>');
});
