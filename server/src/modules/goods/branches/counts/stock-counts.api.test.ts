import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../../../checks/index.ts';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { factories, makeStaff, orderBody } from '../../../../testing/index.ts';
import { openBranchShop } from '../branches.fixture.ts';

let open: Awaited<ReturnType<typeof openBranchShop>>;
beforeAll(async () => {
  open = await openBranchShop();
});
afterAll(() => open.close());

const variantsOf = async (...stocks: number[]) => {
  const made: number[] = [];
  for (const stock of stocks) made.push((await factories(open.db).product({ stock })).variantIds[0] ?? 0);
  return made;
};

/** A count with its acts. */
async function begin(branchId: number, more: object = {}) {
  const { ask } = open;
  const { body } = await ask('POST /admin/stock-counts', { branch_id: branchId, ...more });
  const { id } = body.data;
  const read = async () => (await ask(`GET /admin/stock-counts/${id}`)).body.data;
  return {
    id,
    read,
    count: (line: object, by?: Parameters<typeof ask>[2]) => ask(`POST /admin/stock-counts/${id}/lines`, line, by),
    lines: async (show = 'all') => (await ask(`GET /admin/stock-counts/${id}/lines?show=${show}`)).body.data.lines,
    uncounted: async () =>
      (await ask(`GET /admin/stock-counts/${id}/uncounted`)).body.data.items.map(
        (one: { variant_id: number }) => one.variant_id,
      ),
    move: async (status: string) =>
      ask(`POST /admin/stock-counts/${id}/status`, { version: (await read()).version, status }),
    approve: async (by?: Parameters<typeof ask>[2]) =>
      ask(`POST /admin/stock-counts/${id}/approve`, { version: (await read()).version }, by),
  };
}

const buy = async (variantId: number, quantity: number) => {
  const { rows } = await sql.rows({ product_id: sql.int4 })`
    select product_id from product_variants where id = ${variantId}
  `.execute(open.db);
  const lines = [{ product_id: rows[0]?.product_id ?? 0, quantity }];
  const total = quantity * 100 + (quantity > 1 ? 15 : 40);
  const placed = await open.shop.call('POST /orders', { body: orderBody(lines, total) });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  return placed.body.data.id as string;
};

test('scans add up, a typed number replaces what was seen, and counters are not told what is expected', async () => {
  const { branch, ask, db } = open;
  const place = await branch();
  const [variantId = 0] = await variantsOf(1);
  await ask(`POST /admin/branches/${place}/stock`, { variant_id: variantId, delta: 5, cause: 'received' });
  await sql`update product_variants set barcode = '6281000000024' where id = ${variantId}`.execute(db);
  const count = await begin(place);
  const packer = await makeStaff(db, 'fulfilment');
  await count.count({ code: '6281000000024', pieces: 1 });
  const second = await count.count({ code: '6281000000024', pieces: 1 }, packer);
  expect(second.body.data).toMatchObject({ counted: 2, expected: null, is_disturbed: false, applied: null });
  const late = await count.count({ variant_id: variantId, pieces: 4, was: 1 });
  expect([late.status, late.body.code, late.body.message.includes('2')]).toEqual([409, 'branches.line_changed', true]);
  expect((await count.count({ variant_id: variantId, pieces: 4, was: null })).status).toBe(409);
  expect((await count.count({ variant_id: variantId, pieces: 4, was: 2 })).body.data.counted).toBe(4);
  expect((await count.count({ variant_id: variantId, pieces: 999_997 })).body.code).toBe('branches.line_too_large');
  expect((await count.count({ code: 'unknown', pieces: 1 })).body.code).toBe('branches.item_not_found');
  expect((await count.read()).totals).toMatchObject({ lines: 1, pieces: 4, different: null, missing: null });
  expect((await ask(`GET /admin/stock-counts/${count.id}/lines?show=different`)).body.code).toBe(
    'branches.count_moved',
  );

  await count.move('review');
  expect((await count.read()).totals).toMatchObject({ different: 1, missing: 1, extra: 0 });
  expect(await count.lines('different')).toMatchObject([{ counted: 4, expected: 5 }]);
  expect((await count.count({ variant_id: variantId, pieces: 1 })).body.code).toBe('branches.count_moved');
  await count.move('open');
  expect((await ask(`DELETE /admin/stock-counts/${count.id}/lines/${variantId}`)).status).toBe(200);
  expect([await count.lines(), await count.uncounted()]).toEqual([[], [variantId]]);
  expect((await count.count({ variant_id: variantId, pieces: 3, was: 1 })).status, 'it is not there').toBe(409);
  expect((await count.count({ variant_id: variantId, pieces: 3, was: null })).status).toBe(201);
  expect((await count.move('cancelled')).body.data).toMatchObject({ status: 'cancelled' });
  expect((await count.move('open')).body.code).toBe('branches.count_moved');
});

test('sales during a count stay counted, before and after a line is counted, sent or not', async () => {
  const { online, levelOf, apply, db } = open;
  const [sold = 0, exact = 0, extra = 0, untouched = 0] = await variantsOf(10, 4, 3, 6);
  const early = await buy(sold, 2);
  const count = await begin(online);
  // Ten lie there: two of them wait to be sent. One of the ten is missing.
  await count.count({ variant_id: sold, pieces: 9 });
  await count.count({ variant_id: exact, pieces: 4 });
  await count.count({ variant_id: extra, pieces: 5 });
  await buy(sold, 3);
  await buy(exact, 1);
  await sql`update order_items set sent = quantity where order_id = ${early}`.execute(db);
  await count.move('review');
  expect((await count.read()).totals).toMatchObject({ lines: 3, different: 2, missing: 1, extra: 2, unapplied: 0 });
  expect(await count.uncounted()).toContain(untouched);
  await count.approve();
  await apply(count.id);
  expect(await Promise.all([sold, exact, extra, untouched].map((id) => levelOf(online, id)))).toEqual([4, 3, 5, 6]);
  const done = await count.read();
  expect([done.status, done.approved_by !== null, done.ended_at !== null]).toEqual(['applied', true, true]);
  await sql`update order_items set sent = 0 where order_id = ${early}`.execute(db);
  expect(await checkLedger(db)).toEqual([]);
});

test('pieces that a campaign keeps for its prizes lie on the shelf, too: they are not sold a second time', async () => {
  const { online, levelOf, apply, db } = open;
  const [prize = 0] = await variantsOf(7);
  // Three of ten are set aside, one of them has gone: the campaign itself is not needed here.
  await inTransaction(db, async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await sql`
      insert into lotto_prize_stock (campaign_id, position, variant_id, set_aside, sent) values (1, 1, ${prize}, 4, 1)
    `.execute(tx);
  });
  const count = await begin(online);
  await count.count({ variant_id: prize, pieces: 10 });
  await count.move('review');
  expect((await count.read()).totals).toMatchObject({ lines: 1, different: 0 });
  await count.approve();
  await apply(count.id);
  expect(await levelOf(online, prize)).toBe(7);
  await sql`delete from lotto_prize_stock where variant_id = ${prize}`.execute(db);
});

test('what orders took since is told, and no level goes below zero', async () => {
  const { online, levelOf, apply, db } = open;
  const [variantId = 0] = await variantsOf(5);
  const count = await begin(online);
  await count.count({ variant_id: variantId, pieces: 2 });
  await buy(variantId, 4);
  await count.move('review');
  await count.approve();
  await apply(count.id);
  await apply(count.id);
  expect(await levelOf(online, variantId)).toBe(0);
  expect((await count.read()).totals).toMatchObject({ missing: 3, unapplied: 2 });
  expect(await count.lines()).toMatchObject([{ counted: 2, expected: 5, applied: -1 }]);
  expect(await checkLedger(db)).toEqual([]);
});

test('a line whose stock moved between two scans is counted again before the count is approved', async () => {
  const { branch, ask, apply, levelOf } = open;
  const place = await branch();
  const [variantId = 0] = await variantsOf(1);
  const stock = { variant_id: variantId, delta: 6, cause: 'received' };
  await ask(`POST /admin/branches/${place}/stock`, stock);
  const count = await begin(place);
  await count.count({ variant_id: variantId, pieces: 2 });
  await ask(`POST /admin/branches/${place}/stock`, { ...stock, delta: -1, cause: 'damaged' });
  expect((await count.count({ variant_id: variantId, pieces: 3 })).body.data.is_disturbed).toBe(true);
  await count.move('review');
  expect((await count.approve()).body.code).toBe('branches.count_disturbed');
  expect(await count.lines('disturbed')).toHaveLength(1);
  await count.move('open');
  expect((await count.count({ variant_id: variantId, pieces: 5, was: 5 })).body.data.is_disturbed).toBe(false);
  await count.move('review');
  expect((await count.approve()).status).toBe(200);
  await apply(count.id);
  expect(await levelOf(place, variantId)).toBe(5);
});

test('a second person approves: no manager what they counted, and packers nothing; the owner may', async () => {
  const { branch, db } = open;
  const manager = await makeStaff(db, 'manager');
  const packer = await makeStaff(db, 'fulfilment');
  const [variantId = 0] = await variantsOf(1);
  const count = await begin(await branch());
  await count.count({ variant_id: variantId, pieces: 3 }, manager);
  expect((await count.approve()).body.code, 'nobody approves while others count').toBe('branches.count_moved');
  await count.move('review');
  expect((await count.approve(packer)).status).toBe(403);
  const own = await count.approve(manager);
  expect([own.status, own.body.code]).toEqual([403, 'branches.counted_oneself']);
  await count.move('open');
  const other = await makeStaff(db, 'manager');
  await count.count({ variant_id: variantId, pieces: 1 }, other);
  await count.count({ variant_id: variantId, pieces: 4, was: 4 }, packer);
  await count.move('review');
  expect((await count.approve(other)).body.code, 'counted, and counted again by another').toBe(
    'branches.counted_oneself',
  );
  expect((await count.approve(await makeStaff(db, 'manager'))).body.data.status).toBe('applying');
  expect((await count.approve()).body.code).toBe('branches.count_moved');
});

test('levels of a branch are hidden from those who count it, until counting ends', async () => {
  const { branch, ask, db } = open;
  const place = await branch();
  const packer = await makeStaff(db, 'fulfilment');
  const [variantId = 0] = await variantsOf(1);
  await ask(`POST /admin/branches/${place}/stock`, { variant_id: variantId, delta: 7, cause: 'received' });
  const product = (await ask(`GET /admin/branches/${place}/stock`)).body.data.data[0].product_id;
  const codes = async (by: typeof packer) => {
    const read = ['stock', 'movements'].map((list) => ask(`GET /admin/branches/${place}/${list}`, undefined, by));
    return (await Promise.all(read)).map(({ body }) => body.code);
  };
  const levels = async (by?: typeof packer) =>
    (await ask(`GET /admin/branches/levels?product_id=${product}`, undefined, by)).body.data;
  const count = await begin(place);
  expect(await codes(packer)).toEqual(['branches.being_counted', 'branches.being_counted']);
  expect(await levels(packer)).toEqual([]);
  const change = { variant_id: variantId, delta: 1, cause: 'received' };
  const changed = await ask(`POST /admin/branches/${place}/stock`, change, packer);
  expect(changed.body.code, 'the reply would say the level').toBe('branches.being_counted');
  expect(await codes(await makeStaff(db, 'manager'))).toEqual([undefined, undefined]);
  expect(await levels()).toMatchObject([{ branch_id: place }]);
  await count.move('review');
  expect(await codes(packer)).toEqual([undefined, undefined]);
  expect(await levels(packer)).toHaveLength(1);
});

test('a branch has one count at a time, of everything or of a category', async () => {
  const { branch, ask, db } = open;
  const place = await branch();
  const categoryId = await factories(db).category();
  const inside = (await factories(db).product({ categoryId, stock: 1 })).variantIds[0] ?? 0;
  const [outside = 0] = await variantsOf(1);
  for (const variant_id of [inside, outside]) {
    await ask(`POST /admin/branches/${place}/stock`, { variant_id, delta: 2, cause: 'received' });
  }
  const count = await begin(place, { category_id: categoryId });
  expect(await count.uncounted()).toEqual([inside]);
  expect((await ask('POST /admin/stock-counts', { branch_id: place })).body.code).toBe('branches.count_under_way');
  expect((await ask('POST /admin/stock-counts', { branch_id: 999_999 })).body.code).toBe('branches.not_found');
  const unknown = await ask('POST /admin/stock-counts', { branch_id: await branch(), category_id: 999_999 });
  expect(unknown.body.code).toBe('catalog.category_not_found');
  await count.move('cancelled');
  expect((await ask('POST /admin/stock-counts', { branch_id: place })).status).toBe(201);
  const listed = await ask(`GET /admin/stock-counts?branch_id=${place}&status=cancelled`);
  expect(listed.body.data.data).toMatchObject([{ id: count.id, category: { id: categoryId } }]);
});

test('a count of many lines is paged, and written in batches that go on where they were', async () => {
  const { branch, ask, apply, db } = open;
  const place = await branch();
  const categoryId = await factories(db).category();
  const variants = Array.from({ length: 230 }, () => ({ stock: 1 }));
  const { variantIds } = await factories(db).product({ categoryId, variants });
  const count = await begin(place);
  await sql`
    insert into stock_count_lines (count_id, variant_id, counted, expected, counted_by, counted_at)
    select ${count.id}::int, v.id, 2, 0, (select id from staff limit 1), ${new Date()} from unnest(${variantIds}::int[]) as v (id)
  `.execute(db);
  const seen: number[] = [];
  for (let after = ''; seen.length < 300; ) {
    const { body } = await ask(`GET /admin/stock-counts/${count.id}/lines?${after}`);
    seen.push(...body.data.lines.map((line: { variant_id: number }) => line.variant_id));
    if (body.data.next === null) break;
    after = `after=${body.data.next}`;
  }
  expect(seen.toSorted((a, b) => a - b)).toEqual(variantIds);
  await count.move('review');
  await count.approve();
  await apply(count.id);
  const { rows } = await sql.rows({ levels: sql.int4, movements: sql.int4 })`
    select (select count(*)::int from branch_stock_levels where branch_id = ${place} and quantity = 2) as levels,
      (select count(*)::int from branch_stock_movements where branch_id = ${place} and reason = 'counted') as movements
  `.execute(db);
  expect(rows).toEqual([{ levels: 230, movements: 230 }]);
  const first = await ask(`GET /admin/stock-counts/${(await begin(place)).id}/uncounted`);
  expect(first.body.data.items).toHaveLength(50);
  const next = await ask(`GET /admin/stock-counts/${count.id + 1}/uncounted?after=${first.body.data.next}`);
  expect(next.body.data.items[0].variant_id).toBeGreaterThan(first.body.data.next);
  expect(await checkLedger(db)).toEqual([]);
});
