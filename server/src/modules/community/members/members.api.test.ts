import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverWithInvoice,
  formWith,
  letIn,
  type MadeCustomer,
  makeCustomer,
  makeMember,
  makePicture,
  makePurchase,
  makeSellable,
  makeStaff,
  PASSWORD,
  TEST_STORE_KEY,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let staff: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  staff = (await makeStaff(database.db, 'moderator')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const asked = { message: 'أحب القهوة المختصة' };
const ask = (who: MadeCustomer) => shop.call('POST /community/join-request', { body: asked, headers: who.headers });
const statusOf = async (who: MadeCustomer) =>
  (await shop.call('GET /community/membership-status', { headers: who.headers })).body.data;
const decideOn = (id: string, word: 'approve' | 'reject', headers = staff) =>
  shop.call(`PUT /community/join-requests/${id}/${word}`, {
    headers,
    ...(word === 'reject' && { body: { reason: 'نود أن نعرفك أكثر' } }),
  });

test('a request is written about from both sides, approved once, and makes a member', async () => {
  const who = await makeCustomer(database.db);
  expect(await statusOf(who)).toMatchObject({ status: 'none', request_id: null });
  const { body } = await ask(who);
  expect(body.data.status).toBe('pending');
  expect((await ask(who)).body.code).toBe('members.request_open');
  const id = body.data.request_id;
  const path = `POST /community/join-requests/${id}/messages`;
  expect((await shop.call(path, { headers: staff, body: { message: 'من أين عرفتنا؟' } })).status).toBe(201);
  expect((await shop.call(path, { headers: who.headers, body: { message: 'من صديقة' } })).status).toBe(201);
  const read = await shop.call(`GET /community/join-requests/${id}/messages`, { headers: who.headers });
  expect(read.body.data.data.map((one: { author: string; message: string }) => [one.author, one.message])).toEqual([
    ['staff', 'من أين عرفتنا؟'],
    ['customer', 'من صديقة'],
  ]);
  const list = await shop.call('GET /community/join-requests?status=pending', { headers: staff });
  expect(list.body.data.data.find((one: { id: string }) => one.id === id)).toMatchObject({
    customer: { name: 'نورة العتيبي', orders: 0 },
    messages: 2,
  });
  expect((await decideOn(id, 'approve')).body.data.status).toBe('approved');
  expect((await decideOn(id, 'reject')).body.code).toBe('members.request_decided');
  expect((await shop.call(path, { headers: who.headers, body: { message: 'شكرًا' } })).body.code).toBe(
    'members.request_decided',
  );
  expect(await statusOf(who)).toMatchObject({
    ...{ status: 'approved', name: 'نورة' },
    handle: expect.stringMatching(/^member_\d+$/),
  });
  expect((await ask(who)).body.code).toBe('members.already_member');
  const { rows } = await sql.rows({ action: sql.text })`
    select action from staff_audit where subject_id = ${id} order by id
  `.execute(database.db);
  expect(rows.map((row) => row.action)).toEqual(['members.answered', 'members.approved']);
});

test('whoever was refused reads why, and asks again after thirty days', async () => {
  const who = await makeCustomer(database.db);
  const id = (await ask(who)).body.data.request_id;
  await decideOn(id, 'reject');
  const refused = await statusOf(who);
  expect(refused).toMatchObject({ status: 'rejected', reason: 'نود أن نعرفك أكثر' });
  expect((await ask(who)).body.code).toBe('members.asked_too_soon');
  const wait = new Date(refused.may_ask_at).getTime() - Date.now();
  const passes = (ms: number) =>
    sql`update join_requests set decided_at = decided_at - make_interval(secs => ${ms / 1_000}) where id = ${id}`.execute(
      database.db,
    );
  await passes(wait - 5_000);
  expect((await ask(who)).body.code).toBe('members.asked_too_soon');
  await passes(6_000);
  expect((await ask(who)).status).toBe(201);
});

test('an invoice of one’s own delivered order lets in at once; any other is none', async () => {
  const join = (who: MadeCustomer, number: string) =>
    shop.call('POST /community/join-by-invoice', { headers: who.headers, body: { invoice_number: number } });
  const who = await makeCustomer(database.db);
  const other = await makeCustomer(database.db);
  const { orderId } = await makePurchase({ db: database.db, shop }, who, { isDelivered: false });
  const absent = await join(who, 'INV-0');
  expect([absent.status, absent.body.code]).toEqual([404, 'members.invoice_not_found']);
  const number = await deliverWithInvoice(database.db, orderId);
  expect((await join(other, number)).body.code, 'somebody else’s').toBe('members.invoice_not_found');
  await ask(who);
  expect((await join(who, ` ${number.toLowerCase()} `)).body.data.status).toBe('approved');
  expect((await join(who, number)).body.code).toBe('members.already_member');
  const { body } = await shop.call('GET /community/join-requests', { headers: who.headers });
  expect(body.data.data, 'what waited is settled').toMatchObject([{ status: 'approved', customer: null }]);
});

test('of eight approvals at once one makes the member', async () => {
  const who = await makeCustomer(database.db);
  const id = (await ask(who)).body.data.request_id;
  const answers = await Promise.all(Array.from({ length: 8 }, () => decideOn(id, 'approve')));
  const codes = answers.map(({ body }) => body.code ?? 'done');
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(codes.filter((code) => code === 'members.request_decided')).toHaveLength(7);
});

test('a handle is one member’s in every spelling, and never the shop’s', async () => {
  const [one, other] = [await makeMember(database.db), await makeMember(database.db)];
  const change = (who: typeof one, handle: string) =>
    shop.call('PUT /community/profile', {
      headers: who.headers,
      body: { handle, name: 'أبو فهد', about: '', city_id: null },
    });
  expect((await change(one, 'أبو_فهد')).body.data.handle).toBe('أبو_فهد');
  expect((await change(one, 'أبو_فهد')).status, 'again').toBe(200);
  for (const same of ['ابو_فهد', 'أبو_فهد']) expect((await change(other, same)).body.code).toBe('members.handle_taken');
  for (const handle of ['waha', 'WAHA_team', 'w4ha', 'Adm1n', 'واحه_الدعم', 'الادارة', 'official_saad', 'm0derator']) {
    expect((await change(other, handle)).body.code, handle).toBe('members.handle_reserved');
  }
  for (const handle of ['ab', '1abc', 'a b c', 'мария', 'x'.repeat(25), 'a-b-c']) {
    const { status, body } = await change(other, handle);
    expect([status, Object.keys(body.errors ?? {})], handle).toEqual([422, ['handle']]);
  }
  const found = await shop.call(`GET /community/members/${encodeURIComponent('@ابو_فهد')}`, { headers: other.headers });
  expect(found.body.data).toMatchObject({ handle: 'أبو_فهد', name: 'أبو فهد', is_me: false });
});

test('a display name is never the shop’s, and has a letter that can be seen', async () => {
  const who = await makeMember(database.db);
  const change = (name: string) =>
    shop.call('PUT /community/profile', {
      headers: who.headers,
      body: { handle: who.handle, name, about: '', city_id: null },
    });
  for (const name of ['Waha Support', 'إدارة واحة ✔', 'Wаha', 'W\u202eaha', 'vvaha', 'Waha Official ✓', 'نورة ✅']) {
    expect([name, (await change(name)).body.code]).toEqual([name, 'members.name_reserved']);
  }
  for (const name of ['\u200b\u200b', '\u3164\u3164', '123', '🌸']) {
    expect([name, Object.keys((await change(name)).body.errors)]).toEqual([name, ['name']]);
  }
  expect((await change('Ali\u202e\nGnp')).body.data.name).toBe('Ali Gnp');
});

test('somebody whose first name speaks for the shop comes in under a neutral one', async () => {
  for (const [language, neutral] of [
    ['ar', 'عميل'],
    ['en', 'Customer'],
  ] as const) {
    const who = await makeCustomer(database.db, { language });
    await sql`update customers set first_name = 'Waha Support' where id = ${who.id}`.execute(database.db);
    await ask(who);
    await decideOn((await statusOf(who)).request_id, 'approve');
    const profile = await shop.call('GET /community/profile', { headers: who.headers });
    expect(profile.body.data.name).toBe(neutral);
  }
});

test('whoever blocked me does not exist; whom I muted does not learn of it', async () => {
  const [me, other] = [await makeMember(database.db), await makeMember(database.db)];
  const look = (who: typeof me, at: typeof me) =>
    shop.call(`GET /community/members/${at.handle}`, { headers: who.headers });
  const put = (kind: string, at = other) =>
    shop.call(`PUT /community/blocks/${at.handle}`, { headers: me.headers, body: { kind } });
  expect((await put('mute')).body.data).toMatchObject({ is_muted: true, is_blocked: false });
  expect((await look(other, me)).status).toBe(200);
  expect((await put('block')).body.data).toMatchObject({ is_muted: false, is_blocked: true });
  expect((await look(other, me)).body.code).toBe('members.not_found');
  expect((await look(me, other)).status, 'or it could not be taken back').toBe(200);
  expect((await put('block', me)).body.code).toBe('members.own');
  const list = await shop.call('GET /community/blocks', { headers: me.headers });
  expect(list.body.data.data).toMatchObject([{ kind: 'block', member: { handle: other.handle } }]);
  await shop.call(`DELETE /community/blocks/${other.handle}`, { headers: me.headers });
  expect((await look(other, me)).status).toBe(200);
});

test('whoever leaves leaves a row that says nothing, and may come again as anybody', async () => {
  const who = await makeCustomer(database.db);
  await ask(who);
  const { memberId } = await letIn(database.db, who.id, { handle: 'Reem', name: 'ريم' });
  const sent = await shop.app.server.inject({
    method: 'POST',
    url: '/api/store/uploads',
    ...((form) => ({
      payload: form.payload,
      headers: { ...form.headers, ...who.headers, 'x-api-key': TEST_STORE_KEY },
    }))(formWith(await makePicture())),
  });
  const picture = sent.json().data.id;
  const body = { handle: 'Reem', name: 'ريم', about: 'قهوة', city_id: 1, picture };
  const shown = await shop.call('PUT /community/profile', { headers: who.headers, body });
  expect(shown.body.data).toMatchObject({ about: 'قهوة', city: { id: 1 }, picture: { alt: 'صورة ريم' } });
  const copy = await shop.call('GET /user/export', { headers: who.headers });
  expect(copy.body.membership).toMatchObject({ profile: { handle: 'Reem' }, request: { message: asked.message } });
  const gone = await shop.call('DELETE /user/profile', { headers: who.headers, body: { password: PASSWORD } });
  expect(gone.status).toBe(200);
  await deliverEvents(database.db, []);
  const { rows } = await sql.rows({ row: sql.text })`
    select row_to_json(m)::text as row from members m where id = ${memberId}
  `.execute(database.db);
  expect(rows[0]?.row).not.toMatch(/Reem|ريم|قهوة/);
  const { rows: left } = await sql`select from join_requests where customer_id = ${who.id}
    union all select from uploads where id = ${picture}`.execute(database.db);
  expect(left).toEqual([]);
  expect(await makeMember(database.db, { handle: 'Reem' })).toMatchObject({ handle: 'Reem' });
});
