import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect } from 'vitest';
import arabicCommon from '../../admin/app/text/ar/common.ts';
import arabicPages from '../../admin/app/text/ar/pages.ts';
import arabicSetup from '../../admin/app/text/ar/setup.ts';
import arabicShell from '../../admin/app/text/ar/shell.ts';
import arabicShipping from '../../admin/app/text/ar/shipping.ts';
import arabicToday from '../../admin/app/text/ar/today.ts';
import englishCommon from '../../admin/app/text/en/common.ts';
import englishPages from '../../admin/app/text/en/pages.ts';
import englishSetup from '../../admin/app/text/en/setup.ts';
import englishShell from '../../admin/app/text/en/shell.ts';
import englishShipping from '../../admin/app/text/en/shipping.ts';
import englishToday from '../../admin/app/text/en/today.ts';
import { expectAccessible } from '../support/accessible.ts';
import {
  changeHome,
  fill,
  makeCategory,
  makeCoupon,
  makeProduct,
  makePromotion,
  press,
  sendParcel,
} from '../support/admin-steps.ts';
import { adminTexts } from '../support/admin-texts.ts';
import { putInCart } from '../support/cart-line.ts';
import { buy } from '../support/checkout-steps.ts';
import { journey } from '../support/journey.ts';
import { findProductIn } from '../support/shop-api.ts';
import { ROOT, type RunningShop, startShop } from '../support/shop-process.ts';
import { enrolOwner } from '../support/staff-browser.ts';
import type { Visitor } from '../support/visitor.ts';
import { words } from '../support/words.ts';

const run = promisify(execFile);
/** Five journeys in one, so it takes as long as five. */
const A_WHOLE_DAY_MS = 300_000;
const texts = {
  ar: {
    common: arabicCommon,
    pages: arabicPages,
    setup: arabicSetup,
    shell: arabicShell,
    shipping: arabicShipping,
    today: arabicToday,
  },
  en: {
    common: englishCommon,
    pages: englishPages,
    setup: englishSetup,
    shell: englishShell,
    shipping: englishShipping,
    today: englishToday,
  },
};

let dataDir: string;
let shop: RunningShop;

/** A shop without data, restarted for each test. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'waha-new-shop-'));
  shop = await startShop(dataDir, { settings: { DEMO: '0' }, log: 'new-shop.log' });
}, 120_000);
afterEach(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

/** Console output of a command of the shop. */
async function atConsole(script: string, ...more: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: '0' };
  const { stdout } = await run(process.execPath, [`server/src/cli/${script}.ts`, ...more], { cwd: ROOT, env });
  return stdout;
}

async function saveStore(owner: Visitor): Promise<void> {
  const { common } = texts[owner.language];
  await fill(owner, 'name.ar', 'دار نجد');
  await fill(owner, 'name.en', 'Dar Najd');
  await fill(owner, 'legal_name.ar', 'مؤسسة دار نجد');
  await fill(owner, 'legal_name.en', 'Dar Najd Est.');
  await fill(owner, 'vat_number', '٣١٠٠٠٠٠٠٠٠٠٠٠٠٣');
  await press(owner, common.save);
  await owner.page.getByText(common.saved).first().waitFor();
}

async function setCashFee(owner: Visitor): Promise<void> {
  const { common } = texts[owner.language];
  await fill(owner, 'cash_on_delivery.fee', '12');
  const own = owner.page.locator('form').filter({ has: owner.page.locator('[name="cash_on_delivery.fee"]') });
  await owner.hands.press(own.getByRole('button', { name: common.save, exact: true }));
  await owner.page.getByText(common.saved).first().waitFor();
}

async function setDelivery(owner: Visitor, width: number): Promise<void> {
  const say = texts[owner.language].shipping;
  await press(owner, say.addZone);
  const dialog = owner.page.getByRole('dialog');
  await owner.hands.press(dialog.getByRole('button', { name: say.allRegions }));
  await owner.hands.fill(dialog.getByLabel(say.cost, { exact: true }), '20');
  await expectAccessible(owner, [width]);
  await owner.hands.press(dialog.getByRole('button', { name: texts[owner.language].common.save, exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

async function writeReturns(owner: Visitor): Promise<void> {
  const { pages, common } = texts[owner.language];
  await owner.hands.press(owner.page.getByRole('main').getByRole('link', { name: pages.slug_returns, exact: true }));
  await fill(owner, 'title.ar', 'الإرجاع');
  await fill(owner, 'title.en', 'Returns');
  await fill(owner, 'body.ar', '## خلال سبعة أيام\n\nنرد لك ما دفعت.');
  await fill(owner, 'body.en', '## Within seven days\n\nYou get back what you paid.');
  await press(owner, common.save);
  await owner.page.getByText(common.saved).first().waitFor();
}

for (const [language, width] of [
  ['ar', 390],
  ['en', 1280],
] as const) {
  const say = texts[language];
  journey(
    `an empty shop becomes one that sells, sends and gives back (${language}, ${width})`,
    async ({ arrive }) => {
      const email = `owner-${language}@example.com`;
      const printed = await atConsole('create-owner', '--email', email, '--name', 'سارة القحطاني');
      // On a desk the whole day is done by keyboard.
      const owner = await arrive({ language, width, shopUrl: shop.url, byKeyboard: language === 'en' });
      const { page, hands } = owner;
      const main = page.getByRole('main');
      await enrolOwner(owner, email, /password[^:]*: (\S+)/.exec(printed)?.[1] ?? '');

      const steps = main.getByRole('region', { name: say.today.firstSteps });
      const follow = async (step: keyof typeof say.today) => {
        await hands.press(page.getByRole('link', { name: say.shell.today, exact: true }).first());
        await hands.press(steps.getByRole('link', { name: say.today[step] }));
        // The guide's text contains the same words as links on the next screen, so nothing is pressed before the guide
        // is gone.
        await steps.waitFor({ state: 'detached' });
      };
      await steps.waitFor();
      await expectAccessible(owner, [width]);
      await follow('step_store');
      await saveStore(owner);
      await follow('step_payments');
      await setCashFee(owner);
      await follow('step_delivery');
      await setDelivery(owner, width);
      await follow('step_page');
      await writeReturns(owner);
      await changeHome(owner, 'عباءات نجد', 'up', width);
      const mark = `${language}${Date.now() % 100_000}`;
      const code = `NAJD${mark}`.toUpperCase();
      await makeProduct(owner, mark, await makeCategory(owner, mark), width);
      await makeCoupon(owner, code);
      await makePromotion(owner, mark);

      // A new shop is closed until its owner opens it.
      await follow('step_opening');
      await hands.press(main.getByRole('button', { name: say.setup.openShop, exact: true }));
      await hands.press(page.getByRole('dialog').getByRole('button', { name: say.setup.openShop, exact: true }));
      await main.getByText(say.setup.openText).waitFor();

      const product = await findProductIn(shop.url, `najd-abaya-${mark}`);
      expect(product.variants).toHaveLength(4);
      const guest = await arrive({ language, width, still: true, shopUrl: shop.url });
      await guest.open('/');
      await guest.page.getByRole('heading', { level: 1, name: 'عباءات نجد' }).waitFor();
      await guest.open(`/product/${product.id}/${product.slug}`);
      await guest.page.getByRole('heading', { level: 1, name: new RegExp(mark) }).waitFor();
      await putInCart(guest, product, 3);
      await guest.open('/cart');
      const cart = words(language).cart;
      await guest.page.getByRole('main').getByRole('button', { name: cart.haveCoupon }).click();
      await guest.page.getByLabel(cart.coupon).fill(code);
      await guest.page.getByRole('main').getByRole('button', { name: cart.couponApply, exact: true }).click();
      await guest.page.getByText(new RegExp(code)).first().waitFor();
      const number = await buy(guest);
      expect(number).toMatch(/^WH-/);

      // The setup guide is complete.
      await page.goto('/admin');
      await main.getByRole('heading', { name: say.today.sales, exact: true }).waitFor();
      await expect.poll(() => steps.count()).toBe(0);

      const orders = adminTexts[language].orders;
      const state = (name: string) => main.locator('.state').filter({ hasText: name }).first().waitFor();
      await page.goto(`/admin/orders?q=${number}`);
      await hands.press(main.getByRole('link', { name: number }));
      await press(owner, orders.pack);
      await state(orders.status_processing);
      await sendParcel(owner, 1, 'SM-1');
      await sendParcel(owner, 2, 'SM-2');
      for (const left of [1, 0]) {
        await hands.press(main.getByRole('button', { name: new RegExp(`^${orders.markArrived}`) }).first());
        await expect
          .poll(() => main.getByRole('button', { name: new RegExp(`^${orders.markArrived}`) }).count())
          .toBe(left);
      }
      await state(orders.status_delivered);

      // One piece returned: 80 riyals, less its share of the coupon.
      await hands.press(main.getByRole('button', { name: orders.moreActs, exact: true }));
      await hands.press(main.getByRole('button', { name: orders.refund, exact: true }));
      const dialog = page.getByRole('dialog');
      await hands.fill(dialog.getByRole('textbox').first(), '1');
      await hands.fill(dialog.getByLabel(orders.bankReference), `OUT-${mark}`);
      await hands.fill(dialog.getByLabel(orders.reason), 'مقاس غير مناسب');
      await expectAccessible(owner, [width]);
      await hands.press(dialog.getByRole('button', { name: orders.refundDo, exact: true }));
      await dialog.waitFor({ state: 'detached' });
      await expect
        .poll(
          async () => {
            await page.reload();
            await main.getByRole('heading', { name: orders.documents }).waitFor();
            return main.getByText(orders.creditNote).count();
          },
          { timeout: 30_000, interval: 1_000 },
        )
        .toBeGreaterThan(0);

      // An edit shows in the shop within a moment.
      await page.goto(`/admin/products/${product.id}`);
      await fill(owner, 'price', '150');
      await press(owner, adminTexts[language].products.save);
      const salePrice = async () => (await findProductIn(shop.url, product.slug)).sale_price;
      await expect.poll(salePrice, { timeout: 5_000 }).toBe(120);

      // 3 × 80, less 10 of the coupon, plus 20 of delivery and 12 of cash on delivery: the day's sales equal the
      // ledger's figure.
      await page.goto('/admin?period=day');
      await main.getByText(new RegExp(mark)).first().waitFor();
      expect(await atConsole('check-ledger')).toMatch(/, 0 violations/);
    },
    A_WHOLE_DAY_MS,
  );
}
