import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { deliverEvents, makeCustomer, makePromotion, openOrdersShop } from '../../../testing/index.ts';
import { expireReservations } from '../orders/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
const due: string[] = [];
beforeAll(async () => {
  world = await openOrdersShop();
});
afterEach(async () => {
  due.length = 0;
});
afterAll(() => world.close());

const codeOf = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body.code];
const oneCup = () => ({ add: [{ product_id: world.cup.id, quantity: 1 }] });

/** The pieces of an order as its history names them. */
const piecesIn = ({ items }: { items: { name: string; variant: string | null; quantity: number }[] }) =>
  items.map(({ name, variant, quantity }) => `${name}${variant ? ` (${variant})` : ''} × ${quantity}`).join('، ');

async function linksDue(): Promise<string[]> {
  const handle = async ({ orderId }: { orderId: string }) => void due.push(orderId);
  await deliverEvents(world.db, [{ name: 'test.links', event: 'order.link_due', handle }]);
  return due;
}

/** A paid order with an addition of a cup that waits for its payment. */
async function added(of: Parameters<typeof world.paid>[0] = {}) {
  const root = await world.paid(of);
  const { body, status } = await world.edit(root.id, oneCup());
  expect(status, JSON.stringify(body)).toBe(200);
  const [one] = body.data.supplements;
  return { root, id: String(one.id), number: String(one.number), shown: body.data };
}

test('what is added to a paid order is an order of its own: no delivery, a link to pay, both linked', async () => {
  const { id: rootId, number, lines, token } = await world.paid({ cups: 2 });
  const wish = { lines: [{ id: lines[1], quantity: 2 }], ...oneCup() };
  const seen = await world.preview(rootId, wish);
  expect(seen.body.data).toMatchObject({
    is_paid: true,
    total_before: 65,
    total: 65,
    back: { total: 0 },
    supplement: { total: 30, payment_method: 'bank_transfer', ways: [{ code: 'bank_transfer' }], hold_hours: 48 },
    lines: [
      { quantity: 2 },
      { quantity: 1 },
      { id: null, quantity: 1, total: 20 },
      { id: null, quantity: 1, total: 10 },
    ],
  });
  const { body, status } = await world.edit(rootId, wish);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ total: 65, version: 2, refunded: 0, supplement_of: null });
  expect(body.data.timeline[0]).toMatchObject({ kind: 'edit', label: 'أُضيف إلى الطلب' });
  const [kin] = body.data.supplements;
  expect(kin).toMatchObject({ status: 'pending_payment', travels: 'waiting', total: 30 });
  const supplement = await world.show(kin.id);
  expect(body.data.timeline[0].note).toBe(`\u2068${kin.number}\u2069: ${piecesIn(supplement)}`);
  expect(supplement).toMatchObject({
    shipping_total: 0,
    gift_total: 0,
    total: 30,
    amount_due: 30,
    address: (await world.show(rootId)).address,
    supplement_of: { id: rootId, number, travels: 'waiting' },
    may: { link: true, edit_items: true },
    placed_by: expect.any(String),
  });
  expect(await linksDue()).toContain(kin.id);
  // One buyer: the key of the first opens the addition, and the link of the addition opens the first.
  const opened = await world.shop.call(`GET /orders/${kin.id}?view_token=${token}`);
  expect(opened.body.data).toMatchObject({ number: kin.number, supplement_of: { number } });
  const link = await world.as(`POST /admin/orders/${kin.id}/payment-link`, { send: false });
  const key = /#key=([\w-]{43})/.exec(link.body.data.url)?.[1];
  expect((await world.shop.call(`GET /orders/${rootId}?view_token=${key}`)).body.data).toMatchObject({
    supplements: [{ number: kin.number, travels: 'waiting' }],
  });
  await world.pay(kin.id, kin.number);
  expect(await world.show(rootId)).toMatchObject({ supplements: [{ status: 'confirmed', travels: 'together' }] });
});

test('the link of an addition opens all orders of its family, and no other order', async () => {
  const { root, id } = await added();
  const sibling = (await world.edit(root.id, oneCup())).body.data.supplements[1];
  const other = await world.paid();
  const link = await world.as(`POST /admin/orders/${id}/payment-link`, { send: false });
  const key = /#key=([\w-]{43})/.exec(link.body.data.url)?.[1];
  const opened = async (one: string) => (await world.shop.call(`GET /orders/${one}?view_token=${key}`)).status;
  expect(await opened(root.id)).toBe(200);
  expect(await opened(sibling.id)).toBe(200);
  expect(await opened(other.id)).toBe(404);
});

test('slips of both say that they go in one parcel, and both are packed and sent', async () => {
  const { root, id, number } = await added();
  const slips = async () => (await world.as(`GET /admin/packing?ids=${root.id},${id}`)).body.data.slips;
  expect((await slips())[0].goes_with).toEqual([{ number, travels: 'waiting' }]);
  await world.pay(id, number);
  expect((await slips()).map((one: { goes_with: unknown }) => one.goes_with)).toEqual([
    [{ number, travels: 'together' }],
    [{ number: root.number, travels: 'together' }],
  ]);
  await world.as('POST /admin/orders/pack', { ids: [root.id, id] });
  const carrier = { carrier: 'SMSA', carrier_number: 'SM-9' };
  const sent = await world.as('POST /admin/orders/shipments', {
    parcels: [root.id, id].map((one) => ({ id: one, ...carrier })),
  });
  expect(sent.body.data.results).toMatchObject([{ done: true }, { done: true }]);
  expect(await world.show(root.id)).toMatchObject({ status: 'shipped', supplements: [{ travels: 'sent' }] });
});

test('an addition that is paid after the first has left goes alone, and staff find it', async () => {
  const { root, id, number } = await added();
  await world.as('POST /admin/orders/pack', { ids: [root.id] });
  await world.send(root.id);
  const alone = async () => (await world.as('GET /admin/orders?waits_for=own_parcel')).body.data.data;
  expect(await alone()).toEqual([]);
  await world.pay(id, number);
  expect(await alone()).toMatchObject([{ id, travels: 'alone' }]);
  expect((await world.as(`GET /admin/orders?q=${root.number}`)).body.data.data).toMatchObject([{ travels: null }]);
  expect((await world.as(`GET /admin/packing?ids=${id}`)).body.data.slips[0].goes_with).toEqual([]);
  await world.as('POST /admin/orders/pack', { ids: [id] });
  expect((await world.send(id)).body.data).toMatchObject({ status: 'shipped', supplement_of: { travels: 'sent' } });
  expect(await alone()).toEqual([]);
});

test('a swap gives back the piece that leaves and asks for the one that comes, each by itself', async () => {
  const { id, lines } = await world.paid({ cups: 3 });
  const wish = { lines: [{ id: lines[1], quantity: 0 }], ...oneCup(), to: 'original' };
  expect((await world.preview(id, wish)).body.data).toMatchObject({
    total: 55,
    back: { total: 20 },
    supplement: { total: 10 },
  });
  const { body, status } = await world.edit(id, wish, { bank_reference: 'OUT-9' });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toMatchObject({ version: 3, refunded: 20, supplements: [{ total: 10, travels: 'waiting' }] });
});

test('the history of a swap names what left and what came, by variant', async () => {
  const variants = ['أحمر', 'أزرق'].map((color) => ({ stock: 9, color }));
  const { id: productId, variantIds } = await world.a.product({ priceHalalas: 1_000, variants });
  const of = (at: number, quantity: number) => ({ product_id: productId, variant_id: variantIds[at], quantity });
  const shirt = await world.paid({ lines: [of(0, 3)], expected_total: 55 });
  const wish = { lines: [{ id: shirt.lines[0], quantity: 2 }], add: [of(1, 1)] };
  const { body, status } = await world.edit(shirt.id, wish, { bank_reference: 'OUT-8' });
  expect(status, JSON.stringify(body)).toBe(200);
  const [entry] = body.data.timeline.filter(({ kind }: { kind: string }) => kind === 'edit');
  expect(entry.label).toBe('بُدّلت أصناف');
  const came = piecesIn(await world.show(body.data.supplements[0].id));
  expect(came).toContain('أزرق');
  expect(entry.note).toBe(
    `\u2068${body.data.supplements[0].number}\u2069: ${came} بدل ${came.replace('أزرق', 'أحمر')}`,
  );
});

test('the order is cancelled with what waits beside it; what was paid stays, and stands by itself', async () => {
  const { root, id } = await added();
  const twice = (await world.edit(root.id, oneCup())).body.data;
  const second = twice.supplements[1];
  expect(twice.timeline[0].note).toContain(second.number);
  await world.pay(second.id, second.number);
  const answer = await world.as(`PATCH /orders/${root.id}/status`, { status: 'cancelled', note: 'نفدت' });
  expect(answer.status).toBe(200);
  expect(await world.show(root.id)).toMatchObject({
    status: 'cancelled',
    supplements: [
      { id, status: 'cancelled', travels: 'over' },
      { status: 'confirmed', travels: 'alone' },
    ],
  });
});

test('an addition that nobody pays in time expires, and the first goes its way', async () => {
  const { root, id } = await added();
  await sql`update orders set hold_expires_at = now() - interval '1 minute' where id = ${id}`.execute(world.db);
  await expireReservations(world.db, new Date());
  expect(await world.show(root.id)).toMatchObject({ status: 'confirmed', supplements: [{ travels: 'over' }] });
});

test('its address follows that of the first', async () => {
  const { root, id } = await added();
  const { version } = await world.show(root.id);
  const address = { city_id: 1, street: 'شارع التحلية' };
  const moved = await world.as(`PUT /admin/orders/${root.id}/address`, { address, version });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect((await world.show(id)).address).toMatchObject({ street: 'شارع التحلية' });
  // One parcel has one address: that of an addition changes with the first order's, and by itself once that one has left.
  const alone = async () =>
    world.as(`PUT /admin/orders/${id}/address`, { address, version: (await world.show(id)).version });
  const refused = await alone();
  expect(codeOf(refused)).toEqual([409, 'orders.readdress_first']);
  expect(refused.body.message).toContain(root.number);
  expect((await world.show(id)).may.readdress).toBe(false);
  await world.as('POST /admin/orders/pack', { ids: [root.id] });
  await world.send(root.id);
  expect((await alone()).status).toBe(200);
});

test('a retried addition is one addition', async () => {
  const { id } = await world.paid();
  const headers = { ...world.owner.headers, 'idempotency-key': crypto.randomUUID() };
  const body = { ...oneCup(), version: 1, expected_total: 65, expected_supplement: 10 };
  const first = await world.shop.call(`POST /admin/orders/${id}/items`, { headers, body });
  const again = await world.shop.call(`POST /admin/orders/${id}/items`, { headers, body });
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.data.supplements).toEqual(first.body.data.supplements);
  expect((await world.show(id)).supplements).toHaveLength(1);
});

test('the standing discount of a buyer counts, offers of today do, and delivery costs nothing more', async () => {
  const lamp = await world.a.product({ priceHalalas: 4_000, stock: 50 });
  await makePromotion(world.db, { type: 'flash', percent: 50, productIds: [lamp.id] });
  const buyer = await makeCustomer(world.db);
  const { id } = await world.paid({ buyer });
  const { body } = await world.edit(id, { add: [{ product_id: lamp.id, quantity: 1 }] });
  const [one] = body.data.supplements;
  expect(one).toMatchObject({ total: 20 });
  expect((await world.show(one.id)).customer).toMatchObject({ id: buyer.id });
  const theirs = await world.shop.call('GET /orders', { headers: buyer.headers });
  expect(theirs.body.data.data.map((order: { id: string }) => order.id)).toContain(one.id);
});

test('what cannot be added says why', async () => {
  const { root, id, number } = await added();
  await world.pay(id, number);
  // An addition takes no other, and may still lose pieces.
  expect(codeOf(await world.edit(id, oneCup()))).toEqual([409, 'orders.add_to_first']);
  expect((await world.show(id)).may).toMatchObject({ edit_items: true, add_items: false });
  const unexpected = { ...oneCup(), version: 2, expected_total: 65 };
  expect(codeOf(await world.as(`POST /admin/orders/${root.id}/items`, unexpected))).toEqual([
    409,
    'orders.total_changed',
  ]);
  expect(codeOf(await world.edit(root.id, oneCup(), { version: 1 }))).toEqual([409, 'conflict.changed']);
  const byCash = { ...oneCup(), payment_method: 'cash_on_delivery' };
  expect(codeOf(await world.edit(root.id, byCash))).toEqual([422, 'payments.method_not_available']);
  const all = { lines: root.lines.map((line) => ({ id: line, quantity: 0 })), ...oneCup() };
  expect(codeOf(await world.edit(root.id, all))).toEqual([422, 'orders.edit_empties']);
  for (let count = 0; count < 3; count += 1) expect((await world.edit(root.id, oneCup())).status).toBe(200);
  expect(codeOf(await world.edit(root.id, oneCup()))).toEqual([409, 'orders.too_many_supplements']);
  await world.as('POST /admin/orders/pack', { ids: [root.id] });
  expect(codeOf(await world.edit(root.id, oneCup()))).toEqual([409, 'orders.items_fixed']);
});

test('no order has more additions than ten, however many are paid', async () => {
  const { id } = await world.paid();
  for (let count = 0; count < 10; count += 1) {
    const { body } = await world.edit(id, oneCup());
    const one = body.data.supplements.at(-1);
    await world.pay(one.id, one.number);
  }
  expect(codeOf(await world.edit(id, oneCup()))).toEqual([409, 'orders.no_more_supplements']);
});

test('additions that are over make room for others, up to thirty in all', async () => {
  const { id } = await world.paid();
  for (let count = 0; count < 30; count += 1) {
    const { body, status } = await world.edit(id, oneCup());
    expect(status, JSON.stringify(body)).toBe(200);
    await world.as(`PATCH /orders/${body.data.supplements.at(-1).id}/status`, { status: 'cancelled' });
  }
  const { status, body } = await world.edit(id, oneCup());
  expect([status, body.code]).toEqual([409, 'orders.no_more_supplements']);
  expect(body.message).toContain('30 مرة');
  expect((await world.show(id)).supplements).toHaveLength(30);
});

test('a refund of all of the first order ends what nobody has paid beside it', async () => {
  const { root, id } = await added();
  const { items } = await world.show(root.id);
  const lines = items.map((item: { id: number; quantity: number }) => ({ id: item.id, quantity: item.quantity }));
  const refunded = await world.refund(root.id, { lines, to: 'original', reason: 'نفدت', bank_reference: 'TRX' });
  expect(refunded.status, JSON.stringify(refunded.body)).toBeLessThan(300);
  expect((await world.show(root.id)).status).toBe('refunded');
  expect((await world.show(id)).status).toBe('cancelled');
});
