import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  invalidationsOf,
  type MadeStaff,
  makeStaff,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { refreshWords } from '../../search/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let other: Awaited<ReturnType<typeof createTestApp>>;
let owner: MadeStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  [shop, other] = [await createTestApp(database), await createTestApp(database)];
  owner = await makeStaff(database.db, 'owner');
});
afterAll(async () => {
  await Promise.all([shop.close(), other.close()]);
  await database.close();
});

const ask = (key: string, body?: object) =>
  shop.call(key, { headers: owner.headers, language: 'en', ...(body && { body }) });
const search = (text: string, more = '', at = shop) =>
  at.call(`GET /products?search=${encodeURIComponent(text)}${more}`);
const idsOf = async (text: string, at = shop) =>
  (await search(text, '', at)).body.data.data.map(({ id }: { id: number }) => id);
const listed = async (query = ''): Promise<Record<string, number>> => {
  const { body } = await ask(`GET /admin/searches?per_page=100${query}`);
  return Object.fromEntries(body.data.data.map((row: { words: string; times: number }) => [row.words, row.times]));
};

test('a search that finds nothing is listed, and finds in every process once its word is a synonym', async () => {
  const { id } = await factories(database.db).product({ nameAr: 'سجادة صلاة' });
  await inTransaction(database.db, refreshWords);
  expect([await idsOf('زوليةٌ'), await idsOf('زوليه', other)]).toEqual([[], []]);
  await other.close();
  other = await createTestApp(database);
  expect(await idsOf('زوليه', other)).toEqual([]);
  expect(await listed()).toMatchObject({ زوليه: 2 });
  const invalidations = await invalidationsOf(database.db, () =>
    ask('POST /admin/synonyms', { words: ['زولية', 'سجادة'] }),
  );
  expect(invalidations.flat()).toContain('synonyms');
  for (const at of [shop, other]) await expect.poll(() => idsOf('الزولية', at)).toEqual([id]);
  expect(await listed()).not.toHaveProperty('زوليه');
});

test('a phrase finds, too, though no product says its words', async () => {
  const { id } = await factories(database.db).product({ nameAr: 'غسالة صحون' });
  await inTransaction(database.db, refreshWords);
  expect(await idsOf('فطسطه بطسه')).toEqual([]);
  await ask('POST /admin/synonyms', { words: ['فطسطة بطسة', 'غسالة صحون'] });
  expect(await idsOf('فطسطه بطسه')).toEqual([id]);
});

test('only whole searches of everything count, and none that may be about a person', async () => {
  await search('قغشسي', '&facets=false');
  await search('قغشسي', '&page=2');
  await search('قغشسي', '&in_stock=true');
  await search('قغشسي', '&brand=x');
  for (const text of ['zq 0512345678', '٠٥١٢٣٤٥٦٧٨ قغش', 'zqxj@example.com', 'zqxj 9017 3428']) {
    expect((await search(text)).body.data.total, text).toBe(0);
  }
  expect(Object.keys(await listed()).filter((words) => /^zq|قغش/.test(words))).toEqual([]);
  await search('قغشسي');
  expect(await listed()).toMatchObject({ قغشسي: 1 });
});

test('what is hidden is listed apart, until it is shown again', async () => {
  await search('شسيضص');
  await listed();
  const hide = (is_hidden: boolean) => ask('PUT /admin/searches/hidden', { words: 'شسيضص', is_hidden });
  expect((await hide(true)).body.data).toMatchObject({ words: 'شسيضص', times: 1, is_hidden: true });
  expect(await listed()).not.toHaveProperty('شسيضص');
  expect(await listed('&hidden=true')).toEqual({ شسيضص: 1 });
  await hide(false);
  expect(await listed()).toMatchObject({ شسيضص: 1 });
});

test('a group says at its words what is wrong with them', async () => {
  const faults = async (words: string[]) => {
    const { status, body } = await ask('POST /admin/synonyms', { words });
    return [status, Object.keys(body.errors)];
  };
  expect(await faults(['كندرة'])).toEqual([422, ['words']]);
  expect(await faults(['كندرة', ' ', '!!'])).toEqual([422, ['words.1']]);
  expect(await faults(['كندرة', '!!', 'الكندرة', 'كَنْدَرَه', 'one two three four five six'])).toEqual([
    422,
    ['words.1', 'words.3', 'words.4'],
  ]);
  expect(await faults(['كندرة', 'x'.repeat(61)])).toEqual([422, ['words.1']]);
});

test('of two who change a group the second is told what it is now; who removes it makes the search forget', async () => {
  const { id } = await factories(database.db).product({ nameAr: 'بطيخ' });
  await inTransaction(database.db, refreshWords);
  const made = (await ask('POST /admin/synonyms', { words: ['بطيخ', 'حبحب'] })).body.data;
  expect(made).toMatchObject({ words: ['بطيخ', 'حبحب'], version: 1 });
  expect(await idsOf('حبحب')).toEqual([id]);
  const path = `/admin/synonyms/${made.id}`;
  const first = await ask(`PUT ${path}`, { words: ['جحّ', 'بطيخ'], version: 1 });
  const second = await ask(`PUT ${path}`, { words: ['رقي', 'بطيخ'], version: 1 });
  expect([first.status, second.status, second.body.details.words]).toEqual([200, 409, ['جحّ', 'بطيخ']]);
  expect([await idsOf('جح'), await idsOf('رقي')]).toEqual([[id], []]);
  expect((await ask('GET /admin/synonyms?q=جح')).body.data.data.map((one: { id: number }) => one.id)).toEqual([
    made.id,
  ]);
  expect((await ask(`DELETE ${path}`)).status).toBe(200);
  expect(await idsOf('جح')).toEqual([]);
  expect((await ask(`GET ${path}`)).status).toBe(404);
});

test('groups the shop began with are there to be changed, in their order', async () => {
  const { body } = await ask(`GET /admin/synonyms?q=${encodeURIComponent('ايفون')}`);
  expect(body.data.data[0].words).toEqual(['ايفون', 'iphone']);
  const { rows } = await sql`
    select from search_synonyms s where not exists (select from synonym_groups g where g.id = s.group_id)
  `.execute(database.db);
  expect(rows).toEqual([]);
});
