import type { StaffRole } from '@waha/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverOrder,
  factories,
  type MadeCustomer,
  type MadeStaff,
  makeCustomer,
  makeSellable,
  makeStaff,
  orderBody,
  PASSWORD,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';
import { readBalance } from '../../selling/ledger/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let productId: number;
const staff = {} as Record<StaffRole, MadeStaff>;

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 500 })).id;
  for (const role of ['owner', 'manager', 'support'] as const) staff[role] = await makeStaff(database.db, role);
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const ask = (by: StaffRole, key: string, body?: object, more: Record<string, string> = {}) =>
  shop.call(key, { headers: { ...staff[by].headers, ...more }, ...(body && { body }), language: 'en' });
const find = async (query: string) => (await ask('support', `GET /admin/customers?${query}`)).body.data.data;
const show = async (id: string, by: StaffRole = 'support') => (await ask(by, `GET /admin/customers/${id}`)).body.data;
const csv = async (query: string) => {
  const headers = { ...staff.manager.headers, 'x-api-key': TEST_STORE_KEY };
  return (await shop.app.server.inject({ url: `/api/store/admin/customers.csv?${query}`, headers })).payload;
};
const credit = (id: string, body: object, by: StaffRole = 'support', more = {}) =>
  ask(by, `POST /admin/customers/${id}/store-credit`, { reason: 'A parcel came late', ...body }, more);

async function called(first: string, last: string, spec: Parameters<typeof makeCustomer>[1] = {}) {
  const customer = await makeCustomer(database.db, spec);
  await sql`update customers set first_name = ${first}, last_name = ${last} where id = ${customer.id}`.execute(
    database.db,
  );
  return customer;
}

/** An order of one piece: 100 + delivery 25 + cash on delivery 15, as makeSellable sets them. */
async function buy({ headers }: MadeCustomer): Promise<string> {
  const { body } = await shop.call('POST /orders', {
    body: orderBody([{ product_id: productId, quantity: 1 }], 140),
    headers,
  });
  return body.data.id;
}

describe('finding somebody', () => {
  let ahmad: MadeCustomer;
  beforeAll(async () => {
    ahmad = await called('أحمد', 'القرشي', { phone: '+966559876543', email: 'Ahmad.Q@Example.com' });
    await called('سمية', 'الأحمدي', { phone: '+966501112233' });
  });

  test.each([
    'احمد القرشي',
    'أحمد الق',
    'قرشى',
    '0559876543',
    '٠٥٥٩٨٧٦٥٤٣',
    '+966 55 987 6543',
    '00966559876543',
    '0559876',
    '876543',
    'ahmad.q@EXAMPLE',
  ])('%s finds one', async (typed) => {
    const found = await find(`q=${encodeURIComponent(typed)}`);
    expect(found.map(({ id }: { id: string }) => id)).toEqual([ahmad.id]);
  });

  test('what stands for anything in a pattern stands for itself', async () => {
    expect(await find('q=%25')).toEqual([]);
    expect(await find('q=_____')).toEqual([]);
  });

  test('nothing that opens an account is in any reply', async () => {
    const replies = JSON.stringify([await show(ahmad.id), await find(''), await csv('')]);
    expect(replies).not.toMatch(/argon2|password|token|hash/i);
  });
});

describe('what they bought', () => {
  test('is counted without what was cancelled, and sorted and filtered by', async () => {
    const [buyer, looker] = [await called('ريم', 'الدوسري'), await called('خلود', 'الدوسري')];
    const [kept, dropped] = [await buy(buyer), await buy(buyer)];
    expect(await find('q=الدوسري&has_orders=true')).toMatchObject([{ id: buyer.id, orders: 2, spent: 280 }]);
    await shop.call(`PATCH /orders/${dropped}/status`, { headers: buyer.headers, body: { status: 'cancelled' } });
    await deliverOrder(database.db, kept);
    expect(await find('q=الدوسري&sort=-spent')).toMatchObject([
      { id: buyer.id, orders: 1, spent: 140 },
      { id: looker.id, orders: 0, spent: 0 },
    ]);
    expect(await find('q=الدوسري&sort=orders')).toMatchObject([{ id: looker.id }, { id: buyer.id }]);
    expect(await find('q=الدوسري&has_orders=false')).toMatchObject([{ id: looker.id }]);
    const page = await show(buyer.id);
    expect(page.latest_orders).toMatchObject([{ status: 'cancelled' }, { id: kept, status: 'delivered', total: 140 }]);
    expect(page).toMatchObject({ points: { rank: 'bronze' }, membership: null, affiliate: null });
  });

  test('is what the shop kept: less pieces and amounts that were paid back', async () => {
    const buyer = await called('لمى', 'العنزي');
    const id = await buy(buyer);
    await deliverOrder(database.db, id);
    const { headers } = await makeStaff(database.db, 'owner');
    const refund = async (what: object, reference: string) => {
      const body = { to: 'original', reason: 'اعتذار', bank_reference: reference, ...what };
      expect((await shop.call(`POST /admin/orders/${id}/refunds`, { headers, body })).status).toBe(201);
      return (await find('q=العنزي'))[0];
    };
    expect(await refund({ amount: 30 }, 'KEPT-1')).toMatchObject({ orders: 1, spent: 110 });
    expect(await refund({ everything: true }, 'KEPT-2')).toMatchObject({ orders: 1, spent: 0 });
  });

  test('days are those of Riyadh', async () => {
    const { id } = await called('مها', 'الحربي');
    await sql`update customers set created_at = '2026-03-01T21:30:00Z' where id = ${id}`.execute(database.db);
    expect(await find('q=الحربي&registered_from=2026-03-02&registered_to=2026-03-02')).toHaveLength(1);
    expect(await find('q=الحربي&registered_to=2026-03-01')).toHaveLength(0);
    expect(await find('q=الحربي&registered_from=2026-03-03')).toHaveLength(0);
  });

  test('a file holds all that the filters keep', async () => {
    await called('=cmd()', 'الزهراني');
    const [headings, line, end] = (await csv(`q=${encodeURIComponent('الزهراني')}`)).split('\r\n');
    expect(headings).toContain('First name,Last name,Phone');
    expect(line).toMatch(/,'=cmd\(\),الزهراني,009665\d+,,.*,0,0\.00,SAR$/);
    expect(end).toBe('');
  });
});

describe('store credit', () => {
  let noura: MadeCustomer;
  beforeEach(async () => {
    noura = await makeCustomer(database.db);
  });
  const balance = async () => (await readBalance(database.db, noura.id, 'store_credit')).balance;

  test('is given and taken with a reason, which staff see and the customer gets with their copy', async () => {
    const answer = await credit(noura.id, { direction: 'give', amount: 50.25 });
    expect([answer.status, answer.body.data.store_credit.balance]).toEqual([201, 50.25]);
    const taken = await credit(noura.id, { direction: 'take', amount: 20, reason: 'Given twice' });
    expect(taken.body.data.store_credit).toMatchObject({
      balance: 30.25,
      lines: [
        { amount: -20, reason: 'Given twice', by: 'هند الشمري' },
        { amount: 50.25, reason: 'A parcel came late' },
      ],
    });
    const copy = await shop.call('GET /user/export', { headers: noura.headers });
    expect(copy.body.staff_notes.credit).toMatchObject([{ halalas: -2_000 }, { halalas: 5_025 }]);
    const { body } = await ask('owner', `GET /admin/audit?subject_id=${noura.id}`);
    expect(body.data.data[0]).toMatchObject({
      action: 'customers.credit_taken',
      before: { store_credit_halalas: 5_025 },
      after: { store_credit_halalas: 3_025 },
    });
    expect(JSON.stringify(body)).not.toContain('Given twice');
  });

  test('more than there is cannot be taken', async () => {
    await credit(noura.id, { direction: 'give', amount: 10 });
    const answer = await credit(noura.id, { direction: 'take', amount: 10.01 });
    expect([answer.status, answer.body.code]).toEqual([409, 'customers.credit_short']);
    expect(answer.body.message).toContain('10 SAR');
    expect(await balance()).toBe(1_000);
  });

  test.each<[StaffRole, number, number]>([
    ['support', 1_000, 201],
    ['support', 1_000.01, 403],
    ['manager', 10_000.01, 403],
    ['owner', 10_000.01, 201],
  ])('%s gives %d riyals at once: %d', async (role, amount, status) => {
    expect((await credit(noura.id, { direction: 'give', amount }, role)).status).toBe(status);
    expect(await balance()).toBe(status === 201 ? Math.round(amount * 100) : 0);
  });

  test('a request that is sent again gives once', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const first = await credit(noura.id, { direction: 'give', amount: 5 }, 'support', key);
    const again = await credit(noura.id, { direction: 'give', amount: 5 }, 'support', key);
    expect(again.body.data.store_credit).toEqual(first.body.data.store_credit);
    expect(await balance()).toBe(500);
  });

  test.each([0, -5, 0.001, 50_000.01, '5', null])('%j is no amount', async (amount) => {
    expect((await credit(noura.id, { direction: 'give', amount }, 'owner')).status).toBe(422);
  });

  test('a reason is needed', async () => {
    expect((await credit(noura.id, { direction: 'give', amount: 5, reason: '  ' })).status).toBe(422);
  });
});

describe('notes', () => {
  const add = (id: string, by: StaffRole, text = 'Call after Asr') =>
    ask(by, `POST /admin/customers/${id}/notes`, { text });
  const drop = (id: string, noteId: number, by: StaffRole) => ask(by, `DELETE /admin/customers/${id}/notes/${noteId}`);

  test('are seen by all who serve, and taken back by their author or a manager', async () => {
    const { id } = await makeCustomer(database.db);
    const other = await makeCustomer(database.db);
    await add(id, 'manager', 'Of the manager');
    const { body } = await add(id, 'support', 'Of support');
    expect(body.data.notes).toMatchObject([
      { text: 'Of support', is_mine: true },
      { text: 'Of the manager', is_mine: false },
    ]);
    const [mine, theirs] = body.data.notes.map((note: { id: number }) => note.id);
    expect((await drop(id, theirs, 'support')).body.code).toBe('customers.note_of_another');
    expect((await drop(other.id, mine, 'support')).body.code).toBe('customers.note_not_found');
    expect((await drop(id, mine, 'support')).body.data.notes).toHaveLength(1);
    expect((await drop(id, theirs, 'owner')).body.data.notes).toEqual([]);
  });

  test('are a hundred at most', async () => {
    const { id } = await makeCustomer(database.db);
    await sql`
      insert into customer_notes (customer_id, staff_id, text)
      select ${id}, ${staff.support.id}, 'one of many' from generate_series(1, 100)
    `.execute(database.db);
    expect((await add(id, 'support')).body.code).toBe('customers.notes_full');
    expect((await show(id)).notes).toHaveLength(100);
  });

  test('go with the account, and why credit was given; the money’s trail stays', async () => {
    const { id, headers } = await makeCustomer(database.db);
    await add(id, 'support', 'Her sister is called Sara');
    await credit(id, { direction: 'give', amount: 1, reason: 'For Noura' });
    const copy = await shop.call('GET /user/export', { headers });
    expect(copy.body.staff_notes.notes).toMatchObject([{ text: 'Her sister is called Sara' }]);
    await shop.call('DELETE /user/profile', { headers, body: { password: PASSWORD } });
    expect((await ask('support', `GET /admin/customers/${id}`)).status).toBe(404);
    const { rows } = await sql.rows({ reason: sql.text, halalas: sql.int8, notes: sql.int4 })`
      select reason, halalas, (select count(*)::int from customer_notes where customer_id = ${id}) as notes
      from credit_changes where customer_id = ${id}
    `.execute(database.db);
    expect(rows).toEqual([{ reason: '', halalas: 100, notes: 0 }]);
  });
});
