import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { formWith, makePicture, makeStaff, orderBody, TEST_STORE_KEY } from '../../../testing/index.ts';
import { MOST_RETURNS } from './requests/returnable.ts';
import { IBAN, openReturnShop } from './returns.fixture.ts';

let world: Awaited<ReturnType<typeof openReturnShop>>;
beforeAll(async () => {
  world = await openReturnShop();
});
afterAll(() => world.close());

test('a buyer asks for two of three pieces back, sees them, and the order follows', async () => {
  const buyer = await world.buyer();
  const order = await world.delivered(3, buyer);
  const { headers } = buyer;
  const before = (await world.shop.call(`GET /orders/${order.id}/returnable`, { headers })).body.data;
  expect(before).toMatchObject({ is_open: true, lines: [{ quantity: 3, left: 3, refunds: [10, 20, 30] }] });
  expect(before.refund_ways.map((way: { code: string; needs_iban: boolean }) => [way.code, way.needs_iban])).toEqual([
    ['original', true],
    ['store_credit', false],
  ]);
  const asked = await world.ask(order, 2, { buyer, note: 'كبير جدًا' });
  expect(asked.status, JSON.stringify(asked.body)).toBe(201);
  expect(asked.body.data).toMatchObject({
    status: 'requested',
    expected_refund: 20,
    iban: `•••• ${IBAN.slice(-4)}`,
    lines: [{ id: order.line, quantity: 2, reason: 'changed_mind', reason_label: 'غيّرت رأيي' }],
    can_withdraw: true,
    refund: null,
  });
  expect(await world.statusOf(order, buyer)).toBe('return_requested');
  const list = (await world.shop.call('GET /returns', { headers, language: 'en' })).body.data;
  expect(list).toMatchObject({ total: 1, data: [{ pieces: 2, amount: 20, status_label: 'Waiting for a decision' }] });
  const after = (await world.shop.call(`GET /orders/${order.id}/returnable`, { headers })).body.data;
  expect(after).toMatchObject({ lines: [{ left: 1, refunds: [10] }], returns: [{ id: asked.body.data.id }] });
});

test('what is withdrawn may be asked for again, and the order is delivered again without a second word of it', async () => {
  const order = await world.delivered(1);
  const { data } = (await world.ask(order, 1)).body;
  const withdraw = `POST /returns/${data.id}/withdraw?view_token=${order.token}`;
  expect((await world.shop.call(withdraw, { body: {} })).body.data).toMatchObject({ status: 'cancelled' });
  expect(await world.statusOf(order)).toBe('delivered');
  const again = await world.shop.call(withdraw, { body: {} });
  expect(again).toMatchObject({ status: 409, body: { code: 'returns.transition_not_allowed' } });
  expect((await world.ask(order, 1)).status).toBe(201);
  const { rows } = await sql.rows({ n: sql.int4 })`
    select count(*)::int as n from events where name = 'order.delivered' and payload ->> 'orderId' = ${order.id}
  `.execute(world.db);
  expect(rows[0]?.n).toBe(1);
});

test('more than was bought, somebody else’s line, a line twice and an order on its way are refused', async () => {
  const order = await world.delivered(2);
  const other = await world.delivered(1);
  expect((await world.ask(order, 3)).body).toMatchObject({ code: 'returns.too_many' });
  expect((await world.ask({ ...order, line: other.line }, 1)).body).toMatchObject({ code: 'returns.line_unknown' });
  const line = { id: order.line, quantity: 1, reason: 'other' };
  const twice = await world.ask(order, 1, { lines: [line, line] });
  expect(twice).toMatchObject({ status: 422, body: { errors: { lines: ['اختر كل منتج مرة واحدة'] } } });
  expect((await world.ask(order, 1)).status).toBe(201);
  expect((await world.ask(order, 2)).body).toMatchObject({
    code: 'returns.too_many',
    message: expect.stringContaining('قطعة واحدة فقط'),
  });
  const body = orderBody([{ product_id: world.product.id, quantity: 1 }], 50);
  const placed = (await world.shop.call('POST /orders', { body })).body.data;
  const early = { id: placed.id, token: placed.view_token, line: placed.items[0].id };
  expect((await world.ask(early, 1)).body).toMatchObject({ code: 'returns.not_delivered' });
});

test('seven days after delivery it is too late', async () => {
  expect((await world.ask(await world.delivered(1, undefined, 6), 1)).status).toBe(201);
  const late = await world.delivered(1, undefined, 8);
  expect(await world.ask(late, 1)).toMatchObject({ status: 409, body: { code: 'returns.too_late' } });
  const shown = await world.shop.call(`GET /orders/${late.id}/returnable?view_token=${late.token}`);
  expect(shown.body.data).toMatchObject({ is_open: false });
});

test('the shop may give more days than seven; an order keeps those it was placed with', async () => {
  const { headers } = await makeStaff(world.db, 'owner');
  const setDays = async (days: number) => {
    const rules = (await world.shop.call('GET /admin/settings/rules', { headers })).body.data;
    const body = { ...rules, return_days: days };
    expect((await world.shop.call('PUT /admin/settings/rules', { headers, body })).status).toBe(200);
  };
  const before = await world.delivered(1, undefined, 8);
  await setDays(15);
  const after = await world.delivered(1, undefined, 14);
  const late = await world.delivered(1, undefined, 16);
  await setDays(7);
  expect((await world.ask(before, 1)).body.message).toBe('انتهت مدة الإرجاع، وهي 7 أيام من استلام الطلب');
  expect((await world.ask(late, 1)).body.message).toBe('انتهت مدة الإرجاع، وهي 15 يومًا من استلام الطلب');
  const shown = await world.shop.call(`GET /orders/${after.id}/returnable?view_token=${after.token}`);
  expect(shown.body.data).toMatchObject({ is_open: true, days: 15 });
  expect((await world.ask(after, 1)).status).toBe(201);
});

test('what cannot be returned stays with its buyer', async () => {
  const order = await world.delivered(1);
  await sql`update order_items set is_returnable = false where id = ${order.line}`.execute(world.db);
  expect(await world.ask(order, 1)).toMatchObject({ status: 422, body: { code: 'returns.not_returnable' } });
});

test('cash goes back to a bank account that is one; store credit needs an account', async () => {
  const order = await world.delivered(1);
  const missing = await world.ask(order, 1, { iban: null });
  expect(missing).toMatchObject({ status: 422, body: { errors: { iban: [expect.stringContaining('الآيبان')] } } });
  const wrong = await world.ask(order, 1, { iban: 'SA0380000000608010167510' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { iban: [expect.stringContaining('غير صحيح')] } } });
  const guest = await world.ask(order, 1, { refund_to: 'store_credit', iban: null });
  expect(guest).toMatchObject({ status: 422, body: { errors: { refund_to: [expect.any(String)] } } });
  const buyer = await world.buyer();
  const own = await world.delivered(1, buyer);
  const credited = await world.ask(own, 1, { buyer, refund_to: 'store_credit', iban: null });
  expect(credited.body.data).toMatchObject({ refund_to: 'store_credit', iban: null });
});

test('buyer and shop write to each other; a stranger neither reads nor writes', async () => {
  const order = await world.delivered(1);
  const { id } = (await world.ask(order, 1)).body.data;
  const key = (token: string | null) => `/returns/${id}/messages?view_token=${token}`;
  const sent = await world.shop.call(`POST ${key(order.token)}`, { body: { message: ' متى يصل المندوب؟ ' } });
  expect(sent).toMatchObject({ status: 201, body: { data: { author: 'customer', message: 'متى يصل المندوب؟' } } });
  expect((await world.shop.call(`GET ${key(order.token)}`)).body.data.data).toHaveLength(1);
  const other = await world.delivered(1);
  expect(await world.shop.call(`GET ${key(other.token)}`)).toMatchObject({ status: 404 });
  expect(await world.shop.call(`POST ${key(other.token)}`, { body: { message: 'x' } })).toMatchObject({ status: 404 });
});

test('photos go with a return, once, and only its buyer and staff see them', async () => {
  const order = await world.delivered(2);
  const send = async () => {
    const form = formWith(await makePicture());
    const headers = { 'x-api-key': TEST_STORE_KEY, ...form.headers };
    const sent = { method: 'POST', url: '/api/store/uploads', headers, payload: form.payload } as const;
    return (await world.shop.app.server.inject(sent)).json().data.id;
  };
  const photos = [await send(), await send()];
  const asked = await world.ask(order, 1, { photos });
  expect(asked.body.data.photos.map((photo: { id: string }) => photo.id)).toEqual(photos);
  expect((await world.ask(order, 1, { photos })).body.code).toBe('uploads.not_yours');
  const { url } = asked.body.data.photos[0];
  const look = async (token: string | null) =>
    (
      await world.shop.app.server.inject({
        url: `${url}?view_token=${token}`,
        headers: { 'x-api-key': TEST_STORE_KEY },
      })
    ).statusCode;
  expect(await look(order.token)).toBe(200);
  expect(await look((await world.delivered(1)).token)).toBe(404);
});

test('who leaves is forgotten: what they wrote and their bank account', async () => {
  const buyer = await world.buyer();
  const order = await world.delivered(1, buyer);
  const { id } = (await world.ask(order, 1, { buyer, note: 'نص خاص' })).body.data;
  const { headers } = buyer;
  await world.shop.call(`POST /returns/${id}/messages`, { headers, body: { message: 'رسالة خاصة' } });
  const copy = (await world.shop.call('GET /user/export', { headers })).body;
  expect(JSON.stringify(copy)).toContain('رسالة خاصة');
  const password = 'نخلة على ضفة النهر';
  const open = await world.shop.call('DELETE /user/profile', { headers, body: { password } });
  expect(open).toMatchObject({ status: 409, body: { code: 'auth.orders_open' } });
  await world.shop.call(`POST /returns/${id}/withdraw`, { headers, body: {} });
  expect((await world.shop.call('DELETE /user/profile', { headers, body: { password } })).status).toBe(200);
  const { rows } = await sql.rows({ note: sql.text.orNull, iban: sql.text.orNull, messages: sql.int4 })`
    select note, iban, (select count(*)::int from return_messages where return_id = r.id) as messages
    from returns r where id = ${id}
  `.execute(world.db);
  expect(rows[0]).toEqual({ note: null, iban: null, messages: 0 });
});

test('an order takes so many returns, however often they are withdrawn, and stays open to everybody', async () => {
  const order = await world.delivered(1);
  for (let turn = 0; turn < MOST_RETURNS; turn += 1) {
    const { id } = (await world.ask(order, 1)).body.data;
    await world.shop.call(`POST /returns/${id}/withdraw?view_token=${order.token}`, { body: {} });
  }
  expect(await world.ask(order, 1)).toMatchObject({ status: 409, body: { code: 'returns.too_many_returns' } });
  const shown = await world.shop.call(`GET /orders/${order.id}/returnable?view_token=${order.token}`);
  expect(shown).toMatchObject({ status: 200, body: { data: { is_open: false } } });
  expect((await world.shop.call(`GET /orders/${order.id}?view_token=${order.token}`)).status).toBe(200);
});

test('an order with more events than are shown can be opened and tracked, the latest last', async () => {
  const order = await world.delivered(1);
  await sql`
    insert into order_events (order_id, status, actor, note)
    select ${order.id}, case when n % 2 = 0 then 'delivered' else 'return_requested' end, 'system', 'event ' || n
    from generate_series(1, 120) as n`.execute(world.db);
  const { status, body } = await world.shop.call(`GET /orders/${order.id}?view_token=${order.token}`);
  expect(status).toBe(200);
  expect(body.data.events).toHaveLength(100);
  expect(body.data.events.at(-1).note).toBe('event 120');
  const { number, contact } = body.data;
  const tracked = await world.shop.call(`GET /tracking?number=${number}&phone=${encodeURIComponent(contact.phone)}`);
  expect(tracked.status).toBe(200);
});
