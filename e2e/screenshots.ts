import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { openDatabase } from '../server/src/platform/database/index.ts';
import { findRunningPostgres } from '../server/src/platform/postgres/index.ts';
import { makeStaff } from '../server/src/testing/factories/staff-factories.ts';
import { adminTexts } from './support/admin-texts.ts';
import { putInCart } from './support/cart-line.ts';
import { buyers, fillDetails, payment } from './support/checkout-steps.ts';
import { provideChromium } from './support/find-chromium.ts';
import { openShop } from './support/provide-shop.ts';
import { findProductIn, readFrom } from './support/shop-api.ts';
import { ROOT, startShop } from './support/shop-process.ts';
import { workAs } from './support/staff-browser.ts';
import { type Language, type Visitor, visit } from './support/visitor.ts';

const KEPT = join(ROOT, 'docs', 'screenshots');
/** `--check` takes the pictures here, compares them with the kept ones and fails where one is old. */
const isCheck = process.argv.includes('--check');
const FOLDER = isCheck ? join(ROOT, '.cache', 'screenshots') : KEPT;
const MOST_BYTES = 250_000;
const PRODUCT = 'layl-diriyah-eau-de-parfum';

const print = (line: string) => process.stdout.write(`${line}\n`);

const scenes: Record<string, (visitor: Visitor, shopUrl: string) => Promise<void>> = {
  home: ({ open }) => open('/'),
  listing: ({ open }) => open('/products'),
  product: async ({ open }, shopUrl) => open(`/product/${(await findProductIn(shopUrl, PRODUCT)).id}`),
  cart: async (visitor, shopUrl) => {
    await putInCart(visitor, await findProductIn(shopUrl, PRODUCT), 2);
    await visitor.open('/cart');
  },
  checkout: async (visitor, shopUrl) => {
    await putInCart(visitor, await findProductIn(shopUrl, PRODUCT), 2);
    await visitor.open('/checkout');
    await fillDetails(visitor, buyers[visitor.language]);
    await payment(visitor.page, 'cash_on_delivery').check();
  },
};

/** A screenshot of the admin for the owner's guide: prepares its screen for the staff member with this token. */
type AdminScene = (visitor: Visitor, token: string) => Promise<void>;

const idOf = async (shopUrl: string, path: string, token: string) =>
  (await readFrom<{ data: { id: string | number }[] }>(shopUrl, path, token)).data[0]?.id;

const adminScenes: Record<string, (shopUrl: string) => AdminScene> = {
  'admin-today':
    () =>
    async ({ page }) => {
      await page.goto('/admin');
      await page.locator('main figure svg').waitFor();
    },
  'admin-product':
    (shopUrl) =>
    async ({ page }, token) => {
      await page.goto(`/admin/products/${await idOf(shopUrl, '/admin/products?q=diriyah', token)}`);
      await page.locator('main form').first().waitFor();
    },
  'admin-import':
    () =>
    async ({ page }) => {
      await page.goto('/admin/products/import');
      await page.locator('main input[type=file]').first().waitFor({ state: 'attached' });
    },
  'admin-parcel':
    (shopUrl) =>
    async ({ page, language }, token) => {
      await page.goto(`/admin/orders/${await idOf(shopUrl, '/admin/orders?waits_for=to_ship', token)}`);
      const send = adminTexts[language].orders.send;
      await page.getByRole('main').getByRole('button', { name: send }).click();
      await page.getByRole('dialog').waitFor();
    },
  'admin-refund':
    (shopUrl) =>
    async ({ page, language }, token) => {
      await page.goto(`/admin/orders/${await idOf(shopUrl, '/admin/orders?status=delivered', token)}`);
      const { moreActs, refund } = adminTexts[language].orders;
      for (const name of [moreActs, refund])
        await page.getByRole('main').getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  'admin-promotion':
    (shopUrl) =>
    async ({ page }, token) => {
      await page.goto(`/admin/promotions/${await idOf(shopUrl, '/admin/promotions', token)}`);
      await page.locator('main form').first().waitFor();
    },
  'admin-home':
    () =>
    async ({ page }) => {
      await page.goto('/admin/home');
      await page.locator('main li').first().waitFor();
    },
};

/** The guide of an empty shop, as its owner finds it. */
async function photographFirstSteps(browser: Browser): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'waha-first-steps-'));
  const shop = await startShop(dataDir, { settings: { DEMO: '0' }, log: 'first-steps.log' });
  try {
    const owner = await ownerOf(dataDir);
    for (const look of guideLooks) {
      const visitor = await visit(browser, shop.url, { ...look, still: true });
      await workAs(visitor, owner, look.language);
      await visitor.page.goto('/admin');
      await visitor.page.locator('main ol').first().waitFor();
      await photograph(visitor, `admin-first-steps-${look.language}-${look.width}.png`);
    }
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}

const guideLooks = [
  { language: 'ar', width: 390 },
  { language: 'en', width: 1280 },
] as const;

async function ownerOf(dataDir: string) {
  const url = await findRunningPostgres(dataDir);
  if (!url) throw new Error(`Nothing runs on ${dataDir}`);
  const database = openDatabase({ url, poolSize: 1 });
  try {
    return await makeStaff(database.db, 'owner');
  } finally {
    await database.close();
  }
}

/**
 * `npm run screenshots`: pictures of the demo shop's main pages and of its admin, for the README and the owner's guide.
 * `npm run screenshots -- --check` changes none, and exits with 1 where a kept one shows something else.
 */
async function main(): Promise<void> {
  const { shop, dataDir } = await openShop(print);
  const browser = await chromium.launch({ executablePath: provideChromium('shell', print) });
  try {
    await mkdir(FOLDER, { recursive: true });
    for (const language of ['ar', 'en'] as const) {
      for (const width of [360, 1280]) await photographAll(browser, shop.url, { language, width });
    }
    const owner = await ownerOf(dataDir);
    for (const look of guideLooks) {
      for (const [name, scene] of Object.entries(adminScenes)) {
        const visitor = await visit(browser, shop.url, { ...look, still: true });
        await workAs(visitor, owner, look.language);
        await scene(shop.url)(visitor, owner.token);
        await photograph(visitor, `${name}-${look.language}-${look.width}.png`);
      }
    }
    await photographFirstSteps(browser);
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function photographAll(
  browser: Browser,
  shopUrl: string,
  look: { language: Language; width: number },
): Promise<void> {
  for (const [name, bring] of Object.entries(scenes)) {
    const visitor = await visit(browser, shopUrl, { ...look, still: true });
    await bring(visitor, shopUrl);
    await photograph(visitor, `${name}-${look.language}-${look.width}.png`);
  }
}

async function photograph({ page, context }: Visitor, file: string): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  await page.waitForLoadState('networkidle');
  const bytes = await save(await page.screenshot(), file);
  const difference = isCheck ? await differenceOf(join(FOLDER, file), join(KEPT, file)) : 0;
  const isOld = difference > MOST_DIFFERENT;
  if (isOld) process.exitCode = 1;
  const compared = isCheck ? `, ${(difference * 100).toFixed(1)} % different${isOld ? ': old' : ''}` : '';
  print(`${file} ${(bytes / 1000).toFixed(0)} kB${compared}`);
  await context.close();
}

/**
 * The share of a page that looks different in two pictures, from 0 to 1. Both are reduced to tiles of eight pixels: an
 * hour, a count or another version of a font makes no difference there, and a part that moved or changed does.
 */
async function differenceOf(taken: string, kept: string): Promise<number> {
  const { width = 0, height = 0 } = await sharp(taken).metadata();
  const size = { width: Math.round(width / TILE), height: Math.round(height / TILE), fit: 'fill' } as const;
  const [one, other] = await Promise.all(
    [taken, kept].map((file) => sharp(file).flatten().greyscale().resize(size).raw().toBuffer()),
  );
  if (!one || !other) return 1;
  const isChanged = (value: number, at: number) => Math.abs(value - (other[at] ?? 0)) > CONTRAST;
  return one.filter(isChanged).length / one.length;
}

const TILE = 8;
/** Difference in brightness, from 0 to 255, beyond which a tile counts as changed. */
const CONTRAST = 12;
const MOST_DIFFERENT = 0.1;

/** Reduced to a palette: the README is read over slow connections too. */
async function save(picture: Buffer, file: string): Promise<number> {
  for (const colors of [256, 128, 64]) {
    const { size } = await sharp(picture).png({ palette: true, colors, effort: 10 }).toFile(join(FOLDER, file));
    if (size <= MOST_BYTES) return size;
  }
  throw new Error(`${file} stays over ${MOST_BYTES / 1000} kB`);
}

await main();
