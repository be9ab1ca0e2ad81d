import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { packTar, unpackTar } from '../../../platform/tar/index.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeRejected,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import type { ArchivedDocument } from './archive.store.ts';
import { archiveDocuments } from './archive-documents.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const documentOf = (n: number): ArchivedDocument => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  number: `INV-${n}`,
  ...{ order_number: `WH-${n}`, environment: 'practice', serial: '1', counter: n, mode: 'report' },
  ...{ previous_hash: 'before', hash: 'its', xml: `<paper>ورق ${n}</paper>` },
  ...(n % 3 === 0
    ? { state: 'queued', cleared_xml: null, messages: [], answered_at: null }
    : { state: 'accepted', cleared_xml: '<cleared/>', messages: [], answered_at: new Date(2e12) }),
  created_at: new Date(1.9e12),
});

async function* pagesOf(count: number, onPage: (page: number) => void) {
  for (let page = 0; page * 20 < count; page += 1) {
    onPage(page);
    yield Array.from({ length: Math.min(20, count - page * 20) }, (_, n) => documentOf(page * 20 + n + 1));
  }
}

async function filesIn(chunks: AsyncIterable<Uint8Array>): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for await (const { name, body } of unpackTar(chunks)) {
    const read: Uint8Array[] = [];
    for await (const chunk of body) read.push(chunk);
    files.set(name, Buffer.concat(read).toString());
  }
  return files;
}

const spools = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('waha-archive-'));

test('an archive has each document as it was sent, its answer, and a line in the index', async () => {
  const files = await filesIn(
    packTar(
      archiveDocuments(
        pagesOf(45, () => undefined),
        'en',
      ),
    ),
  );
  const { id } = documentOf(44);
  expect(files.get(`2030-03/INV-44-${id}.xml`)).toBe('<paper>ورق 44</paper>');
  expect(files.get(`2030-03/INV-44-${id}.cleared.xml`)).toBe('<cleared/>');
  expect(JSON.parse(files.get(`2030-03/INV-44-${id}.answer.json`) ?? '')).toEqual({
    ...{ state: 'accepted', answered_at: new Date(2e12).toISOString(), messages: [] },
  });
  expect([...files.keys()].at(-1)).toBe('index.csv');
  const lines = (files.get('index.csv') ?? '').trim().split('\r\n');
  expect(lines).toHaveLength(46);
  expect(lines[45]).toContain('INV-45,00000000-0000-4000-8000-000000000045,WH-45,practice,1,45,report,queued');
  // Forty-five documents, thirty with an answer and a stamp of the authority, and the index.
  expect(files.size).toBe(45 + 2 * 30 + 1);
});

test('of however many documents one page is read at a time, and nothing is left behind by who stops reading', async () => {
  const before = await spools();
  let readPages = 0;
  let files = 0;
  const chunks = packTar(
    archiveDocuments(
      pagesOf(1_000_000, (page) => {
        readPages = page + 1;
      }),
      'en',
    ),
  );
  for await (const { name, body } of unpackTar(chunks)) {
    for await (const _ of body);
    if (!/\d\.xml$/.test(name)) continue;
    files += 1;
    expect(readPages).toBe(Math.ceil(files / 20));
    if (files === 500) break;
  }
  await chunks.return(undefined);
  expect(await spools()).toEqual(before);
});

test('staff take those of a period, by days of Riyadh, and it is in the audit', async () => {
  const { id: productId } = await factories(database.db).product({ priceHalalas: 9_999, stock: 100 });
  const { headers } = await makeStaff(database.db, 'owner');
  const made: string[] = [];
  for (let n = 0; n < 45; n += 1) {
    const order = await shop.call('POST /orders', {
      body: orderBody([{ product_id: productId, quantity: 1 }], 139.99),
    });
    made.push(await makeRejected(database.db, order.body.data.id));
  }
  // All at one moment but the first, which is two minutes into the next day of Riyadh.
  await sql`
    update tax_documents set created_at = case when id = ${made[0] ?? ''} then '2026-03-01T21:02:00Z'::timestamptz else '2026-03-01T20:59:00Z' end
  `.execute(database.db);
  const take = async (from: string, to: string) => {
    const answer = await shop.app.server.inject({
      url: `/api/store/admin/e-invoicing/archive?from=${from}&to=${to}`,
      headers: { 'x-api-key': 'waha-test-key', ...headers },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/x-tar']);
    return filesIn(
      (async function* () {
        yield answer.rawPayload;
      })(),
    );
  };
  const idsOf = (files: Map<string, string>) =>
    [...files.keys()].flatMap((name) => /([0-9a-f-]{36})\.xml$/.exec(name)?.[1] ?? []);
  expect(idsOf(await take('2026-02-01', '2026-03-01')).toSorted()).toEqual(made.slice(1).toSorted());
  expect(idsOf(await take('2026-03-02', '2026-03-02'))).toEqual(made.slice(0, 1));
  const none = await take('2026-03-03', '2026-03-09');
  expect([...none.keys()]).toEqual(['index.csv']);
  const { rows } = await sql.rows({ after: sql.jsonb.orNull })`
    select after from staff_audit where action = 'exports.taken' order by id limit 1
  `.execute(database.db);
  expect(rows[0]?.after).toMatchObject({ rows: 44, is_whole: true, filters: { from: '2026-02-01', to: '2026-03-01' } });
});
