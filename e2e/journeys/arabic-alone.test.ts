import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect } from 'vitest';
import faqText from '../../admin/app/text/ar/faq.ts';
import { expectAccessible } from '../support/accessible.ts';
import { input, press } from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { prepareDataDir } from '../support/demo-data.ts';
import { journey } from '../support/journey.ts';
import { ROOT, type RunningShop, startShop } from '../support/shop-process.ts';
import { enrolOwner } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const run = promisify(execFile);
const [PHONE, DESK] = [360, 1280];
const { common } = adminTexts.ar;

let dataDir: string;
let shop: RunningShop;

/** A shop of its own: other journeys read the common one in English. */
beforeAll(async () => {
  dataDir = await prepareDataDir((line) => void process.stdout.write(`${line}\n`));
  shop = await startShop(dataDir, { log: 'arabic-alone.log' });
});
afterAll(async () => {
  await shop?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

async function passwordOfOwner(email: string): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const options = ['--email', email, '--name', 'سارة القحطاني', '--another'];
  const { stdout } = await run(process.execPath, ['server/src/cli/create-owner.ts', ...options], { cwd: ROOT, env });
  return /password[^:]*: (\S+)/.exec(stdout)?.[1] ?? '';
}

async function speak(owner: Visitor, languages: 'both' | 'ar'): Promise<void> {
  await owner.page.goto('/admin/settings/languages');
  await input(owner, 'languages').selectOption(languages);
  await expectAccessible(owner, [PHONE, DESK]);
  await press(owner, common.save);
  await owner.page.getByText(common.saved, { exact: true }).first().waitFor();
}

/** Writes a question in Arabic; the form has no other field. */
async function writeQuestion(owner: Visitor): Promise<void> {
  const { page, hands } = owner;
  await page.goto('/admin/faq');
  await press(owner, faqText.addGroup);
  await page.locator('[lang=ar]').first().waitFor();
  expect(await page.locator('main [lang=en], [role=dialog] [lang=en]').count()).toBe(0);
  await hands.press(page.getByRole('button', { name: common.cancel, exact: true }));
}

journey('an owner sells in Arabic alone, and a visitor who reads English meets Arabic', async ({ arrive }) => {
  const english = await arrive({ language: 'en', width: PHONE, shopUrl: shop.url });
  await english.open('/products');
  const owner = await arrive({ language: 'ar', width: PHONE, shopUrl: shop.url });
  // An address of its own for each attempt: the one of a failed attempt is taken.
  const email = `owner-${randomUUID()}@dar-najd.example.com`;
  await enrolOwner(owner, email, await passwordOfOwner(email));
  await speak(owner, 'ar');
  await writeQuestion(owner);

  const { page } = english;
  await expect
    .poll(async () => (await page.goto('/en/products?sort=price'))?.url())
    .toBe(`${shop.url}/products?sort=price`);
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  await expectAccessible(english, [PHONE, DESK]);
  expect(await page.locator('link[hreflang]').count()).toBe(0);
  expect(await page.locator('a[href^="/en"]').count()).toBe(0);
  // Pages by the router and pages loaded anew are the same language.
  await page.getByRole('main').locator('a[href^="/product/"]').first().click();
  await page.waitForURL(/\/product\//);
  expect(await page.locator('html').getAttribute('lang')).toBe('ar');
  await page
    .getByRole('button', { name: words('ar').shell.menu, exact: true })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByText('English', { exact: true }).count()).toBe(0);

  await speak(owner, 'both');
  await expect.poll(async () => (await page.goto('/en/products'))?.url()).toBe(`${shop.url}/en/products`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
});
