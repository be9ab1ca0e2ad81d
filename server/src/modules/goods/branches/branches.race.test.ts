import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, inTransaction, sql } from '../../../platform/database/index.ts';
import { factories, withoutGuardOf } from '../../../testing/index.ts';
import { publishStockChange, takeStock } from '../catalog/index.ts';
import { openBranchShop } from './branches.fixture.ts';
import { readLine } from './counts/count-lines.store.ts';
import { countPieces } from './counts/count-pieces.ts';
import { applyCount } from './counts/decide-count.ts';
import { prepareTransfer, receiveTransfer, sendTransfer } from './transfers/change-transfer.ts';
import { readTransfer, type TransferRow } from './transfers/stock-transfers.store.ts';

type Shop = Awaited<ReturnType<typeof openBranchShop>>;

let sound: Shop;
/** The shop of the controls, whose books are wrong after them. */
let broken: Shop;
beforeAll(async () => {
  [sound, broken] = await Promise.all([openBranchShop(), openBranchShop()]);
  broken.database.allowViolations();
});
afterAll(async () => {
  await broken.close();
  await sound.close();
});

/** Runs a race in the sound shop, and in the other one without a guard. */
async function withAndWithout<Outcome>(
  guard: RegExp,
  instead: string,
  race: (shop: Shop, db: Database) => Promise<Outcome>,
): Promise<{ guarded: Outcome; unguarded: Outcome }> {
  const guarded = await race(sound, sound.db);
  return { guarded, unguarded: await race(broken, withoutGuardOf(broken.db, guard, instead).db) };
}

const by = (shop: Shop) => ({ staffId: shop.owner.id, at: new Date() });
const variantOf = async (shop: Shop, stock: number) => (await factories(shop.db).product({ stock })).variantIds[0] ?? 0;
const countDone = async (works: Promise<unknown>[]) =>
  (await Promise.allSettled(works)).filter(({ status }) => status === 'fulfilled').length;
const sell = (db: Database, variantId: number) =>
  inTransaction(db, async (tx) => {
    const taken = await takeStock(tx, [{ orderId: null, demands: [{ variantId, quantity: 1 }] }]);
    if ('missingVariantId' in taken) throw new Error('sold out');
    await publishStockChange(tx, taken);
  });

async function prepared(shop: Shop, variantId: number, quantity: number): Promise<TransferRow> {
  const [fromBranchId, toBranchId] = [shop.online, await shop.branch()];
  const draft = { fromBranchId, toBranchId, note: null, lines: [{ variantId, quantity }] };
  return rowOf(shop, await inTransaction(shop.db, (tx) => prepareTransfer(tx, draft, by(shop))));
}

async function rowOf(shop: Shop, id: number): Promise<TransferRow> {
  const row = await readTransfer(shop.db, id);
  if (!row) throw new Error('no such transfer');
  return row;
}

const send = (shop: Shop, db: Database, row: TransferRow) =>
  inTransaction(db, (tx) => sendTransfer(tx, row, { ...by(shop), version: row.version }));

test('a draft that two people send at once is sent once', async () => {
  const outcome = await withAndWithout(/ and status = 'draft' returning id/, ' returning id', async (shop, db) => {
    const row = await prepared(shop, await variantOf(shop, 20), 3);
    return countDone([send(shop, db, row), send(shop, db, row)]);
  });
  expect(outcome).toEqual({ guarded: 1, unguarded: 2 });
});

test('a transfer that two people receive at once is received once', async () => {
  const guard = / and (status = \$\d+) returning id/;
  const outcome = await withAndWithout(guard, ' and ($1 or true) returning id', async (shop, db) => {
    const variantId = await variantOf(shop, 20);
    const { id } = await prepared(shop, variantId, 3);
    await send(shop, shop.db, await rowOf(shop, id));
    const row = await rowOf(shop, id);
    const receipt = { lines: [{ variant_id: variantId, received: 3 }], cause: null };
    const act = { ...by(shop), version: row.version, language: 'ar' } as const;
    const receive = () => inTransaction(db, (tx) => receiveTransfer(tx, row, receipt, act));
    await Promise.allSettled([receive(), receive()]);
    return shop.levelOf(row.to_branch_id, variantId);
  });
  expect(outcome).toEqual({ guarded: 3, unguarded: 6 });
});

test('the last piece is sold or sent, never both', async () => {
  const guard = /and greatest\(s\.quantity, 0\) >= [^\n]* >= w\.quantity/;
  const outcome = await withAndWithout(guard, '', async (shop, db) => {
    const variantId = await variantOf(shop, 1);
    const row = await prepared(shop, variantId, 1);
    return countDone([sell(db, variantId), send(shop, db, row)]);
  });
  expect(outcome).toEqual({ guarded: 1, unguarded: 2 });
});

test('scans of one shelf by several people all count', async () => {
  const guard = /counted = l\.counted \+ excluded\.counted,/;
  const outcome = await withAndWithout(guard, 'counted = excluded.counted,', async (shop, db) => {
    const variantId = await variantOf(shop, 1);
    const { id } = (await shop.ask('POST /admin/stock-counts', { branch_id: await shop.branch() })).body.data;
    const act = { ...by(shop), readAside: async () => 0 };
    const scan = () => inTransaction(db, (tx) => countPieces(tx, id, { variantId, pieces: 1 }, act));
    await Promise.all(Array.from({ length: 8 }, scan));
    return (await readLine(shop.db, id, variantId))?.counted;
  });
  expect(outcome).toEqual({ guarded: 8, unguarded: 1 });
});

test('a sale in the middle of a counting is seen in the level and among the orders, or in neither', async () => {
  const guard = /order by variant_id for no key update/;
  const outcome = await withAndWithout(guard, 'order by variant_id', async (shop, db) => {
    const variantId = await variantOf(shop, 5);
    const { id } = (await shop.ask('POST /admin/stock-counts', { branch_id: shop.online })).body.data;
    let sale: Promise<unknown> | undefined;
    // The sale begins after the level was read; without the lock it is through before orders are.
    const readAside = async () => {
      sale = sell(shop.db, variantId);
      const isWaiting = async () => (await waitingLocks(shop.db)) > 0;
      let isThrough = false;
      void sale.then(() => {
        isThrough = true;
      });
      await expect.poll(async () => isThrough || (await isWaiting())).toBe(true);
      return isThrough ? 1 : 0;
    };
    await inTransaction(db, (tx) => countPieces(tx, id, { variantId, pieces: 5 }, { ...by(shop), readAside }));
    await sale;
    return (await readLine(shop.db, id, variantId))?.expected;
  });
  expect(outcome).toEqual({ guarded: 5, unguarded: 6 });
});

/** Statements of this database that wait for a lock. */
async function waitingLocks(db: Database): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db);
  return rows[0]?.count ?? 0;
}

test('an approved count is written once, by however many at once', async () => {
  const guard = /from stock_counts where id = \$1 for update/;
  const outcome = await withAndWithout(guard, 'from stock_counts where id = $1', async (shop, db) => {
    const { ask } = shop;
    const variantId = await variantOf(shop, 1);
    const branchId = await shop.branch();
    const { id } = (await ask('POST /admin/stock-counts', { branch_id: branchId })).body.data;
    await ask(`POST /admin/stock-counts/${id}/lines`, { variant_id: variantId, pieces: 4 });
    await ask(`POST /admin/stock-counts/${id}/status`, { version: 1, status: 'review' });
    await ask(`POST /admin/stock-counts/${id}/approve`, { version: 2 });
    await Promise.all([applyCount(db, id, Date.now), applyCount(db, id, Date.now)]);
    return shop.levelOf(branchId, variantId);
  });
  expect(outcome).toEqual({ guarded: 4, unguarded: 8 });
});
