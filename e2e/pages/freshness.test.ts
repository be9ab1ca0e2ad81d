import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '@waha/contract';
import { afterAll, beforeAll, expect } from 'vitest';
import { findProduct } from '../support/demo-shop.ts';
import { journey } from '../support/journey.ts';
import { inDatabase } from '../support/shop-database.ts';
import { type RunningShop, startShop } from '../support/shop-process.ts';
import { shopUnderTest } from '../support/shop-under-test.ts';

/**
 * Two processes share one database and cache whole pages, each for itself. A change by one of them, or by staff, must
 * be on every page of both within a second. Each page is requested up to this many times, a few milliseconds apart,
 * until it is fresh. Requests are counted, not seconds: a busy machine makes a request slow, a lost purge makes every
 * request stale.
 */
const LOOKS = 20;
const BETWEEN_MS = 50;

let second: RunningShop;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waha-e2e-second-'));
  const settings = { DATABASE_URL: shopUnderTest().databaseUrl, DEMO: '0', STORE_API_KEY: 'waha-demo-key' };
  second = await startShop(folder, { settings, log: 'second-shop.log' });
});
afterAll(async () => {
  await second.stop();
  await rm(folder, { recursive: true });
});

const both = () => [shopUnderTest().url, second.url];

async function read(url: string, path: string): Promise<string> {
  return (await fetch(`${url}${path}`)).text();
}

/**
 * Requests each page of both processes until it is as expected; throws if one is still stale after the last request.
 */
async function untilEverywhere(paths: readonly string[], isFresh: (page: string) => boolean): Promise<void> {
  const startedAt = performance.now();
  await Promise.all(
    both().flatMap((url) =>
      paths.map(async (path) => {
        for (let look = 1; !isFresh(await read(url, path)); look += 1) {
          if (look === LOOKS) throw new Error(`${path} of ${url} is still stale after ${LOOKS} looks`);
          await sleep(BETWEEN_MS);
        }
      }),
    ),
  );
  const ms = Math.round(performance.now() - startedAt);
  process.stdout.write(`${paths.length} pages of two processes were fresh after ${ms} ms\n`);
}

/** Changes a product as staff saving it do: the change and its purge in one transaction. */
function change(productId: number, columns: string): Promise<unknown> {
  return inDatabase(
    `with changed as (update products set ${columns} where id = ${productId} returning id)
     insert into cache_purges (tags) select array['products', 'promotions', 'product:' || id] from changed`,
  );
}

/** Every page that shows the product: home (its flash sale), lists, its own page, search results, offers. */
function pagesOf(product: Product, search: string): string[] {
  return [
    '/',
    `/products?search=${search}`,
    `/search?search=${search}`,
    `/product/${product.id}/${product.slug}`,
    `/categories/${product.category.slug}`,
    '/offers',
  ];
}

journey('a changed name and price is on every page of both processes', async () => {
  const product = await findProduct('nabd-smart-watch');
  const paths = pagesOf(product, 'NBD').map((path) => path.replace('NBD', encodeURIComponent(product.sku)));
  const [kept] = await inDatabase<{ name_ar: string; price_halalas: number }>(
    'select name_ar, price_halalas from products where id = $1',
    [product.id],
  );
  // Both caches store the old pages before the first change.
  await untilEverywhere(paths, (page) => page.includes(kept?.name_ar ?? ''));
  try {
    await change(product.id, `name_ar = 'ساعة الاختبار الطازجة'`);
    await untilEverywhere(
      paths,
      (page) => page.includes('ساعة الاختبار الطازجة') && !page.includes(`>${kept?.name_ar}<`),
    );
    await change(product.id, 'price_halalas = 987700');
    await untilEverywhere(paths, (page) => page.includes('9,877.00'));
  } finally {
    await change(product.id, `name_ar = '${kept?.name_ar}', price_halalas = ${kept?.price_halalas}`);
  }
  await untilEverywhere(paths, (page) => !page.includes('9,877.00') && page.includes(kept?.name_ar ?? ''));
});

interface Placed {
  id: string;
  view_token: string;
}

async function call<Data>(url: string, method: string, path: string, body: object): Promise<Data> {
  const response = await fetch(`${url}/api/store${path}`, {
    method,
    headers: { 'x-api-key': 'waha-demo-key', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data, ...refusal } = (await response.json()) as { data: Data };
  if (!response.ok) throw new Error(`${response.status} for ${path}: ${JSON.stringify(refusal)}`);
  return data;
}

/** Buys all pieces in stock, by bank transfer, which has no maximum. */
async function buyOut(url: string, product: Product): Promise<Placed> {
  const lines = [{ product_id: product.id, quantity: product.stock_quantity }];
  const choice = { city_id: 1, shipping_method: 'standard', payment_method: 'bank_transfer' };
  const { total } = await call<{ total: number }>(url, 'POST', '/orders/quote', { lines, ...choice });
  const { city_id, ...methods } = choice;
  return call<Placed>(url, 'POST', '/orders', {
    contact: { first_name: 'سارة', last_name: 'العمري', phone: '0551110077' },
    address: { city_id, street: 'شارع العليا' },
    lines,
    ...methods,
    expected_total: total,
  });
}

journey(
  'what one process sells out is sold out on every page of both, and back when the order is cancelled',
  async () => {
    const product = await findProduct('body-lotion-milk');
    const paths = pagesOf(product, encodeURIComponent(product.sku)).filter((path) => path !== '/');
    const outOfStock = 'نفدت الكمية';
    const shows = (page: string, sold: boolean) => {
      const own = page.indexOf(product.slug);
      return own >= 0 && page.includes(outOfStock) === sold;
    };
    // The category and the offers list other products too, none of them sold out.
    const alone = paths.filter((path) => !path.startsWith('/offers'));
    await untilEverywhere(alone, (page) => shows(page, false));
    const [first] = both();
    const order = await buyOut(first ?? '', product);
    await untilEverywhere(paths, (page) => shows(page, true));
    await call(second.url, 'PATCH', `/orders/${order.id}/status?view_token=${order.view_token}`, {
      status: 'cancelled',
    });
    await untilEverywhere(alone, (page) => shows(page, false));
  },
);

journey('a promotion that ends is gone from both processes, and from a page that stands open', async ({ arrive }) => {
  const product = await findProduct('najd-mantel-clock');
  const name = 'عرض الثواني الأخيرة';
  const [promotion] = await inDatabase<{ id: number; ends_at: Date }>(
    `with made as (
       insert into promotions (type, name_ar, name_en, percent, starts_at, ends_at, priority)
       values ('flash', '${name}', 'Last seconds', 40, now(), now() + interval '16 seconds', 99) returning id, ends_at
     ), aimed as (insert into promotion_targets (promotion_id, product_id) select id, ${product.id} from made)
     select id, ends_at from made`,
  );
  const visitor = await arrive({ language: 'ar', width: 1280, still: true });
  // Without a notification, the timer of either process finds it within five seconds.
  const shops = both();
  const showing = async () => {
    const pages = await Promise.all(shops.flatMap((url) => ['/offers', '/'].map((path) => read(url, path))));
    return pages.filter((page) => page.includes(name)).length;
  };
  await expect.poll(showing, { timeout: 10_000 }).toBe(4);
  await visitor.open('/offers');
  const shown = visitor.page.getByRole('heading', { name });
  await shown.waitFor();
  await sleep(Math.max(0, (promotion?.ends_at.getTime() ?? 0) - Date.now()));
  await untilEverywhere(['/offers', '/', `/product/${product.id}/${product.slug}`], (page) => !page.includes(name));
  // No interaction: the page's own timer reloads it.
  await shown.waitFor({ state: 'detached', timeout: 5_000 });
});
