import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenBy } from '../../../checks/broken-by.fixture.ts';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { deliverOrder, type MadeStaff, makeCustomer, makeStaff, PASSWORD } from '../../../testing/index.ts';
import { readBalance } from '../ledger/index.ts';
import { openApprovalShop } from './approvals.fixture.ts';
import { expireRequests } from './approvals.store.ts';

let world: Awaited<ReturnType<typeof openApprovalShop>>;
let manager: MadeStaff;
beforeAll(async () => {
  world = await openApprovalShop();
  manager = await makeStaff(world.db, 'manager');
});
afterAll(() => world.close());

const staffOf = (role: MadeStaff['role']) => makeStaff(world.db, role);
const creditOf = async (id: string) => (await readBalance(world.db, id, 'store_credit')).balance;
const give = (who: MadeStaff, id: string, amount: number) =>
  world.as(`POST /admin/customers/${id}/store-credit`, { direction: 'give', amount, reason: 'تأخر' }, who);
const ask = (who: MadeStaff, body: object) => world.as('POST /admin/approvals', body, who);
const askCredit = (who: MadeStaff, id: string, amount = 4_000) =>
  ask(who, { kind: 'store_credit', customer_id: id, direction: 'give', amount, reason: 'تأخر شهرًا' });
const approve = (who: MadeStaff, id: string) => world.as(`POST /admin/approvals/${id}/approve`, undefined, who);

test('the ceiling of a day holds over many acts, however they are split', async () => {
  const support = await staffOf('support');
  const answers = [];
  for (let n = 0; n < 20; n += 1) answers.push(await give(support, (await makeCustomer(world.db)).id, 1_000));
  expect(answers.map(({ status }) => status)).toEqual([...Array(3).fill(201), ...Array(17).fill(403)]);
  expect(answers.at(-1)?.body).toMatchObject({ code: 'money_acts.approval_needed' });
  expect((await give(support, (await makeCustomer(world.db)).id, 1_000.01)).status, 'and of one act').toBe(403);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('store credit above the ceiling waits for a second person, who gives it once', async () => {
  const support = await staffOf('support');
  const { id } = await makeCustomer(world.db);
  const asked = await askCredit(support, id);
  expect(asked.body.data).toMatchObject({ status: 'pending', amount: 4_000, may_decide: false, kind: 'store_credit' });
  expect(await creditOf(id)).toBe(0);
  const request = asked.body.data.id;
  const first = await approve(manager, request);
  expect(first.body.data).toMatchObject({ status: 'approved', decided_by: { id: manager.id } });
  expect(await creditOf(id)).toBe(400_000);
  expect((await approve(await staffOf('owner'), request)).body.code).toBe('approvals.decided');
  expect(await creditOf(id)).toBe(400_000);
  const mine = await world.as('GET /admin/approvals', undefined, support);
  expect(mine.body.data.data.map((one: { status: string }) => one.status)).toEqual(['approved']);
  const { body } = await world.as(`GET /admin/audit?subject_id=${request}`);
  expect(body.data.data.map((one: { action: string }) => one.action)).toEqual([
    'approvals.approved',
    'approvals.requested',
  ]);
});

test('nobody decides on what they asked for, and the database holds it too', async () => {
  const own = await staffOf('manager');
  const { id } = await makeCustomer(world.db);
  const request = (await askCredit(own, id, 20_000)).body.data.id;
  expect((await approve(own, request)).body.code).toBe('approvals.same_person');
  expect((await approve(await staffOf('support'), request)).status).toBe(403);
  const byHand = sql`update approval_requests set status = 'approved', decided_by = ${own.id}, decided_at = now() where id = ${request}`;
  await expect(byHand.execute(world.db)).rejects.toThrow(/check constraint/);
  expect(await creditOf(id)).toBe(0);
});

test('what is approved counts toward the ceilings of whoever approves', async () => {
  const approver = await staffOf('manager');
  const support = await staffOf('support');
  const over = (await askCredit(support, (await makeCustomer(world.db)).id, 10_000.01)).body.data.id;
  expect((await approve(approver, over)).body.code).toBe('money_acts.approval_needed');
  for (let n = 0; n < 3; n += 1) {
    const request = (await askCredit(support, (await makeCustomer(world.db)).id, 10_000)).body.data.id;
    expect((await approve(approver, request)).status).toBe(200);
  }
  const next = (await askCredit(support, (await makeCustomer(world.db)).id, 1_000)).body.data.id;
  expect((await approve(approver, next)).body.code).toBe('money_acts.approval_needed');
  expect((await approve(await staffOf('owner'), next)).status).toBe(200);
});

test('a refund, a return and a cancelled order above the ceiling are carried out when they are approved', async () => {
  const fulfilment = await staffOf('support');
  const buyer = await makeCustomer(world.db);
  const zero = { day: { support: 0 }, order: { support: 0 } };
  await sql`
    insert into store_settings (topic, value) values ('refunds', ${JSON.stringify(zero)}::jsonb)
    on conflict (topic) do update set value = excluded.value
  `.execute(world.db);
  const refunded = await world.paid(buyer);
  const refund = { amount: 12, to: 'original', reason: 'اعتذار', bank_reference: 'TRX' };
  expect((await world.refund(refunded.id, { amount: 12 }, fulfilment)).body.code).toBe('money_acts.approval_needed');
  const asked = await ask(fulfilment, { kind: 'order_refund', order_id: refunded.id, refund });
  expect(asked.body.data).toMatchObject({ amount: 12, order: { number: refunded.number } });
  expect((await approve(manager, asked.body.data.id)).status).toBe(200);
  expect(await world.show(refunded.id)).toMatchObject({ refunded: 12 });

  const cancelled = await world.paid(buyer);
  const wish = { kind: 'order_cancel', order_id: cancelled.id, reason: 'طلب المشتري' };
  const cancelling = (await ask(fulfilment, wish)).body.data;
  expect(cancelling).toMatchObject({ amount: 65 });
  expect((await approve(manager, cancelling.id)).status).toBe(200);
  expect(await world.show(cancelled.id)).toMatchObject({ status: 'cancelled' });

  const returned = await world.paid(buyer);
  await deliverOrder(world.db, returned.id);
  const lines = [{ id: returned.line, quantity: 1, reason: 'other' }];
  const iban = 'SA0380000000608010167519';
  const body = { order_id: returned.id, lines, refund_to: 'original', iban };
  const { id } = (await world.shop.call('POST /returns', { headers: buyer.headers, body })).body.data;
  await world.as(`POST /admin/returns/${id}/approve`, {});
  await world.as(`POST /admin/returns/${id}/receive`, { lines: [] });
  const back = { kind: 'return_refund', return_id: id, bank_reference: 'TRX', reason: 'وصل سليمًا' };
  const paying = (await ask(fulfilment, back)).body.data;
  expect(paying).toMatchObject({ amount: 20 });
  expect((await approve(manager, paying.id)).status).toBe(200);
  expect((await world.as(`GET /admin/returns/${id}`)).body.data).toMatchObject({ status: 'refunded' });
  await sql`delete from store_settings where topic = 'refunds'`.execute(world.db);
});

test('an act that comes to another sum by now is not carried out', async () => {
  const support = await staffOf('support');
  const { id } = await world.paid();
  const refund = { everything: true, to: 'original', reason: 'اعتذار', bank_reference: 'TRX' };
  const request = (await ask(support, { kind: 'order_refund', order_id: id, refund })).body.data.id;
  await world.refund(id, { amount: 5 });
  expect((await approve(manager, request)).body.code).toBe('approvals.amount_changed');
  expect(await world.show(id)).toMatchObject({ refunded: 5 });
  const reject = `POST /admin/approvals/${request}/reject`;
  expect((await world.as(reject, { note: 'تغير' }, support)).status).toBe(403);
  expect((await world.as(reject, { note: 'تغير' }, manager)).body.data).toMatchObject({
    status: 'rejected',
    note: 'تغير',
  });
});

test('what nobody decided on expires', async () => {
  const support = await staffOf('support');
  const { id } = await makeCustomer(world.db);
  const request = (await askCredit(support, id)).body.data.id;
  await sql`update approval_requests set expires_at = now() - interval '1 minute' where id = ${request}`.execute(
    world.db,
  );
  expect((await approve(manager, request)).body.code).toBe('approvals.expired');
  expect(await expireRequests(world.db, new Date())).toBe(1);
  expect((await approve(manager, request)).body.code).toBe('approvals.expired');
  expect(await creditOf(id)).toBe(0);
});

test.each([
  ['the same address', (email: string) => email],
  ['a +tag and capitals', (email: string) => email.replace('@', '+shop@').toUpperCase()],
])('staff give no credit to an account of their own: %s', async (_, spell) => {
  const support = await staffOf('support');
  const { id } = await makeCustomer(world.db);
  await sql`update customers set email = ${spell(support.email)} where id = ${id}`.execute(world.db);
  expect((await give(support, id, 5)).body.code).toBe('money_acts.own_account');
  expect((await askCredit(support, id)).body.code).toBe('money_acts.own_account');
  expect((await give(manager, id, 5)).status).toBe(201);
});

test('nor to another account that has the phone of their own, or send back money of an order with their address', async () => {
  const support = await staffOf('support');
  const [own, other] = [await makeCustomer(world.db), await makeCustomer(world.db)];
  await sql`update customers set email = ${support.email} where id = ${own.id}`.execute(world.db);
  await sql`
    insert into customer_marks (customer_id, mark, is_proved)
    select ${other.id}, m.mark, false from customer_marks m, customers c
    where c.id = ${own.id} and m.customer_id = c.id and m.mark = person_mark(c.phone)
  `.execute(world.db);
  expect((await give(support, other.id, 5)).body.code).toBe('money_acts.own_account');
  const { id } = await world.paid();
  await sql`update orders set email = ${support.email} where id = ${id}`.execute(world.db);
  expect((await world.refund(id, { amount: 1 }, support)).body.code).toBe('money_acts.own_account');
});

test('an owner alone works on, whatever ceiling is set, and is told of acts for an own account and of a large day', async () => {
  const shop = await openApprovalShop();
  const one = { day: { owner: 10_000 } };
  await sql`insert into store_settings (topic, value) values ('refunds', ${JSON.stringify(one)}::jsonb)`.execute(
    shop.db,
  );
  const { id } = await makeCustomer(shop.db);
  const body = { direction: 'give', amount: 150, reason: 'تعويض' };
  await sql`update customers set email = ${shop.owner.email} where id = ${id}`.execute(shop.db);
  expect((await shop.as(`POST /admin/customers/${id}/store-credit`, body)).status).toBe(201);
  const { data } = (await shop.as('GET /admin/money-alerts')).body.data;
  expect(data.map((alert: { kind: string }) => alert.kind).toSorted()).toEqual(['day_sum', 'own_account']);
  expect((await shop.as(`POST /admin/money-alerts/${data[0].id}/seen`)).status).toBe(200);
  expect((await shop.as(`POST /admin/money-alerts/${data[0].id}/seen`)).body.code).toBe('approvals.alert_not_found');
  expect((await shop.as('GET /admin/money-alerts')).body.data.data).toHaveLength(1);
  await makeStaff(shop.db, 'manager');
  const refused = await shop.as(`POST /admin/customers/${id}/store-credit`, body);
  expect(refused.body.code, 'somebody else could approve').toBe('money_acts.approval_needed');
  await shop.close();
});

test('owners are told once of many acts in a row for one customer', async () => {
  const support = await staffOf('support');
  const { id } = await makeCustomer(world.db);
  for (let n = 0; n < 6; n += 1) expect((await give(support, id, 10)).status).toBe(201);
  const { data } = (await world.as('GET /admin/money-alerts')).body.data;
  expect(data.filter((alert: { staff: { id: string } }) => alert.staff.id === support.id)).toMatchObject([
    { kind: 'many_acts', amount: 60, customer: { id } },
  ]);
  expect((await world.as('GET /admin/money-alerts', undefined, manager)).status).toBe(403);
});

test('with the account everything of whom it was for is forgotten, and what waits for it goes', async () => {
  const support = await staffOf('support');
  const leaver = await makeCustomer(world.db);
  const decided = (await askCredit(support, leaver.id, 10)).body.data.id;
  expect((await approve(manager, decided)).status).toBe(200);
  const waiting = (await askCredit(support, leaver.id)).body.data.id;
  await give(manager, leaver.id, 5);
  const left = await world.shop.call('DELETE /user/profile', { headers: leaver.headers, body: { password: PASSWORD } });
  expect(left.status).toBe(200);
  const { rows } = await sql.rows({ id: sql.uuid, reason: sql.text, payload: sql.jsonb })`
    select id, reason, payload from approval_requests where id in (${decided}, ${waiting})`.execute(world.db);
  expect(rows).toEqual([{ id: decided, reason: '', payload: {} }]);
  const acts = await sql`select from money_acts where customer_id = ${leaver.id}`.execute(world.db);
  expect(acts.rows).toEqual([]);
});

test('a sum that is not that of its acts is found by the check of the books', async () => {
  await give(manager, (await makeCustomer(world.db)).id, 5);
  const name = 'what counts against a ceiling of a day or an order is the sum of the acts';
  expect(await brokenBy(world.db, 'update money_act_days set halalas = halalas + 1')).toEqual([name]);
  expect(await inTransaction(world.db, async (tx) => checkLedger(tx))).toEqual([]);
});
