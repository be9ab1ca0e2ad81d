import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBy } from '../../../../checks/broken-by.fixture.ts';
import { checkLedger } from '../../../../checks/index.ts';
import { sql } from '../../../../platform/database/index.ts';
import { factories, makeStaff, orderBody } from '../../../../testing/index.ts';
import { openBranchShop } from '../branches.fixture.ts';

let open: Awaited<ReturnType<typeof openBranchShop>>;
beforeAll(async () => {
  open = await openBranchShop();
});
afterAll(() => open.close());

const productOf = (stock: number) => factories(open.db).product({ stock });
const variantOf = async (stock: number) => (await productOf(stock)).variantIds[0] ?? 0;

test('three pieces go to a branch, two arrive, and the lost one is written off with its cause', async () => {
  const { ask, online, branch, send, levelOf, db } = open;
  const to = await branch();
  const variantId = await variantOf(10);
  const sent = await send(online, to, { [variantId]: 3 });
  expect([sent.status, sent.body.data.status, sent.body.data.pieces]).toEqual([200, 'sent', 3]);
  expect([await levelOf(online, variantId), await levelOf(to, variantId)]).toEqual([7, 0]);
  const { id } = sent.body.data;

  const receive = (received: number, more: object = {}) =>
    ask(`POST /admin/stock-transfers/${id}/receive`, {
      version: 2,
      lines: [{ variant_id: variantId, received }],
      ...more,
    });
  expect(Object.keys((await receive(2)).body.errors)).toEqual(['missing_cause']);
  expect(Object.keys((await receive(4)).body.errors)).toEqual(['lines']);
  const done = await receive(2, { missing_cause: 'lost' });
  expect(done.body.data).toMatchObject({ status: 'received', missing: 1, missing_cause: 'lost' });
  expect([await levelOf(online, variantId), await levelOf(to, variantId)]).toEqual([7, 2]);
  expect((await receive(2, { missing_cause: 'lost' })).body.code).toBe('branches.transfer_moved');
  expect((await ask(`POST /admin/stock-transfers/${id}/cancel`, { version: 3 })).body.code).toBe(
    'branches.transfer_moved',
  );
  const { body } = await ask(`GET /admin/branches/${to}/movements`);
  expect(body.data.data).toMatchObject([{ delta: 2, reason: 'transfer', note: `T-${id}` }]);
  expect(await checkLedger(db)).toEqual([]);
});

test('a transfer that is cancelled on its way is again where it came from', async () => {
  const { ask, online, branch, send, levelOf, db } = open;
  const to = await branch();
  const variantId = await variantOf(5);
  const { body } = await send(online, to, { [variantId]: 5 });
  expect(await levelOf(online, variantId)).toBe(0);
  const back = await ask(`POST /admin/stock-transfers/${body.data.id}/cancel`, { version: 2 });
  expect([back.body.data.status, await levelOf(online, variantId)]).toEqual(['cancelled', 5]);
  expect(await checkLedger(db)).toEqual([]);
});

test('a branch sends what it has, to the shop and to other branches, and never more', async () => {
  const { ask, online, branch, send, levelOf, db } = open;
  const [from, to] = [await branch(), await branch()];
  const variantId = await variantOf(1);
  const raised = { variant_id: variantId, delta: 4, cause: 'received' };
  expect((await ask(`POST /admin/branches/${from}/stock`, raised)).body.data.quantity).toBe(4);
  const short = await send(from, to, { [variantId]: 5 });
  expect([short.status, short.body.code]).toEqual([409, 'branches.stock_too_low']);
  const sent = (await send(from, online, { [variantId]: 4 })).body.data;
  const lines = [{ variant_id: variantId, received: 4 }];
  await ask(`POST /admin/stock-transfers/${sent.id}/receive`, { version: 2, lines });
  expect([await levelOf(from, variantId), await levelOf(online, variantId)]).toEqual([0, 5]);
  const lowered = await ask(`POST /admin/branches/${from}/stock`, { ...raised, delta: -1, cause: 'lost' });
  expect(lowered.body.code).toBe('branches.stock_too_low');
  const shared = await ask(`POST /admin/branches/${online}/stock`, { ...raised, delta: -1, cause: 'damaged' });
  expect(shared.body.data.quantity).toBe(4);
  expect(await checkLedger(db)).toEqual([]);
});

test('what orders took is not sent, and the pages of a product follow what goes and comes', async () => {
  const { shop, ask, online, branch, send, db } = open;
  const to = await branch();
  const product = await productOf(2);
  const variantId = product.variantIds[0] ?? 0;
  const page = async () => (await shop.call(`GET /products/${product.id}`)).body.data.stock_quantity;
  const placed = await shop.call('POST /orders', { body: orderBody([{ product_id: product.id, quantity: 1 }], 140) });
  expect([placed.status, await page()]).toEqual([201, 1]);
  expect((await send(online, to, { [variantId]: 2 })).body.code).toBe('branches.stock_too_low');
  const { body } = await send(online, to, { [variantId]: 1 });
  expect(await page()).toBe(0);
  const flipped = async () => {
    const { rows } = await sql.rows({ count: sql.int4 })`
      select count(*)::int as count from events where name = 'stock.flipped' and payload -> 'productIds' @> ${`[${product.id}]`}::jsonb
    `.execute(db);
    return rows[0]?.count ?? 0;
  };
  expect(await flipped()).toBe(1);
  await ask(`POST /admin/stock-transfers/${body.data.id}/cancel`, { version: 2 });
  expect([await page(), await flipped()]).toEqual([1, 2]);
});

test('drafts are changed by whoever saw them last, and what is not stocked is refused', async () => {
  const { ask, online, branch } = open;
  const to = await branch();
  const variantId = await variantOf(3);
  const digital = (await factories(open.db).product({ delivery: 'digital', stock: 3 })).variantIds[0];
  const draft = { from_branch_id: online, to_branch_id: to, lines: [{ variant_id: variantId, quantity: 1 }] };
  const { id } = (await ask('POST /admin/stock-transfers', draft)).body.data;
  const changed = await ask(`PUT /admin/stock-transfers/${id}`, { ...draft, note: 'مع سالم', version: 1 });
  expect(changed.body.data).toMatchObject({ note: 'مع سالم', version: 2, lines: [{ quantity: 1, received: null }] });
  const late = await ask(`PUT /admin/stock-transfers/${id}`, { ...draft, version: 1 });
  expect([late.status, late.body.details.note]).toEqual([409, 'مع سالم']);
  for (const lines of [[{ variant_id: digital, quantity: 1 }], [{ variant_id: 2_000_000, quantity: 1 }]]) {
    const refused = await ask('POST /admin/stock-transfers', { ...draft, lines });
    expect(refused.body.code).toBe('branches.item_not_found');
  }
  const twice = [...draft.lines, ...draft.lines];
  expect(Object.keys((await ask('POST /admin/stock-transfers', { ...draft, lines: twice })).body.errors)).toEqual([
    'lines',
  ]);
  const same = await ask('POST /admin/stock-transfers', { ...draft, to_branch_id: online });
  expect(Object.keys(same.body.errors)).toEqual(['to_branch_id']);
  const listed = await ask(`GET /admin/stock-transfers?status=draft&branch_id=${to}`);
  expect(listed.body.data.data).toMatchObject([{ id, lines_count: 1, pieces: 1, missing: 0 }]);
});

test('a branch with pieces, or some on the way, is not closed; a closed one takes none', async () => {
  const { ask, online, branch, send } = open;
  const to = await branch();
  const variantId = await variantOf(3);
  const draft = { name_ar: 'فرع الدمام', name_en: '', city: '', is_active: false };
  const close = (id: number, version: number) => ask(`PUT /admin/branches/${id}`, { ...draft, version });
  const sent = (await send(online, to, { [variantId]: 1 })).body.data;
  expect((await close(to, 1)).body.code).toBe('branches.has_stock');
  await ask(`POST /admin/stock-transfers/${sent.id}/cancel`, { version: 2 });
  const closed = await close(to, 1);
  expect(closed.body.data).toMatchObject({ name_en: 'فرع الدمام', is_active: false, version: 2 });
  expect((await close(to, 1)).body.code).toBe('conflict.changed');
  const refused = await ask('POST /admin/stock-transfers', {
    from_branch_id: online,
    to_branch_id: to,
    lines: [{ variant_id: variantId, quantity: 1 }],
  });
  expect(refused.body.code).toBe('branches.closed');
  expect((await close(online, 1)).body.code, 'the online shop sells from it').toBe('branches.has_stock');
});

test('branches show what they have of a product, and are found by codes and words', async () => {
  const { ask, branch, db } = open;
  const to = await branch();
  const product = await factories(db).product({
    nameAr: 'عود كمبودي',
    variants: [{ size: '50 ml' }, { size: '100 ml' }],
  });
  const [small = 0, large = 0] = product.variantIds;
  await sql`update product_variants set barcode = '6281000000017' where id = ${large}`.execute(db);
  await ask(`POST /admin/branches/${to}/stock`, { variant_id: small, delta: 7, cause: 'received' });
  expect((await ask(`GET /admin/branches/levels?product_id=${product.id}`)).body.data).toEqual([
    { branch_id: to, levels: [{ variant_id: small, quantity: 7 }] },
  ]);
  const find = async (q: string) =>
    (await ask(`GET /admin/stock-items?q=${encodeURIComponent(q)}`)).body.data.map(
      (one: { variant_id: number }) => one.variant_id,
    );
  expect(await find('6281000000017')).toEqual([large]);
  expect((await find('كمبودي')).toSorted()).toEqual([small, large].toSorted());
  expect((await ask(`GET /admin/branches/${to}/stock?q=sku-v&sort=-quantity`)).body.data.total).toBe(1);
  const support = await makeStaff(db, 'support');
  expect(
    (await ask(`POST /admin/branches/${to}/stock`, { variant_id: small, delta: 1, cause: 'received' }, support)).status,
  ).toBe(403);
});

test('levels and transfers that disagree with their movements are found', async () => {
  const { online, branch, send, db } = open;
  const to = await branch();
  const variantId = await variantOf(3);
  const { id } = (await send(online, to, { [variantId]: 2 })).body.data;
  expect(await brokenBy(db, `insert into branch_stock_levels values (${to}, ${variantId}, 1)`)).toEqual([
    'a level of a branch is the sum of its movements',
  ]);
  expect(await brokenBy(db, `update stock_transfer_lines set quantity = 1 where transfer_id = ${id}`)).toEqual([
    'a transfer took what it sent and gave what arrived, each once',
  ]);
  expect(await brokenBy(db, 'update branches set is_online = false')).toContain(
    'one branch serves the online shop, and has no levels beside its own',
  );
});
