import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { withoutGuardOf } from '../../../testing/index.ts';
import { openRecordShop } from './import-shop.fixture.ts';
import { deleteImports } from './imports.store.ts';
import { deleteMappings } from './mappings.store.ts';

let shop: Awaited<ReturnType<typeof openRecordShop>>;
beforeEach(async () => {
  shop = await openRecordShop();
});
afterEach(() => shop.close());

const SHOPIFY =
  'Redirect from,Redirect to\n/collections/oud,/category/oud\n/old,/new\n/Old/,/other\nnowhere,/x\n/a,/A\n';

const redirects = async () => {
  const { rows } = await sql.rows({ path: sql.text, target: sql.text })`
    select path, target from redirects order by path
  `.execute(shop.db);
  return rows.map(({ path, target }) => `${path} ${target}`);
};

test('a file is checked, run and undone; nothing of its lines is kept', async () => {
  const { body } = await shop.send('redirects', SHOPIFY);
  expect(body.data).toMatchObject({
    status: 'checked',
    rows_count: 5,
    outcomes: { create: 2, known: 1, error: 2 },
    columns: [
      { header: 'Redirect from', field: 'from', samples: ['/collections/oud', '/old', '/Old/'] },
      { header: 'Redirect to', field: 'to' },
    ],
  });
  expect(await redirects()).toEqual([]);
  const items = await shop.items(body.data.id);
  expect(items.map(({ outcome, faults }) => [outcome, faults[0]?.message])).toEqual([
    ['create', undefined],
    ['create', undefined],
    ['known', 'It is in the file already, and the first one is taken'],
    ['error', 'The old address is neither a path nor a link: “nowhere”'],
    ['error', 'It would lead back to the address itself'],
  ]);
  const done = await shop.act(body.data.id, 'run');
  expect(done).toMatchObject({ status: 'done', results: { done: 2 }, progress: 2, progress_of: 2 });
  expect(done.columns.flatMap(({ samples }) => samples)).toEqual([]);
  expect((await shop.items(body.data.id)).map(({ label }) => label)).toEqual(['', '', '', '', '']);
  expect(await redirects()).toEqual(['/collections/oud /category/oud', '/old /new']);
  const again = await shop.imported('redirects', SHOPIFY);
  expect(again).toMatchObject({ outcomes: { create: 0, known: 3 }, results: { done: 0 } });
  expect(await shop.act(body.data.id, 'undo')).toMatchObject({ status: 'undone', results: { done: 0, undone: 2 } });
  expect(await redirects()).toEqual([]);
});

test('columns that are not known are named, and the next file of these headers is read so', async () => {
  const csv = 'قديم قديم,جديد جديد,x\n/one,/two,3\n';
  const { body } = await shop.send('redirects', csv);
  const { id, version, status, fields } = body.data;
  expect([status, fields.map(({ name, is_required }) => [name, is_required])]).toEqual([
    'mapping',
    [
      ['from', true],
      ['to', true],
    ],
  ]);
  const map = (mapped: unknown, seen = version) =>
    shop.call(`PUT /admin/record-imports/${id}`, { version: seen, fields: mapped });
  expect((await shop.call(`POST /admin/record-imports/${id}/run`, { version })).body.code).toBe(
    'record_imports.wrong_time',
  );
  expect((await map(['from', null, null])).body.code).toBe('record_imports.column_missing');
  expect((await map(['from', 'from', 'to'])).body.code).toBe('record_imports.column_missing');
  expect((await map(['from', 'to'])).body.code).toBe('record_imports.columns_changed');
  expect((await map(['from', 'to', 'price'])).body.code).toBe('record_imports.columns_changed');
  const mapped = await map(['from', 'to', null]);
  expect(mapped.body.data).toMatchObject({ status: 'checked', outcomes: { create: 1 } });
  expect((await map(['to', 'from', null])).body.code).toBe('conflict.changed');
  expect((await map(['to', 'from', null], mapped.body.data.version)).body.data.outcomes).toMatchObject({ create: 1 });
  await shop.act(id, 'run');
  expect(await redirects()).toEqual(['/two /one']);
  expect((await shop.send('redirects', csv)).body.data.status).toBe('checked');
  await deleteMappings(shop.db, new Date(Date.now() + 1_000));
  expect((await shop.send('redirects', csv)).body.data.status).toBe('mapping');
});

test('files that are none are refused, and one import is at work at a time', async () => {
  const code = async (file: string | Buffer) => (await shop.send('coupons', file)).body.code;
  expect(await code('code,amount\n')).toBe('record_imports.no_rows');
  expect(await code('nothing')).toBe('record_imports.not_csv');
  expect(await code('code,x\n"A,1\n')).toBe('record_imports.bad_quotes');
  const two = [await shop.send('redirects', SHOPIFY), await shop.send('redirects', SHOPIFY)];
  const [first, second] = two.map(({ body }) => body.data);
  const begin = (one: typeof first) =>
    shop.call(`POST /admin/record-imports/${one?.id}/run`, { version: one?.version });
  expect((await begin(first)).status).toBe(200);
  expect((await begin(second)).body.code).toBe('record_imports.busy');
});

test('two processes write each record once, and an import that nobody runs is deleted with its lines', async () => {
  const csv = `from,to\n${Array.from({ length: 450 }, (_, at) => `/p${at},/q`).join('\n')}\n`;
  const { body } = await shop.send('redirects', csv);
  await shop.call(`POST /admin/record-imports/${body.data.id}/run`, { version: body.data.version });
  await Promise.all([shop.work(), shop.work(), shop.work()]);
  await shop.work();
  expect(await shop.show(body.data.id)).toMatchObject({ status: 'done', results: { done: 450 }, progress: 450 });
  const waiting = await shop.send('redirects', 'from,to\n/x,/y\n');
  const before = (ms: number) => new Date(Date.now() + ms);
  await deleteImports(shop.db, { any: before(-60_000), unrun: before(60_000) });
  expect((await shop.call(`GET /admin/record-imports/${waiting.body.data.id}`)).status).toBe(404);
  expect((await shop.show(body.data.id)).status).toBe('done');
  await deleteImports(shop.db, { any: before(60_000), unrun: before(60_000) });
  expect((await shop.call('GET /admin/record-imports?kind=redirects')).body.data.data).toEqual([]);
});

test('without its lock a piece would be written twice', async () => {
  const { body } = await shop.send('redirects', 'from,to\n/one,/two\n');
  await shop.call(`POST /admin/record-imports/${body.data.id}/run`, { version: body.data.version });
  const unguarded = withoutGuardOf(shop.db, /for update of i skip locked/, '');
  await Promise.all([shop.work(unguarded.db), shop.work(unguarded.db)]);
  expect((await shop.show(body.data.id)).progress).toBe(2);
});
