import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { type Guard, makePicture, twoProcesses, untilLost } from '../../../testing/index.ts';
import { type ImportShop, openImportShop } from './import-shop.fixture.ts';
import { runPiece } from './running/run-import.ts';

let shop: ImportShop;
const two = twoProcesses(() => shop.database);
beforeEach(async () => {
  shop = await openImportShop();
});
afterEach(async () => {
  await two.stop();
  await shop.close();
});

const HEAD = 'product_sku,slug,status,name_ar,name_en,category,price,sku,stock';
const file = (name: string, count: number) =>
  [
    HEAD,
    ...Array.from(
      { length: count },
      (_, at) => `${name}${at},${name.toLowerCase()}-${at},published,اسم,Name,oud,10,${name}${at},2`,
    ),
  ].join('\n');

const atWork = async () => {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from product_imports where status in ('checking', 'running', 'undoing')
  `.execute(shop.db);
  return rows[0]?.count ?? 0;
};

/** Starts two checked imports concurrently in two processes. Returns the number of running imports. */
async function startTogether(): Promise<number> {
  const ids: number[] = [];
  for (const name of ['A', 'B']) ids.push((await shop.check(file(`${name}${crypto.randomUUID().slice(0, 4)}`, 3))).id);
  const answers = await Promise.all(
    ids.map(async (id, turn) => {
      const { version } = await shop.show(id);
      return two.call(turn, `POST /admin/product-imports/${id}/run`, { version }, shop.owner.headers);
    }),
  );
  const working = await atWork();
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(working);
  expect(answers.filter(({ status, body }) => status === 409 && body.code === 'product_imports.busy')).toHaveLength(
    2 - working,
  );
  await shop.work();
  return working;
}

test('of two imports that are started at once one is told that another is at work', async () => {
  await two.start();
  expect(await startTogether()).toBe(1);
});

test('control: without the index that holds them apart both are at work', async () => {
  await sql`drop index product_imports_one_at_work`.execute(shop.db);
  shop.database.allowViolations();
  await two.start();
  expect(await untilLost(startTogether)).toBe(2);
});

/** A process that continues any running import. */
const work = (guards: readonly Guard[], folder = '') =>
  fork(
    join(import.meta.dirname, 'import-worker.fixture.ts'),
    [shop.database.url, JSON.stringify(guards), shop.shop.config.dataDir, folder],
    {
      execArgv: [],
      // Errors of a process without guards are expected.
      stdio: ['ignore', 'ignore', guards.length > 0 ? 'ignore' : 'inherit', 'ipc'],
    },
  );

const made = async () => {
  const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from products`.execute(shop.db);
  return rows[0]?.count ?? 0;
};

test('a run goes on in another process after one died in the middle: nothing twice, nothing left out', async () => {
  const before = await shop.exported();
  const present = await made();
  const checked = await shop.check(file('R', 420));
  const { version } = await shop.show(checked.id);
  expect((await shop.acts(checked.id)('run', version)).status).toBe(200);
  const worker = work([]);
  // The worker sends a message when a piece is stored; it is killed during the next one.
  await once(worker, 'message');
  worker.kill('SIGKILL');
  await once(worker, 'exit');
  const left = await shop.show(checked.id);
  expect(left.status).toBe('running');
  expect(left.progress).toBeGreaterThan(0);
  expect([left.progress, left.results.done]).toEqual([(await made()) - present, left.progress]);
  // Two processes continue concurrently.
  await Promise.all([shop.work(), shop.work()]);
  await shop.work();
  expect(await shop.show(checked.id)).toMatchObject({ status: 'done', progress: 420, results: { done: 420 } });
  expect(await made()).toBe(present + 420);
  const { version: last } = await shop.show(checked.id);
  await shop.acts(checked.id)('undo', last);
  await shop.piece();
  const { progress } = await shop.show(checked.id);
  expect([progress > 0, await made()]).toEqual([true, present + 420 - progress]);
  await shop.work();
  expect(await shop.exported()).toBe(before);
});

/** Two processes run the same import concurrently. Returns the progress, out of 40 products. */
async function runInTwo(guards: readonly Guard[]): Promise<number> {
  const checked = await shop.check(file(`W${crypto.randomUUID().slice(0, 4)}`, 40));
  const { version } = await shop.show(checked.id);
  await shop.acts(checked.id)('run', version);
  const workers = [work(guards), work(guards)];
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  return (await shop.show(checked.id)).progress;
}

test('two processes at one run write each product once', async () => {
  expect(await runInTwo([])).toBe(40);
});

test('control: where they do not stand back from each other they write the same products', async () => {
  shop.database.allowViolations();
  const guards = [{ file: 'imports.store.ts', guard: 'limit 1 for update of i skip locked', instead: 'limit 1' }];
  expect(await untilLost(() => runInTwo(guards), 40)).toBeGreaterThan(40);
});

test('pictures that were made before a process died are not made again, and all are there in the end', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'waha-pictures-'));
  try {
    for (let at = 0; at < 12; at += 1)
      await writeFile(join(folder, `${at}.jpg`), await makePicture({ width: 300 + at }));
    shop.deps.importPictures = { folder, web: undefined };
    const lines = file('K', 12).split('\n');
    const checked = await shop.check(
      lines.map((line, at) => `${line},${at === 0 ? 'pictures' : `${at - 1}.jpg`}`).join('\n'),
    );
    expect(checked.pictures).toEqual({ wanted: 12, taken: 0, failed: 0 });
    const { version } = await shop.show(checked.id);
    await shop.acts(checked.id)('run', version);
    const worker = work([], folder);
    await once(worker, 'message');
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    const kept = await keysOf(checked.id);
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.length).toBeLessThan(12);
    // The claim of the killed process expires after a while.
    const now = () => Date.now() + 10 * 60_000;
    await Promise.all([doAll({ ...shop.deps, now }), doAll({ ...shop.deps, now })]);
    const done = await shop.show(checked.id);
    expect([done.status, done.results.done, done.pictures.taken]).toEqual(['done', 12, 12]);
    const keys = await keysOf(checked.id);
    expect(keys).toEqual(expect.arrayContaining(kept));
    const { rows } = await sql.rows({ count: sql.int4 })`select count(*)::int as count from shop_pictures`.execute(
      shop.db,
    );
    expect([keys.length, rows[0]?.count]).toEqual([12, 12]);
    for (const { product_id: id } of await shop.items(checked.id)) {
      expect((await shop.call(`GET /admin/products/${id}`)).body.data.images).toHaveLength(1);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function doAll(deps: Parameters<typeof runPiece>[0]): Promise<void> {
  while (await runPiece(deps));
}

const keysOf = async (id: number) => {
  const { rows } = await sql.rows({ key: sql.text.neverNull })`
    select key from product_import_pictures where import_id = ${id} and key is not null
  `.execute(shop.db);
  return rows.map(({ key }) => key);
};
