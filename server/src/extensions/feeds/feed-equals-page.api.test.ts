import type { ProductDetail } from '@waha/contract';
import type { FeedProduct } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { structuredProduct } from '../../../../storefront/app/shop/product/structured-product.ts';
import { publishInvalidation } from '../../platform/cache/index.ts';
import { inTransaction, sql } from '../../platform/database/index.ts';
import { testFeed } from '../../testing/fakes/test-feed.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makePromotion,
  makeSellable,
  makeStaff,
  type TestDatabase,
} from '../../testing/index.ts';

/** Four times so many rounds of eight changes are 2,000: in four parts, because a slow machine takes minutes for all. */
const ROUNDS = 63;
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 1e9));

/** A small generator of numbers below a bound, the same for a seed (mulberry32). */
function drawing(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: Awaited<ReturnType<typeof makeStaff>>;
const clock = { ms: Date.now() };
const made: { id: number; variantIds: number[] }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database, {
    ...{ extensions: [testFeed], now: () => clock.ms },
    settings: { TEST_FEED: '1', TEST_FEED_TAKES_ALL: '1' },
  });
  owner = await makeStaff(database.db, 'owner');
  const { product } = factories(database.db);
  for (let at = 0; at < 8; at += 1) {
    const variants = ['S', 'M', 'L'].map((size) => ({ size, stock: 3 }));
    made.push(await product({ priceHalalas: 10_000, stock: 3, ...(at % 2 === 0 ? {} : { variants }) }));
  }
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

/** An offer as a page or a feed states it. */
type Offers = Record<string, { price: string; availability: string; starts: string | null }>;

const words = { in_stock: 'InStock', out_of_stock: 'OutOfStock', preorder: 'PreOrder', backorder: 'BackOrder' };

async function offersOfFeed(): Promise<Offers> {
  const { body, statusCode } = await shop.app.server.inject({ method: 'GET', url: '/feeds/test-feed/ar.ndjson' });
  expect(statusCode).toBe(200);
  const items: FeedProduct[] = body
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .map((line: string) => JSON.parse(line));
  return Object.fromEntries(
    items.map(({ url, price, salePrice, availability, availableFrom }) => [
      url,
      {
        price: ((salePrice ?? price) / 100).toFixed(2),
        availability: `https://schema.org/${words[availability]}`,
        starts: availableFrom,
      },
    ]),
  );
}

const pageOffer = z.object({
  url: z.string(),
  price: z.string(),
  availability: z.string(),
  availabilityStarts: z.string().optional(),
});
const structured = z.object({
  offers: pageOffer.optional(),
  hasVariant: z.array(z.object({ offers: pageOffer })).optional(),
});

/** Offers of structured data: of each variant, or of the product. */
function offersIn(thing: object): z.infer<typeof pageOffer>[] {
  const { hasVariant, offers } = structured.parse(thing);
  return hasVariant?.map((one) => one.offers) ?? (offers ? [offers] : []);
}

/** The offers in the structured data of all pages there are. */
async function offersOfPages(): Promise<Offers> {
  const pages = await Promise.all(
    made.map(async ({ id }): Promise<Offers> => {
      const { status, body } = await shop.call(`GET /products/${id}`);
      if (status === 404) return {};
      const product: ProductDetail = body.data;
      const url = `http://shop.test/product/${id}/${product.slug}`;
      const offers = offersIn(structuredProduct(product, [], { origin: 'http://shop.test', url, terms: {} }));
      return Object.fromEntries(
        offers.map((offer) => [
          offer.url,
          { price: offer.price, availability: offer.availability, starts: offer.availabilityStarts ?? null },
        ]),
      );
    }),
  );
  return Object.assign({}, ...pages);
}

type Draw = ReturnType<typeof drawing>;

/** A change of one product, as a row of the staff's grid. */
function drawRow(draw: Draw, product: { id: number; variantIds: number[] }) {
  const variantId = product.variantIds[draw(product.variantIds.length)];
  const change = [
    () => ({ price: 50 + draw(100), sale_price: null }),
    () => ({ price: 100, sale_price: 10 + draw(80) }),
    () => ({ stock: { variant_id: variantId, delta: -1 - draw(4) } }),
    () => ({ stock: { variant_id: variantId, delta: 1 + draw(3) } }),
    () => ({ status: draw(3) === 0 ? 'draft' : 'published' }),
  ][draw(5)];
  return change?.() ?? {};
}

/** Price of a variant of its own, or the sale of pieces that are not there, as saving a product writes them. */
async function changeBehind(draw: Draw): Promise<void> {
  const product = made[draw(made.length)];
  const variantId = product?.variantIds[draw(product.variantIds.length)];
  if (!product) return;
  await inTransaction(database.db, async (tx) => {
    if (draw(2) === 0 && product.variantIds.length > 1) {
      await sql`update product_variants set price_halalas = ${5_000 + draw(9_000)}, sale_price_halalas = null
        where id = ${variantId ?? 0}`.execute(tx);
    } else {
      const kind = ['none', 'preorder', 'backorder'][draw(3)] ?? 'none';
      const day = new Date(clock.ms + (draw(5) - 2) * 86_400_000).toISOString().slice(0, 10);
      await sql`update products set backorder = ${kind}, ships_from = ${kind === 'none' ? null : day}::date
        where id = ${product.id}`.execute(tx);
      await sql`update stock_levels set backorder_limit = ${kind === 'none' ? 0 : draw(4)}
        where variant_id = ${variantId ?? 0} and quantity >= 0`.execute(tx);
    }
    await publishInvalidation(tx, ['products', `product:${product.id}`]);
  });
}

/** A promotion for some minutes, which may begin later. */
async function promote(draw: Draw): Promise<void> {
  const startsAt = new Date(clock.ms - 60_000 + draw(2) * 600_000);
  await makePromotion(database.db, {
    ...{ type: draw(2) === 0 ? 'percentage' : 'flash', percent: 5 + draw(60) },
    productIds: made.filter(() => draw(3) === 0).map(({ id }) => id),
    ...{ startsAt, endsAt: new Date(startsAt.getTime() + 60_000 * (2 + draw(20))) },
  });
}

test.each([1, 2, 3, 4])(
  `of 2,000 random changes, part %i: a feed says what the pages say (FUZZ_SEED=${SEED})`,
  async (part) => {
    const draw = drawing(SEED + part);
    let differed = 0;
    let before: Offers = await offersOfFeed();
    for (let round = 0; round < ROUNDS; round += 1) {
      const versions = new Map(
        (
          await sql.rows({ id: sql.int4, version: sql.int4 })`select id, version from products`.execute(database.db)
        ).rows.map(({ id, version }) => [id, version]),
      );
      const rows = made.map((product) => ({
        ...{ id: product.id, version: versions.get(product.id) },
        ...drawRow(draw, product),
      }));
      const answer = await shop.call('POST /admin/products/bulk', {
        body: { rows },
        headers: { ...owner.headers, 'idempotency-key': crypto.randomUUID() },
      });
      expect(answer.status).toBe(200);
      await changeBehind(draw);
      if (draw(5) === 0) await promote(draw);
      // Promotions and sales beyond stock begin and end by the clock, too.
      if (draw(3) === 0) clock.ms += draw(6) * 60_000;
      const [feed, pages] = [await offersOfFeed(), await offersOfPages()];
      expect(feed, `round ${round}`).toEqual(pages);
      // The control: with the feed of one round before, the same comparison would have failed.
      if (JSON.stringify(before) !== JSON.stringify(pages)) differed += 1;
      before = feed;
    }
    expect(differed).toBeGreaterThan(ROUNDS / 2);
  },
);

test('a feed that is told of no change is another than the pages: the comparison notices', async () => {
  const [{ id } = { id: 0 }] = made;
  await sql`update products set is_active = true where id = ${id}`.execute(database.db);
  await inTransaction(database.db, (tx) => publishInvalidation(tx, ['products', `product:${id}`]));
  await offersOfFeed();
  await sql`update products set price_halalas = price_halalas + 777, sale_price_halalas = null where id = ${id}`.execute(
    database.db,
  );
  // Only the page's own tag, which feeds hear as well: here it is taken from them.
  const feed = await offersOfFeed();
  await inTransaction(database.db, (tx) => publishInvalidation(tx, [`product:${id}`]));
  expect(feed).not.toEqual(await offersOfPages());
  expect(await offersOfFeed()).toEqual(await offersOfPages());
});
