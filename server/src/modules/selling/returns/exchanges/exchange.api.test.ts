import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBy } from '../../../../checks/broken-by.fixture.ts';
import { sql } from '../../../../platform/database/index.ts';
import { makePromotion, makeStaff, orderBody } from '../../../../testing/index.ts';
import { exportReturns } from '../export-returns.ts';
import { openExchangeShop } from './exchange.fixture.ts';

let world: Awaited<ReturnType<typeof openExchangeShop>>;
beforeAll(async () => {
  world = await openExchangeShop();
});
afterAll(() => world.close());

const fieldOf = (index: number) => `lines.${index}.exchange_variant_id`;
const sizesOf = (exchanges: { label: string; in_stock: boolean }[]) =>
  exchanges.map(({ label, in_stock: isThere }) => (isThere ? label : `(${label})`)).join(' ');

test('a guest has a size exchanged: no money moves, and what comes instead may come back, too', async () => {
  const shirt = await world.shirt({ S: 0, M: 5, L: 2 });
  const order = await world.bought(shirt, 'M', 2);
  const before = await world.returnable(order);
  expect(before.refund_ways.map((way: { code: string }) => way.code)).toEqual(['original', 'exchange']);
  expect(sizesOf(before.lines[0].exchanges)).toBe('(S) L');

  const asked = await world.swap(order, 1, shirt.of.L);
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  const { id } = asked.body.data;
  expect(asked.body.data).toMatchObject({
    status: 'requested',
    refund_to: 'exchange',
    expected_refund: 0,
    withheld: 0,
    iban: null,
    replacement: null,
    lines: [{ expected: [{ variant: 'M', quantity: 1 }], exchange: { variant_id: shirt.of.L, variant: 'L' } }],
    events: [{ label: 'طلبت الاستبدال' }],
  });
  expect(await world.shelf(shirt), 'nothing is kept before it is approved').toEqual({ S: 0, M: 3, L: 2 });
  expect((await world.step(id, 'exchange')).body.code).toBe('returns.transition_not_allowed');

  const approved = await world.step(id, 'approve');
  expect(approved.body.data.lines[0]).toMatchObject({ exchange: { variant: 'L', left: 1 }, amount: 10 });
  expect(await world.shelf(shirt)).toEqual({ S: 0, M: 3, L: 1 });
  await world.step(id, 'receive', { lines: [{ id: order.line, resaleable: 1 }] });
  expect(await world.shelf(shirt)).toEqual({ S: 0, M: 4, L: 1 });
  const received = (await world.step(id, 'approve')).body;
  expect(received.code).toBe('returns.transition_not_allowed');

  const body = { carrier: 'سمسا', carrier_number: 'SM-7', note: 'وصلنا مقاسك' };
  expect((await world.step(id, 'exchange', body)).body.data).toMatchObject({ status: 'exchanged', next_statuses: [] });
  expect(await world.shown(id, order)).toMatchObject({
    status: 'exchanged',
    expected_refund: 0,
    refund: null,
    replacement: { carrier: 'سمسا', carrier_number: 'SM-7' },
    can_withdraw: false,
  });
  expect(await world.statusOf(order)).toBe('delivered');
  const after = await world.returnable(order);
  expect(after).toMatchObject({ is_open: true, lines: [{ left: 2, refunds: [10, 20] }], returns: [{ amount: 0 }] });
  expect(sizesOf(after.lines[0].exchanges), 'L would come back next').toBe('(S) M');
  const { rows } = await sql.rows({ reason: sql.text, delta: sql.int4 })`
    select reason, delta from stock_movements where order_id = ${order.id} and reason <> 'order' order by id`.execute(
    world.db,
  );
  expect(rows).toEqual([
    { reason: 'exchange', delta: -1 },
    { reason: 'exchange_return', delta: 1 },
  ]);
  expect(await brokenBy(world.db, 'select')).toEqual([]);
});

test('what was exchanged comes back as what it is by now, before what was bought', async () => {
  const shirt = await world.shirt({ M: 5, L: 2 });
  const order = await world.bought(shirt, 'M', 2);
  await world.swapped(order, { quantity: 1, to: shirt.of.L }, ['approve', 'receive', 'exchange']);
  expect(await world.shelf(shirt)).toEqual({ M: 4, L: 1 });
  const money = await world.ask(order, 1);
  expect(money.body.data).toMatchObject({
    expected_refund: 10,
    lines: [{ variant: 'M', expected: [{ variant: 'L', quantity: 1 }], exchange: null }],
  });
  const { id } = money.body.data;
  await world.step(id, 'approve');
  await world.step(id, 'receive', { lines: [{ id: order.line, resaleable: 1 }] });
  expect(await world.shelf(shirt)).toEqual({ M: 4, L: 2 });
  const paid = await world.step(id, 'refund', { bank_reference: 'TRX' });
  expect(paid.body.data).toMatchObject({ status: 'refunded', refund: { bank: 10 } });
  // The return of the other piece completes the refund of everything paid.
  const last = await world.ask(order, 1);
  expect(last.body.data).toMatchObject({ expected_refund: 10, lines: [{ expected: [{ variant: 'M' }] }] });
  const lastId = last.body.data.id;
  await world.step(lastId, 'approve');
  await world.step(lastId, 'receive', { lines: [{ id: order.line, resaleable: 1 }] });
  await world.step(lastId, 'refund', { bank_reference: 'TRX' });
  expect(await world.shelf(shirt)).toEqual({ M: 5, L: 2 });
  expect(await world.statusOf(order)).toBe('refunded');
  expect(await brokenBy(world.db, 'select')).toEqual([]);
});

test('sold out by the time it is approved: refused, and nothing is changed', async () => {
  const shirt = await world.shirt({ M: 5, L: 1 });
  const order = await world.bought(shirt, 'M', 1);
  const id = await world.swapped(order, { quantity: 1, to: shirt.of.L }, []);
  await world.bought(shirt, 'L', 1);
  const refused = await world.step(id, 'approve');
  expect(refused).toMatchObject({ status: 409, body: { code: 'returns.replacement_sold_out' } });
  expect(refused.body.message).toContain('L');
  expect(await world.shown(id, order)).toMatchObject({ status: 'requested', events: [{ status: 'requested' }] });
  expect(await world.shelf(shirt)).toEqual({ M: 4, L: 0 });
});

test('declined after it was approved: what was kept is for sale again, and said so', async () => {
  const shirt = await world.shirt({ M: 5, L: 1 });
  const order = await world.bought(shirt, 'M', 1);
  const id = await world.swapped(order, { quantity: 1, to: shirt.of.L }, ['approve']);
  expect(await world.shelf(shirt)).toEqual({ M: 4, L: 0 });
  const flips = async () => {
    const { rows } = await sql.rows({ n: sql.int4 })`
      select count(*)::int as n from events where name = 'stock.flipped' and payload -> 'productIds' @> ${`[${shirt.id}]`}::jsonb
    `.execute(world.db);
    return rows[0]?.n;
  };
  expect(await flips()).toBe(1);
  expect((await world.step(id, 'reject', { note: 'لم تصل' })).status).toBe(200);
  expect(await world.shelf(shirt)).toEqual({ M: 4, L: 1 });
  expect(await flips()).toBe(2);
  expect((await world.returnable(order)).lines[0].left).toBe(1);
  // A return that was never approved has no reservation to release.
  const second = await world.swapped(order, { quantity: 1, to: shirt.of.L }, []);
  await world.step(second, 'reject', { note: 'لا' });
  expect(await world.shelf(shirt)).toEqual({ M: 4, L: 1 });
  expect(await brokenBy(world.db, 'select')).toEqual([]);
});

test('what cannot be sent after all is paid back as it was paid, and what was kept is for sale', async () => {
  const shirt = await world.shirt({ M: 5, L: 1 });
  const order = await world.bought(shirt, 'M', 2);
  const id = await world.swapped(order, { quantity: 1, to: shirt.of.L }, ['approve', 'receive']);
  const { headers } = await makeStaff(world.db, 'owner');
  const seen = (await world.shop.call(`GET /admin/returns/${id}`, { headers })).body.data;
  expect(seen).toMatchObject({ next_statuses: ['exchanged', 'refunded'], expected: { total: 10, bank: 10 } });
  expect(await world.step(id, 'refund')).toMatchObject({
    status: 422,
    body: { errors: { bank_reference: [expect.any(String)] } },
  });
  expect((await world.step(id, 'refund', { bank_reference: 'TRX' })).body.data).toMatchObject({
    status: 'refunded',
    refund: { total: 10, bank: 10 },
  });
  expect(await world.shelf(shirt)).toEqual({ M: 4, L: 1 });
  expect(await world.shown(id, order)).toMatchObject({ expected_refund: 10, replacement: null });
  expect((await world.step(id, 'exchange')).body.code).toBe('returns.transition_not_allowed');
  expect(await brokenBy(world.db, 'select')).toEqual([]);
});

test('an exchange that waits takes nothing from what others are worth', async () => {
  const shirt = await world.shirt({ M: 5, L: 2 });
  const order = await world.bought(shirt, 'M', 3);
  await world.swapped(order, { quantity: 1, to: shirt.of.L }, ['approve']);
  expect((await world.returnable(order)).lines).toMatchObject([{ left: 2, refunds: [10, 20] }]);
  const quote = await world.shop.call(`POST /returns/quote?view_token=${order.token}`, {
    body: { order_id: order.id, lines: [{ id: order.line, quantity: 2 }] },
  });
  expect(quote.body.data).toMatchObject({ worth: 20, total: 20 });
});

test('each thing that cannot be is refused at its field, and money is no exchange', async () => {
  const shirt = await world.shirt({ S: 0, M: 5, L: 1 });
  const order = await world.bought(shirt, 'M', 2);
  const errorOf = async (variantId: number | undefined, quantity = 1) => {
    const refused = await world.swap(order, quantity, variantId);
    expect(refused.status).toBe(422);
    return refused.body.errors[fieldOf(0)][0];
  };
  expect(await errorOf(undefined)).toBe('اختر ما تريده بدلًا منه');
  expect(await errorOf(shirt.of.M), 'the same').toBe('لا يمكن الاستبدال بهذا الخيار، اختر غيره');
  const other = await world.shirt({ L: 5 });
  expect(await errorOf(other.of.L), 'of another product').toBe('لا يمكن الاستبدال بهذا الخيار، اختر غيره');
  expect(await errorOf(shirt.of.S), 'sold out').toBe('نفد هذا الخيار، اختر غيره');
  expect(await errorOf(shirt.of.L, 2), 'too few').toBe('بقيت منه قطعة واحدة فقط');
  const lines = [{ id: order.line, quantity: 1, reason: 'other', exchange_variant_id: shirt.of.L }];
  const money = await world.ask(order, 1, { lines });
  expect(money).toMatchObject({ status: 422, body: { errors: { [fieldOf(0)]: ['البديل لمن يطلب الاستبدال'] } } });
  const id = (await world.ask(order, 1)).body.data.id;
  await world.step(id, 'approve');
  await world.step(id, 'receive', { lines: [] });
  expect((await world.step(id, 'exchange')).body.code, 'asked for as money').toBe('returns.transition_not_allowed');
});

test('only what costs the same now can be had, and what has nothing to swap for says so', async () => {
  const priced = await world.a.product({
    priceHalalas: 1_000,
    variants: [
      { size: 'M' },
      { size: 'L', priceHalalas: 1_200 },
      { size: 'XL', priceHalalas: 1_200, salePriceHalalas: 1_000 },
    ],
  });
  const [m = 0, l = 0] = priced.variantIds;
  const line = { product_id: priced.id, variant_id: m, quantity: 1 };
  const dear = await world.deliver(await world.place(orderBody([line], 50)));
  expect(sizesOf((await world.returnable(dear)).lines[0].exchanges)).toBe('XL');
  expect((await world.swap(dear, 1, l)).status).toBe(422);
  // A fixed-price promotion gives all sizes the same price.
  await makePromotion(world.db, { type: 'fixed_price', productIds: [priced.id], priceHalalas: 700 });
  expect(sizesOf((await world.returnable(dear)).lines[0].exchanges)).toBe('L XL');
  // A product that is no longer sold has no price to compare with.
  await sql`update product_variants set is_active = false where id = ${m}`.execute(world.db);
  expect((await world.returnable(dear)).lines[0].exchanges).toEqual([]);

  const simple = await world.delivered(1);
  const shown = await world.returnable(simple);
  expect([shown.lines[0].exchanges, shown.refund_ways.length]).toEqual([[], 1]);
  const refused = await world.swap(simple, 1, m);
  expect(refused.body.errors[fieldOf(0)][0]).toContain('لا بديل لهذا المنتج بسعره');
});

test('parts of a set are not exchanged', async () => {
  const shirt = await world.shirt({ M: 5, L: 5 });
  const bundle = await world.a.bundle({ priceHalalas: 2_000, items: [{ variantId: shirt.of.M ?? 0, quantity: 2 }] });
  const order = await world.deliver(await world.place(orderBody([{ bundle_id: bundle, quantity: 1 }], 60)));
  expect((await world.returnable(order)).lines).toMatchObject([{ left: 1, exchanges: [] }]);
  expect((await world.swap(order, 1, shirt.of.L)).status).toBe(422);
});

test('a customer’s copy says what was exchanged, and for what', async () => {
  const buyer = await world.buyer();
  const shirt = await world.shirt({ M: 5, L: 5 });
  const order = await world.bought(shirt, 'M', 1, buyer);
  await world.swapped(order, { quantity: 1, to: shirt.of.L, buyer }, ['approve', 'receive', 'exchange']);
  const copies: unknown[] = [];
  for await (const row of exportReturns(world.db, buyer.id)) copies.push(row);
  const [copy] = copies;
  expect(copy).toMatchObject({
    refund_to: 'exchange',
    status: 'exchanged',
    lines: [{ exchange: { variant_en: 'L' } }],
  });
});
