import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../../background.ts';
import { sql } from '../../../../platform/database/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  factories,
  type MadeStaff,
  makeStaff,
  productBody,
  type TestDatabase,
} from '../../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await createTestApp(database);
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const as = (key: string, body?: object) => shop.call(key, { headers: owner.headers, ...(body && { body }) });
const ask = (key: string, language: 'ar' | 'en' = 'ar') => shop.call(key, { language });
const page = (key: string) => `GET /tags/${encodeURIComponent(key)}`;
const same = (word: string) => ({ ar: word, en: word });
const wordless = { text: same(''), seo_title: same(''), seo_description: same('') };

async function write(tags: string[] | undefined, state = 'published') {
  const category = await factories(database.db).category();
  const spec = { category_id: category, status: state, stock: 3, ...(tags && { tags }) };
  const { body, status } = await as('POST /admin/products', { ...productBody(spec), ...spec });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data as { id: number; version: number; tags: string[] };
}

async function listed(tag: string): Promise<number[]> {
  const { body } = await ask(`GET /products?tag=${encodeURIComponent(tag)}`);
  return body.data.data.map((product: { id: number }) => product.id);
}

const follow = () =>
  deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails: [], messages: [] })));

async function isStale(productId: number): Promise<boolean | undefined> {
  const { rows } = await sql.rows({ is_stale: sql.bool })`
    select is_stale from product_search where product_id = ${productId}
  `.execute(database.db);
  return rows[0]?.is_stale;
}

async function pairsOf(tagId: number): Promise<number[]> {
  const { rows } = await sql.rows({ product_id: sql.int4 })`
    select product_id from tagged_products where tag_id = ${tagId}
  `.execute(database.db);
  return rows.map((row) => row.product_id);
}

async function tagOf(word: string): Promise<{ id: number; version: number }> {
  const { body } = await as(`GET /admin/tags?q=${encodeURIComponent(word)}`);
  const [tag] = body.data.data;
  return (await as(`GET /admin/tags/${tag.id}`)).body.data;
}

test('spellings that a reader takes for one are one tag, whose page and list lead to its products', async () => {
  const first = await write(['هدية رمضان', 'هديــة  رمضان', '#هَديّة_رمضان', 'Oud']);
  expect(first.tags).toEqual(['Oud', 'هدية رمضان']);
  const second = await write(['هديه رمضان', 'OUD']);
  expect((await listed('هدية-رمضان')).sort()).toEqual([first.id, second.id].sort());
  expect(await listed('no-such')).toEqual([]);
  const { body } = await ask(page('هديه-رمضان'));
  expect(body.data).toMatchObject({ key: 'هديه-رمضان', name: 'هدية رمضان', text: '' });
  const product = (await ask(`GET /products/${first.id}`)).body.data;
  expect(product.tags).toContainEqual({ key: 'oud', name: 'Oud' });
  expect((await as(`GET /admin/products?tag=oud`)).body.data.total).toBe(2);
  expect((await ask('GET /products?search=رمضان')).body.data.total, 'a tag is searched').toBe(2);
});

test('a name without a letter or digit is refused at its field, and so are too many', async () => {
  const body = { ...productBody({ category_id: await factories(database.db).category() }) };
  const refused = await as('POST /admin/products', { ...body, tags: ['جيد', 'ـــ'] });
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['tags.1']]);
  const many = Array.from({ length: 21 }, (_, at) => `t${at}`);
  expect((await as('POST /admin/products', { ...body, tags: many })).status).toBe(422);
});

test.each([',', ';', '|', '،'])(
  'a name with a %s, which stands between tags, is refused at its field',
  async (mark) => {
    const name = `عود${mark} ورد`;
    const category_id = await factories(database.db).category();
    const body = (await as('POST /admin/products', { ...productBody({ category_id }), tags: ['جيد', name] })).body;
    expect(body.errors).toEqual({ 'tags.1': ['اكتب الوسم بلا فاصلة، ولا العلامتين ; و |'] });
    await write(['ورد جوري']);
    const { id, version } = await tagOf('ورد جوري');
    const renamed = await as(`PUT /admin/tags/${id}`, { ...wordless, name: { ar: 'ورد', en: name }, version });
    expect([renamed.status, Object.keys(renamed.body.errors)]).toEqual([422, ['name.en']]);
    const merged = await as(`POST /admin/tags/${id}/merge`, { into: name, version });
    expect([merged.status, Object.keys(merged.body.errors)]).toEqual([422, ['into']]);
  },
);

test('a product saved without tags keeps those it has, and an empty list takes them', async () => {
  const { id, version } = await write(['ثابت']);
  const { body } = await as(`GET /admin/products/${id}`);
  const again = { ...productBody({ category_id: body.data.category_id, sku: body.data.sku, slug: body.data.slug }) };
  const kept = await as(`PUT /admin/products/${id}`, { ...again, version });
  expect(kept.body.data?.tags, JSON.stringify(kept.body)).toEqual(['ثابت']);
  const bare = await as(`PUT /admin/products/${id}`, { ...again, version: version + 1, tags: [] });
  expect(bare.body.data.tags).toEqual([]);
  expect((await ask(page('ثابت'))).status, 'no product has it').toBe(404);
  expect((await ask('GET /tags')).body.data.map(({ key }: { key: string }) => key)).not.toContain('ثابت');
});

test('a renamed tag moves its page, keeps its former address, and is written over the version that was seen', async () => {
  const { id } = await write(['صيف']);
  const tag = await tagOf('صيف');
  const name = { ar: 'عروض الصيف', en: 'Summer' };
  const edit = { ...wordless, name, text: { ar: 'خفيف', en: 'Light' }, version: tag.version };
  const { body } = await as(`PUT /admin/tags/${tag.id}`, edit);
  expect(body.data).toMatchObject({ key: 'summer', name, products_count: 1, version: 2 });
  expect((await as(`PUT /admin/tags/${tag.id}`, edit)).body.code).toBe('conflict.changed');
  for (const former of ['صيف', 'summer', 'عروض-الصيف']) {
    expect((await ask(page(former), 'en')).body.data, former).toMatchObject({
      key: 'summer',
      name: 'Summer',
      text: 'Light',
    });
    expect(await listed(former)).toEqual([id]);
  }
  expect((await ask(`GET /products/${id}`, 'en')).body.data.tags).toEqual([{ key: 'summer', name: 'Summer' }]);
  await sql`update product_search set is_stale = false where product_id = ${id}`.execute(database.db);
  await follow();
  expect(await isStale(id), 'its search words are written anew').toBe(true);
});

test('a name of another tag is refused, and a merge gives it products, names and old addresses', async () => {
  const [one, both, other] = [await write(['قهوة']), await write(['قهوة', 'كوفي']), await write(['كوفي'])];
  const [coffee, slang] = [await tagOf('قهوة'), await tagOf('كوفي')];
  const renamed = await as(`PUT /admin/tags/${slang.id}`, { ...wordless, name: same('قهوه'), version: 1 });
  expect(renamed.body.code).toBe('catalog.tag_taken');
  const merge = (into: string, version = 1) => as(`POST /admin/tags/${slang.id}/merge`, { into, version });
  expect((await merge('شاي')).body.code).toBe('catalog.tag_unknown');
  expect((await merge('كوفي')).body.code, 'itself').toBe('catalog.tag_unknown');
  expect((await merge('قهوة', 9)).body.code).toBe('conflict.changed');
  expect((await merge('قَهْوَة')).body.data).toMatchObject({ id: coffee.id, products_count: 3 });
  expect((await listed('كوفي')).sort()).toEqual([one.id, both.id, other.id].sort());
  expect((await ask(page('كوفي'))).body.data.key).toBe('قهوه');
  expect((await as(`GET /admin/tags/${slang.id}`)).status).toBe(404);
  expect((await write(['كوفي'])).tags, 'a former name is the tag that is left').toEqual(['قهوة']);
  await follow();
  expect((await listed('كوفي')).length, 'as before').toBe(4);
  expect(await pairsOf(slang.id)).toEqual([]);
});

test('a merge and a removal leave products to be followed, and readers see them done at once', async () => {
  const product = await write(['شتاء', 'برد', 'ثلج', 'ريح']);
  await follow();
  await sql`update product_search set is_stale = false where product_id = ${product.id}`.execute(database.db);
  const [cold, snow, wind] = [await tagOf('برد'), await tagOf('ثلج'), await tagOf('ريح')];
  await as(`POST /admin/tags/${snow.id}/merge`, { into: 'برد', version: 1 });
  await as(`POST /admin/tags/${cold.id}/merge`, { into: 'شتاء', version: 1 });
  await as(`DELETE /admin/tags/${wind.id}`);
  expect([await isStale(product.id), await pairsOf(wind.id)], 'the calls touch no product').toEqual([
    false,
    [product.id],
  ]);
  for (const key of ['شتاء', 'برد', 'ثلج']) expect(await listed(key), key).toEqual([product.id]);
  expect(await listed('ريح')).toEqual([]);
  expect((await as(`GET /admin/products/${product.id}`)).body.data.tags).toEqual(['شتاء']);
  expect((await ask(`GET /products/${product.id}`)).body.data.tags).toEqual([{ key: 'شتاء', name: 'شتاء' }]);
  expect((await as('GET /admin/tags?sort=-products_count')).body.data.data).not.toContainEqual(
    expect.objectContaining({ id: snow.id }),
  );
  expect(await tagOf('شتاء')).toMatchObject({ products_count: 1 });
  const again = await write(['ريح']);
  await follow();
  expect((await as(`GET /admin/products/${product.id}`)).body.data.tags).toEqual(['شتاء']);
  expect(await listed('ريح'), 'a new tag of a freed name').toEqual([again.id]);
  expect(await isStale(product.id)).toBe(true);
  const { rows } = await sql`select from product_tags where key like '-%'`.execute(database.db);
  expect(rows, 'tags that nothing has are gone').toEqual([]);
});

test('a removed tag is at no product, has no page, and its name is free', async () => {
  const { id } = await write(['عابر']);
  const tag = await tagOf('عابر');
  expect((await as(`DELETE /admin/tags/${tag.id}`)).body.data).toEqual({ done: true });
  expect((await as(`DELETE /admin/tags/${tag.id}`)).status).toBe(404);
  expect((await ask(`GET /products/${id}`)).body.data.tags).toEqual([]);
  expect((await ask(page('عابر'))).status).toBe(404);
  await write(['عابر']);
  expect((await tagOf('عابر')).id).not.toBe(tag.id);
});

test('a tag none of whose products is sold has no page, and staff still see it', async () => {
  await write(['خفي'], 'draft');
  expect((await ask(page('خفي'))).status).toBe(404);
  expect(await tagOf('خفي')).toMatchObject({ products_count: 1 });
});

test('products written at once with one new tag make it once', async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => write(['معًا', 'Together'])));
  expect((await listed('معا')).sort()).toEqual(made.map(({ id }) => id).sort());
  expect((await as('GET /admin/tags?q=together&sort=-products_count')).body.data.data).toMatchObject([
    { products_count: 4 },
  ]);
});
