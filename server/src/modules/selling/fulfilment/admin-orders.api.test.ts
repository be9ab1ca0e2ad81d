import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import { makeCustomer, makeStaff, openOrdersShop, PASSWORD, TEST_STORE_KEY } from '../../../testing/index.ts';

let world: Awaited<ReturnType<typeof openOrdersShop>>;
beforeAll(async () => {
  world = await openOrdersShop();
});
afterAll(() => world.close());

const numbersOf = async (query: Record<string, string>) =>
  ((await world.as(`GET /admin/orders?${new URLSearchParams(query)}`)).body.data.data as { number: string }[]).map(
    ({ number }) => number,
  );

const named = (first_name: string, last_name: string, phone: string, email: string) => ({
  contact: { first_name, last_name, phone, email },
});

test('orders are found by number, phone, name, mail, product and SKU, or parts of them', async () => {
  const order = await world.placed(named('عبدالإله', 'القحطاني', '0555001122', 'ilah@mail.example'));
  await world.placed(named('Sara', 'Ahmad', '0555009988', 'sara@mail.example'));
  const sku = (await world.show(order.id)).items[0].sku as string;
  const found = [
    order.number,
    order.number.toLowerCase().slice(3),
    '0555001122',
    '+966 55 500 1122',
    '٠٥٥٥٠٠١١٢٢',
    '05550011',
    'عبدالاله',
    'القحطانى عبد',
    'ILAH@mail.example',
    `${sku} القحطاني`,
  ];
  for (const q of found) expect(await numbersOf({ q }), q).toEqual([order.number]);
  expect(await numbersOf({ q: 'عب' })).toEqual([order.number]);
  for (const q of ['القحطاني سارة', '0555001123', '%', '_____', '100%']) expect(await numbersOf({ q }), q).toEqual([]);
});

test('who leaves is found no more', async () => {
  const buyer = await makeCustomer(world.db);
  const { id, number } = await world.placed({ buyer, ...named('Hessa', 'Almutlaq', '0555004400', 'h@mail.example') });
  await world.as('POST /admin/orders/pack', { ids: [id] });
  const { shipments } = (await world.send(id)).body.data;
  await world.as(`POST /admin/orders/${id}/shipments/${shipments[0].id}/delivered`);
  expect(await numbersOf({ q: 'almutlaq' })).toEqual([number]);
  const left = await world.shop.call('DELETE /user/profile', { headers: buyer.headers, body: { password: PASSWORD } });
  expect(left.status, JSON.stringify(left.body)).toBe(200);
  expect(await numbersOf({ q: 'almutlaq' })).toEqual([]);
  expect(await numbersOf({ q: number })).toEqual([number]);
});

test('the list is filtered by what orders wait for, how they stand with their money, and when they were placed', async () => {
  const waiting = await world.placed({ payment_method: 'bank_transfer' });
  const paid = await world.paid();
  const packed = await world.packed();
  const [today, tomorrow] = [0, 1].map((days) =>
    new Date(Date.now() + days * 86_400_000 + 3 * 3_600_000).toISOString().slice(0, 10),
  ) as [string, string];
  expect(await numbersOf({ waits_for: 'payment' })).toEqual([waiting.number]);
  expect(await numbersOf({ payment_state: 'awaiting', from: today, to: today })).toEqual([waiting.number]);
  expect(await numbersOf({ waits_for: 'to_pack', payment_state: 'paid' })).toEqual([paid.number]);
  expect(await numbersOf({ waits_for: 'to_ship', payment_state: 'on_delivery' })).toEqual([packed.number]);
  expect(await numbersOf({ status: 'processing', from: tomorrow })).toEqual([]);
  const kinds = await Promise.all(['cash', 'transfer', 'online'].map((kind) => numbersOf({ payment_kind: kind })));
  expect(kinds.map((numbers) => numbers.includes(waiting.number))).toEqual([false, true, false]);
  expect(await numbersOf({ payment_method: 'bank_transfer', sort: 'placed_at' })).toEqual([
    waiting.number,
    paid.number,
  ]);
  const byTotal = (await world.as('GET /admin/orders?sort=-total&per_page=100')).body.data.data;
  const totals = byTotal.map((row: { total: number }) => row.total);
  expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
  await world.as(`PATCH /orders/${waiting.id}/status`, { status: 'cancelled' });
  expect(await numbersOf({ payment_state: 'void' })).toEqual([waiting.number]);
});

test('the same rows leave as a table, safe for spreadsheets', async () => {
  const order = await world.placed(named('=SUM(A1)', 'Formula', '0555007700', 'f@mail.example'));
  const answer = await world.shop.app.server.inject({
    url: `/api/store/admin/orders.csv?q=${order.number}`,
    headers: { 'x-api-key': TEST_STORE_KEY, ...world.owner.headers },
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
  const lines = answer.body.split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`${order.number},`);
  expect(lines[1]).toContain("'=SUM(A1) Formula,00966555007700,f@mail.example");
  const fulfilment = await makeStaff(world.db, 'fulfilment');
  expect((await world.as('GET /admin/orders.csv', undefined, fulfilment)).status).toBe(403);
});

test('each role is offered what it may do', async () => {
  const { id } = await world.paid();
  const offered = async (role: 'support' | 'fulfilment') => {
    const { may } = (await world.as(`GET /admin/orders/${id}`, undefined, await makeStaff(world.db, role))).body.data;
    return [may.pack, may.readdress, may.cancel.allowed, may.refund.allowed, may.refund.most_at_once];
  };
  expect(await offered('support')).toEqual([true, true, true, true, 1_000]);
  // The refund of cancelling exceeds their ceiling.
  expect(await offered('fulfilment')).toEqual([true, false, false, false, 0]);
  const packer = await makeStaff(world.db, 'fulfilment');
  const seen = (await world.as(`GET /admin/orders/${id}`, undefined, packer)).body.data;
  expect(seen.may.cancel.why_not, 'in words').toContain('سقفك');
  await sql`update orders set email = ${packer.email} where id = ${id}`.execute(world.db);
  const own = (await world.as(`GET /admin/orders/${id}`, undefined, packer)).body.data;
  expect(own.may.cancel.why_not, 'of their own').toContain('لك');
  const moderator = await makeStaff(world.db, 'moderator');
  expect((await world.as(`GET /admin/orders/${id}`, undefined, moderator)).status).toBe(403);
});
