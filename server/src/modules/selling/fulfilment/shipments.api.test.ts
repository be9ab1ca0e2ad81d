import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOBODYS_UUID } from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeCustomer, makeStaff, openOrdersShop } from '../../../testing/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(() => world.close());

test('an order goes in two parcels: shipped with the last piece, delivered with the last parcel', async () => {
  const { as, send, show } = world;
  const { id, token, number, lines } = await world.packed();
  const [cups, plate] = lines;
  const first = await send(id, { lines: [{ id: cups, quantity: 2 }], carrier: 'سمسا', carrier_number: 'SM-1' });
  expect(first.status).toBe(201);
  expect(first.body.data).toMatchObject({
    status: 'processing',
    items: [
      { sent: 2, to_send: 0 },
      { sent: 0, to_send: 1 },
    ],
    shipments: [{ number: 1, carrier: 'سمسا', items: [{ id: cups, quantity: 2 }], delivered_at: null }],
    may: { send: true, readdress: false, cancel: { allowed: false, why_not: expect.stringContaining('غادرنا') } },
  });
  const second = (await send(id, { carrier_number: 'SM-2' })).body.data;
  expect(second).toMatchObject({ status: 'shipped', carrier_number: 'SM-2', may: { send: false } });
  expect(second.shipments[1].items).toMatchObject([{ id: plate, quantity: 1 }]);
  const [one, two] = second.shipments;
  const arrived = (shipment: string) => as(`POST /admin/orders/${id}/shipments/${shipment}/delivered`);
  expect((await arrived(one.id)).body.data.status).toBe('shipped');
  expect((await arrived(one.id)).body.code).toBe('orders.parcel_delivered');
  expect((await arrived(NOBODYS_UUID)).body.code).toBe('orders.parcel_not_found');
  expect((await arrived(two.id)).body.data.status).toBe('delivered');
  const buyer = (await world.shop.call(`GET /orders/${id}?view_token=${token}`)).body.data;
  expect(buyer.shipments).toHaveLength(2);
  const tracked = (await world.shop.call(`GET /tracking?number=${number}&phone=0512345678`)).body.data;
  expect(tracked.shipments).toMatchObject([
    { number: 1, pieces: 2, delivered_at: expect.any(String) },
    { number: 2, pieces: 1 },
  ]);
  expect(JSON.stringify(tracked.shipments)).not.toContain('items');
  const { timeline } = await show(id);
  expect(timeline.map((entry: { kind: string }) => entry.kind)).toEqual(
    expect.arrayContaining(['status', 'sent', 'arrived']),
  );
  expect(timeline.find((entry: { kind: string }) => entry.kind === 'sent').by).toEqual(expect.any(String));
});

test('no more pieces than were bought, none twice, none of another order, none before it is packed', async () => {
  const { send } = world;
  const waiting = await world.placed();
  expect((await send(waiting.id)).body.code).toBe('orders.transition_not_allowed');
  const { id, lines } = await world.packed();
  const [cups] = lines;
  expect(await send(id, { lines: [{ id: cups, quantity: 3 }] })).toMatchObject({
    status: 409,
    body: { code: 'orders.too_many_pieces', message: expect.stringContaining('قطعتان') },
  });
  const twice = [
    { id: cups, quantity: 1 },
    { id: cups, quantity: 1 },
  ];
  expect((await send(id, { lines: twice })).body.errors.lines).toHaveLength(1);
  expect((await send(id, { lines: [{ id: waiting.lines[0], quantity: 1 }] })).body.code).toBe('orders.line_unknown');
  expect((await send(id, { lines: [{ id: cups, quantity: 1 }] })).status).toBe(201);
  expect((await send(id, { lines: [{ id: cups, quantity: 2 }] })).body.code).toBe('orders.too_many_pieces');
});

test('what has left in part is not cancelled, by staff or by its buyer', async () => {
  const { id, token, lines } = await world.packed();
  await world.send(id, { lines: [{ id: lines[1], quantity: 1 }] });
  const body = { status: 'cancelled' };
  expect((await world.as(`PATCH /orders/${id}/status`, body)).body.code).toBe('orders.partly_sent');
  const byBuyer = await world.shop.call(`PATCH /orders/${id}/status?view_token=${token}`, { body });
  expect(byBuyer.body.code).toBe('orders.partly_sent');
  const shown = (await world.shop.call(`GET /orders/${id}?view_token=${token}`)).body.data;
  expect(shown.allowed_statuses).toEqual([]);
});

test('who marks an order as shipped sends all that is left of it', async () => {
  const { id, lines } = await world.packed();
  await world.send(id, { lines: [{ id: lines[1], quantity: 1 }] });
  const body = { status: 'shipped', carrier: 'Aramex', carrier_number: 'A-9' };
  expect((await world.as(`PATCH /orders/${id}/status`, body)).status).toBe(200);
  expect((await world.show(id)).shipments).toMatchObject([
    { items: [{ quantity: 1 }] },
    { carrier: 'Aramex', carrier_number: 'A-9', items: [{ id: lines[0], quantity: 2 }] },
  ]);
});

test('of many that are packed at once each says what came of it', async () => {
  const [one, two] = [await world.placed(), await world.packed()];
  const ids = [one.id, two.id, NOBODYS_UUID, one.id];
  const { body } = await world.as('POST /admin/orders/pack', { ids });
  expect(body.data.results).toMatchObject([
    { id: one.id, done: true, code: null },
    { id: two.id, done: false, code: 'orders.transition_not_allowed', message: expect.stringContaining('قيد التجهيز') },
    { id: NOBODYS_UUID, done: false, number: null, code: 'orders.not_found' },
  ]);
});

test('of many that are sent at once each says what came of it, and a repeat sends nothing twice', async () => {
  const [one, two, waiting] = [await world.packed(), await world.packed({ cups: 3 }), await world.placed()];
  const parcels = [
    { id: one.id, carrier: 'سمسا', carrier_number: 'SM-31' },
    { id: two.id },
    { id: waiting.id, carrier: 'سمسا', carrier_number: 'SM-33' },
    { id: one.id, carrier: 'سمسا', carrier_number: 'SM-34' },
    { id: NOBODYS_UUID },
  ];
  const sendAll = async () => (await world.as('POST /admin/orders/shipments', { parcels })).body.data.results;
  expect(await sendAll()).toMatchObject([
    { id: one.id, number: one.number, done: true, code: null },
    { id: two.id, done: true },
    { id: waiting.id, done: false, code: 'orders.transition_not_allowed', message: expect.any(String) },
    { id: NOBODYS_UUID, done: false, number: null, code: 'orders.not_found' },
  ]);
  expect((await sendAll()).map(({ done }: { done: boolean }) => done)).toEqual([false, false, false, false]);
  expect(await world.show(one.id)).toMatchObject({
    status: 'shipped',
    shipments: [{ carrier: 'سمسا', carrier_number: 'SM-31', pieces: 3 }],
  });
  expect(await world.show(two.id)).toMatchObject({ status: 'shipped', shipments: [{ carrier: null, pieces: 4 }] });
  expect(await world.show(waiting.id)).toMatchObject({ status: 'confirmed', shipments: [] });
});

test('a parcel of a listed carrier is followed at its address, also after the list was changed', async () => {
  const { body: settings } = await world.as('GET /admin/settings/carriers');
  expect(settings.data.carriers.length).toBeGreaterThan(3);
  const change = (carriers: object[], version: number) =>
    world.as('PUT /admin/settings/carriers', { carriers, version });
  const own = { name: 'ساعي', tracking_url: 'https://carrier.example/t?n={number}&l=ar' };
  const saved = await change([own, { name: 'مندوبنا', tracking_url: '' }], settings.data.version);
  expect(saved.status).toBe(200);
  const [followed, plain] = [await world.packed(), await world.packed()];
  await world.send(followed.id, { carrier: 'ساعي', carrier_number: 'A/1&2' });
  await world.send(plain.id, { carrier: 'مندوبنا', carrier_number: '7' });
  await change([], saved.body.data.version);
  const url = 'https://carrier.example/t?n=A%2F1%262&l=ar';
  expect((await world.show(followed.id)).shipments).toMatchObject([{ tracking_url: url }]);
  expect((await world.show(plain.id)).shipments).toMatchObject([{ tracking_url: null }]);
  const tracked = await world.shop.call(`GET /tracking?number=${followed.number}&phone=0512345678`);
  expect(tracked.body.data.shipments).toMatchObject([{ tracking_url: url }]);
});

test('a carrier stands once in the list, and its address is https with a place for the number', async () => {
  const { version } = (await world.as('GET /admin/settings/carriers')).body.data;
  const wrong = async (...carriers: object[]) =>
    (await world.as('PUT /admin/settings/carriers', { carriers, version })).body.errors;
  const named = (tracking_url: string) => ({ name: 'ساعي', tracking_url });
  expect(await wrong(named(''), named(''))).toHaveProperty('carriers');
  for (const address of [
    'http://a.example/{number}',
    'https://a.example/',
    'https://{number}/x',
    'https://a.example/{n}',
  ])
    expect(await wrong(named(address)), address).toHaveProperty(['carriers.0.tracking_url']);
});

test('slips and what to take from the shelves are of what is still here', async () => {
  const [one, two] = [await world.packed(), await world.packed({ cups: 3 })];
  await world.send(two.id, { lines: [{ id: two.lines[0], quantity: 1 }] });
  const { data } = (await world.as(`GET /admin/packing?ids=${one.id},${two.id}`)).body;
  expect(data.slips).toMatchObject([
    { number: one.number, to_collect: 80, lines: [{ quantity: 2 }, { quantity: 1 }] },
    // The courier of the first parcel collects all of it.
    { number: two.number, to_collect: 0, lines: [{ quantity: 2, bought: 3 }, { quantity: 1 }] },
  ]);
  const [cupId] = world.cup.variantIds;
  const cups = data.picks.find((pick: { variant_id: number }) => pick.variant_id === cupId);
  expect(cups).toMatchObject({
    quantity: 4,
    orders: [
      { number: one.number, quantity: 2 },
      { number: two.number, quantity: 2 },
    ],
  });
});

test('where an order goes is edited while it is here, by the version that was seen', async () => {
  const { id } = await world.placed();
  const change = (body: object) => world.as(`PUT /admin/orders/${id}/address`, body);
  const address = { city_id: 2, street: 'شارع التحلية', building_no: '4321' };
  const changed = await change({ address, version: 1 });
  expect(changed.body.data).toMatchObject({ version: 2, address: { street: 'شارع التحلية' }, city_id: 2 });
  expect(await change({ address, version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'conflict.changed', details: { version: 2 } },
  });
  expect((await change({ address: { ...address, building_no: '12' }, version: 2 })).status).toBe(422);
  expect((await change({ address: { ...address, city_id: 999_999 }, version: 2 })).body.code).toBe(
    'locations.city_not_found',
  );
  expect((await world.show(id)).timeline[0]).toMatchObject({ kind: 'edit', label: 'تغيّر عنوان التوصيل' });
  await world.as('POST /admin/orders/pack', { ids: [id] });
  await world.send(id);
  expect((await change({ address, version: 2 })).body.code).toBe('orders.already_sent');
});

test('notes are for the staff alone, and go with whoever they are about', async () => {
  const buyer = await makeCustomer(world.db);
  const { id } = await world.placed({ buyer });
  const fulfilment = await makeStaff(world.db, 'fulfilment');
  const written = await world.as(`POST /admin/orders/${id}/notes`, { body: 'تريده بعد العصر' }, fulfilment);
  expect(written.body.data.staff_notes).toMatchObject([{ body: 'تريده بعد العصر', by: expect.any(String) }]);
  const seen = await world.shop.call(`GET /orders/${id}`, { headers: buyer.headers });
  expect(JSON.stringify(seen.body)).not.toContain('العصر');
  const copy = await world.shop.call('GET /user/export', { headers: buyer.headers });
  expect(copy.status).toBe(200);
  expect(JSON.stringify(copy.body)).toContain('العصر');
});
