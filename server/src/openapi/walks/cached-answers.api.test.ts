import { type EndpointDefinition, type EndpointKey, endpoints } from '@waha/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveArticle, saveBlogCategory } from '../../modules/content/blog/index.ts';
import { readCustomPage, saveFaqGroup, savePage, writeCustomPage } from '../../modules/content/content/index.ts';
import { changeStock, createBundle, saveCategory, saveProduct } from '../../modules/goods/catalog/index.ts';
import { replaceSynonyms } from '../../modules/goods/search/index.ts';
import { saveSizeGuide } from '../../modules/goods/sizing/index.ts';
import { saveReferenceLocations } from '../../modules/people/locations/index.ts';
import { createCoupon } from '../../modules/selling/coupons/index.ts';
import { promotionsAt, savePromotion } from '../../modules/selling/promotions/index.ts';
import { saveShipping } from '../../modules/selling/shipping/index.ts';
import { saveFeatureFlags, saveStoreIdentity } from '../../modules/shop/settings/index.ts';
import { inTransaction, sql, type Tx } from '../../platform/database/index.ts';
import { productDraft, promotionDraft, variantDraft } from '../../testing/index.ts';
import { cachedTables, uninvalidatedBy, watchCachedTables } from './cached-tables.fixture.ts';
import { allKeys, type World } from './contract-world.fixture.ts';
import { openWorld, samples } from './module-fixtures.fixture.ts';

let world: World;
let rows: ReturnType<typeof samples>;
beforeAll(async () => {
  world = await openWorld();
  rows = samples(world);
  await watchCachedTables(world.db);
});
afterAll(() => world.close());

const definitionOf = (key: EndpointKey): EndpointDefinition => endpoints[key];

test.each(allKeys.filter((key) => !key.startsWith('GET')))(
  '%s tells whatever is kept of what it writes',
  async (key) => {
    for (const make of rows[key].good) {
      const parts = await make();
      const untold = await uninvalidatedBy(world.db, async () => {
        expect((await world.send(key, parts)).status).toBeLessThan(300);
      });
      expect(untold).toEqual([]);
    }
  },
);

const name = { ar: 'اسم', en: 'Name' };
const nothing = { ar: '', en: '' };
const draft = () => productDraft({ categoryId: world.things.category, variants: [variantDraft('S')] });
const category = { description: nothing, image: null, backdrop: 'sand', position: 1, isFeatured: false };
const identity = {
  name,
  tagline: name,
  legalName: name,
  address: name,
  hours: name,
  phone: '',
  whatsapp: '',
  email: '',
};
const article = { excerpt: name, keywords: name, author: { name, role: name }, tags: { ar: [], en: [] } };
const [variantId, now] = [() => world.things.simple.variantIds[0] ?? 0, () => new Date()];
const promotions = promotionsAt(new Date());

/** Writes of staff and programs outside the contract, each creates a row and then changes it. */
const writes: Record<string, (tx: Tx) => Promise<unknown>> = {
  'a product': async (tx) => {
    const { id } = await saveProduct(tx, draft(), promotions);
    await saveProduct(tx, draft(), promotions, { id, version: 1 });
  },
  'a category': async (tx) => {
    const made = { ...category, slug: 'told', name, parentId: null };
    const id = await saveCategory(tx, made, promotions);
    await saveCategory(tx, { ...made, slug: 'told-again', parentId: world.things.category }, promotions, {
      id,
      version: 1,
    });
  },
  'a promotion': async (tx) => {
    const reaches = { productIds: [world.things.simple.id] };
    const id = await savePromotion(tx, promotionDraft(reaches), now());
    await savePromotion(tx, promotionDraft({ ...reaches, percent: 20 }), now(), { id, version: 1 });
  },
  'a bundle': (tx) => {
    const items = [{ variantId: variantId(), quantity: 1 }];
    return createBundle(tx, {
      slug: 'told',
      name,
      description: nothing,
      priceHalalas: 100,
      images: [],
      position: 1,
      items,
    });
  },
  'a level of stock': (tx) => changeStock(tx, { variantId: variantId(), delta: 1 }),
  'a coupon for everybody': (tx) =>
    createCoupon(tx, {
      code: 'TOLD',
      type: 'percentage',
      percent: 10,
      amountHalalas: null,
      maximumHalalas: null,
      minimumOrderHalalas: null,
      buyQuantity: null,
      getQuantity: null,
      totalLimit: null,
      perCustomerLimit: null,
      firstOrderOnly: false,
      isPublic: true,
      startsAt: now(),
      endsAt: new Date(Date.now() + 60_000),
      description: nothing,
      productIds: [],
      categoryIds: [],
    }),
  'who the shop is': (tx) =>
    saveStoreIdentity(tx, { ...identity, vatNumber: '', commercialRegistration: '', licences: [], social: [] }),
  'what is switched on': (tx) => saveFeatureFlags(tx, { socialProof: false }),
  'the zones of delivery': (tx) => saveShipping(tx, [{ name, regionIds: [1], cityIds: [], rates: [] }]),
  'the size guide': (tx) => saveSizeGuide(tx, { measures: [{ key: 'waist', label: name, how: name }], tables: [] }),
  synonyms: (tx) => replaceSynonyms(tx, [['عطر', 'طيب']]),
  places: async (tx) => {
    await sql`update cities set name_en = 'Another' where id = 1`.execute(tx);
    await saveReferenceLocations(tx);
  },
  'a page': (tx) => savePage(tx, { slug: 'told', title: name, description: name, keywords: name, body: name }),
  'a page of its own': async (tx) => {
    const words = { title: name, description: name, body: name, status: 'published', shows_date: true } as const;
    const draft = { slug: 'told', ...words };
    const id = await writeCustomPage(tx, { draft, language: 'ar' });
    const row = await readCustomPage(tx, id);
    if (!row) throw new Error('the page is not there');
    await writeCustomPage(tx, { draft: { ...draft, slug: 'told-again' }, before: { row, version: 1 }, language: 'ar' });
  },
  questions: (tx) =>
    saveFaqGroup(tx, { slug: 'told', name, position: 1, questions: [{ slug: 'told', question: name, answer: name }] }),
  'an article': async (tx) => {
    const categoryId = await saveBlogCategory(tx, { slug: 'told', name, position: 1 });
    const rest = { image: null, productIds: [], isFeatured: false, publishedAt: now() };
    const words = { slug: 'told', categoryId, title: name, body: name, ...article, ...rest };
    await saveArticle(tx, { ...words, slug: 'told-again' }, await saveArticle(tx, words));
  },
};

test.each(Object.keys(writes))('%s tells whatever is kept of it', async (what) => {
  expect(
    await uninvalidatedBy(world.db, () => inTransaction(world.db, (tx) => writes[what]?.(tx) ?? Promise.reject())),
  ).toEqual([]);
});

test('control: whoever writes one of them and tells nobody is seen', async () => {
  const untold = (statement: string) => uninvalidatedBy(world.db, () => sql.raw(statement).execute(world.db));
  expect(await untold(`update categories set name_en = name_en || '!'`)).toEqual(['categories']);
  expect(await untold(`update categories set slug = slug || '-moved'`)).toEqual(['categories', 'old_category_slugs']);
  expect(await untold(`update products set price_halalas = price_halalas + 1`)).toEqual(['products']);
  expect(await untold(`update products set in_stock = in_stock`)).toEqual([]);
  expect(await untold(`update reviews set title = 'other' where status = 'published'`)).toEqual(['reviews']);
  expect(await untold(`delete from promotion_targets`)).toEqual(['promotion_targets']);
  expect(await untold(`update store_settings set value = '{}' where topic = 'store'`)).toEqual(['store_settings']);
});

test('whatever an endpoint is kept under is told of by somebody who writes', () => {
  const tags = new Set(allKeys.flatMap((key) => definitionOf(key).cache?.tags ?? []));
  const untold = [...tags].filter((tag) => !cachedTables.some((one) => new RegExp(one.tags).test(tag)));
  expect(untold).toEqual([]);
});
