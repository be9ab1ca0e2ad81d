import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { putInCart } from './support/cart-line.ts';
import { buyers, fillDetails, payment } from './support/checkout-steps.ts';
import { provideChromium } from './support/find-chromium.ts';
import { openShop } from './support/provide-shop.ts';
import { findProductIn } from './support/shop-api.ts';
import { ROOT } from './support/shop-process.ts';
import { type Language, type Visitor, visit } from './support/visitor.ts';

const FOLDER = join(ROOT, 'docs', 'screenshots');
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

/** `npm run screenshots`: pictures of the main pages of the demo shop, for the README and for looking at. */
async function main(): Promise<void> {
  const { shop, dataDir } = await openShop(print);
  const browser = await chromium.launch({ executablePath: provideChromium('shell', print) });
  try {
    await mkdir(FOLDER, { recursive: true });
    for (const language of ['ar', 'en'] as const) {
      for (const width of [360, 1280]) await photographAll(browser, shop.url, { language, width });
    }
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
    await visitor.page.evaluate('scrollTo(0, 0)');
    await visitor.page.waitForLoadState('networkidle');
    const file = `${name}-${look.language}-${look.width}.png`;
    const bytes = await save(await visitor.page.screenshot(), file);
    print(`${file} ${(bytes / 1000).toFixed(0)} kB`);
    await visitor.context.close();
  }
}

/** With as many colours as fit: the README is read over slow connections too. */
async function save(picture: Buffer, file: string): Promise<number> {
  for (const colors of [256, 128, 64]) {
    const { size } = await sharp(picture).png({ palette: true, colors, effort: 10 }).toFile(join(FOLDER, file));
    if (size <= MOST_BYTES) return size;
  }
  throw new Error(`${file} stays over ${MOST_BYTES / 1000} kB`);
}

await main();
