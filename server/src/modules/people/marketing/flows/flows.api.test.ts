import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import { makePurchase, makeReview } from '../../../../testing/index.ts';
import { forgetMarketing } from '../forget-marketing.ts';
import { listSendsOf } from '../sends/sends.store.ts';
import { deleteEnrolmentsOf, listEnrolmentsOf } from './enrolments.store.ts';
import { DAY_MS, MORNING, mailStep, openFlowShop, reviewRequest } from './flow-shop.fixture.ts';

let shop: Awaited<ReturnType<typeof openFlowShop>>;
beforeAll(async () => {
  shop = await openFlowShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.state.now = MORNING;
  shop.state.mails = [];
  shop.state.isDown = false;
  shop.state.quota = Number.POSITIVE_INFINITY;
  await sql`delete from marketing_flows`.execute(shop.db);
  await shop.deliver();
});

const purchase = async (who: Awaited<ReturnType<typeof shop.reader>>, daysAgo = 0) => {
  const bought = await makePurchase({ db: shop.db, shop: shop.shop }, who, { daysAgo });
  await shop.deliver();
  return bought;
};
const tos = () => shop.state.mails.map(({ to }) => to);

test('a review is asked for days after the delivery, once for an order', async () => {
  const id = await shop.start(reviewRequest);
  const noura = await shop.reader('noura@example.com');
  await purchase(noura);
  expect(await shop.read(id)).toMatchObject({ under_way: 1 });
  await shop.pass(1);
  await shop.pass(70);
  expect(tos(), 'too early').toEqual([]);
  await shop.pass(4);
  expect(tos()).toEqual(['noura@example.com']);
  expect(shop.state.mails[0]?.subject).toBe('أهلًا نورة');
  expect(await shop.read(id)).toMatchObject({
    under_way: 0,
    numbers: [{ sent: 0 }, { sent: 0 }, { sent: 1, failed: 0 }],
  });
  await shop.pass(24);
  expect(tos()).toHaveLength(1);
});

test('one who wrote a review meanwhile leaves, and so does one who took the consent back', async () => {
  const id = await shop.start(reviewRequest);
  const [writer, silent] = [await shop.reader('writer@example.com'), await shop.reader('silent@example.com')];
  const { productId } = await purchase(writer);
  await purchase(silent);
  await shop.pass(1);
  await makeReview(shop.db, { productId, rating: 5, customerId: writer.id });
  await sql`update customers set consent_email_at = null where id = ${silent.id}`.execute(shop.db);
  await shop.pass(74);
  expect(tos()).toEqual([]);
  const { rows } = await sql.rows({ reason: sql.text.orNull })`
    select reason from marketing_enrolments where flow_id = ${id} order by reason
  `.execute(shop.db);
  expect(rows).toEqual([{ reason: 'condition' }, { reason: 'unreachable' }]);
});

test('a flow of the first delivery is not entered by the second', async () => {
  const id = await shop.start({
    ...reviewRequest,
    trigger: { kind: 'order_delivered', is_first: true },
    steps: [mailStep],
  });
  const noura = await shop.reader('first@example.com');
  await purchase(noura);
  await shop.pass(0);
  await purchase(noura);
  await shop.pass(48);
  expect(tos()).toEqual(['first@example.com']);
  expect((await shop.read(id)).under_way).toBe(0);
});

test('a birthday is wished once a year', async () => {
  await shop.start({ ...reviewRequest, trigger: { kind: 'birthday' }, steps: [mailStep] });
  const noura = await shop.reader('birthday@example.com');
  const [, month, day] = new Date(MORNING).toISOString().slice(0, 10).split('-').map(Number);
  await shop.shop.call('PUT /user/birthday', { headers: noura.headers, body: { month, day } });
  await shop.begin();
  await shop.begin();
  await shop.pass(0);
  expect(tos()).toEqual(['birthday@example.com']);
  await shop.begin();
  await shop.pass(1);
  expect(tos()).toHaveLength(1);
});

test('one who has not ordered for days is written to, and leaves by ordering', async () => {
  const wait = { kind: 'wait', hours: 24 } as const;
  const id = await shop.start({
    ...reviewRequest,
    ...{ trigger: { kind: 'win_back', days: 90 }, ends_on_order: true, steps: [mailStep, wait, mailStep] },
  });
  const [away, back] = [await shop.reader('away@example.com'), await shop.reader('back@example.com')];
  for (const who of [away, back]) {
    const { orderId } = await purchase(who);
    const at = new Date(MORNING - 91 * DAY_MS);
    await sql`update orders set created_at = ${at} where id = ${orderId}`.execute(shop.db);
  }
  await shop.begin();
  await shop.pass(0);
  expect(tos().toSorted()).toEqual(['away@example.com', 'back@example.com']);
  await purchase(back);
  await sql`update orders set created_at = ${new Date(shop.state.now + 1)} where customer_id = ${back.id} and created_at > ${new Date(MORNING - DAY_MS * 10)}`.execute(
    shop.db,
  );
  await shop.pass(25);
  expect(tos()).toHaveLength(3);
  expect(tos()[2]).toBe('away@example.com');
  expect((await shop.read(id)).outcome).toEqual({ orders: 1, total: 140 });
});

test('a flow that is switched off stops at once, and nobody is in it when it is on again', async () => {
  const id = await shop.start(reviewRequest);
  await purchase(await shop.reader('off@example.com'));
  await shop.pass(1);
  const { version } = await shop.read(id);
  const off = await shop.staff(`POST /admin/marketing/flows/${id}/switch`, { version, is_on: false });
  expect(off.body.data).toMatchObject({ is_on: false, under_way: 0 });
  const on = { version: off.body.data.version, is_on: true };
  await shop.staff(`POST /admin/marketing/flows/${id}/switch`, on);
  await shop.pass(100);
  expect(tos()).toEqual([]);
  expect((await shop.staff(`DELETE /admin/marketing/flows/${id}`)).body.code).toBe('marketing.flow_is_on');
});

test('customers who are in a flow go on with the steps they began with', async () => {
  const id = await shop.start(reviewRequest);
  await purchase(await shop.reader('version@example.com'));
  await shop.pass(1);
  const changed = { ar: 'كلمات أخرى', en: 'Other words' };
  const edit = {
    ...reviewRequest,
    ...{ steps: [{ kind: 'message', message: { ...mailStep.message, subject: changed } }], version: 2 },
  };
  expect((await shop.staff(`PUT /admin/marketing/flows/${id}`, edit)).body.data).toMatchObject({ version: 3 });
  expect((await shop.staff(`PUT /admin/marketing/flows/${id}`, edit)).body.code).toBe('conflict.changed');
  await purchase(await shop.reader('later@example.com'));
  await shop.pass(74);
  expect(shop.state.mails.map(({ subject }) => subject).toSorted()).toEqual(['أهلًا نورة', 'كلمات أخرى']);
});

test('a message beyond the limits is put off by a day, and another flow gets no second one', async () => {
  await shop.start({ ...reviewRequest, steps: [mailStep] });
  await shop.start({ ...reviewRequest, name: 'أخرى', steps: [mailStep] });
  await purchase(await shop.reader('limits@example.com'));
  await shop.pass(0);
  expect(tos()).toHaveLength(1);
  await shop.pass(23);
  expect(tos()).toHaveLength(1);
  await shop.pass(2);
  expect(tos()).toHaveLength(2);
});

test('nothing is sent at night', async () => {
  await shop.start({ ...reviewRequest, steps: [mailStep] });
  await purchase(await shop.reader('night@example.com'));
  await shop.pass(13);
  expect(tos()).toEqual([]);
  await shop.pass(11);
  expect(tos()).toHaveLength(1);
});

test('while the mail server is down the event fails, and what was due is sent later, once', async () => {
  await shop.start({ ...reviewRequest, steps: [mailStep] });
  for (const name of ['a', 'b', 'c', 'd', 'e']) await purchase(await shop.reader(`${name}@down.example`));
  shop.state.isDown = true;
  await expect(shop.pass(0)).rejects.toThrow('the mail server is down');
  shop.state.isDown = false;
  await shop.pass(1);
  expect(tos()).toHaveLength(5);
  await shop.pass(1);
  expect(tos()).toHaveLength(5);
});

test('a quota that is reached in the middle of a batch costs nobody their message', async () => {
  const id = await shop.start({ ...reviewRequest, steps: [mailStep] });
  for (let at = 0; at < 12; at += 1) await purchase(await shop.reader(`quota${at}@example.com`));
  shop.state.quota = 3;
  await expect(shop.pass(0)).rejects.toThrow('the mail server is down');
  expect(tos()).toHaveLength(3);
  shop.state.quota = Number.POSITIVE_INFINITY;
  await shop.pass(1);
  await shop.pass(1);
  expect(new Set(tos()).size).toBe(12);
  expect((await shop.read(id)).numbers[0]).toMatchObject({ sent: 12, failed: 0 });
});

test('a message is tried by whoever writes it, and only a message', async () => {
  const id = await shop.start(reviewRequest);
  const { code } = (await shop.staff(`POST /admin/marketing/flows/${id}/test`, { language: 'ar', step: 0 })).body;
  expect(code).toBe('marketing.no_message');
  await shop.staff(`POST /admin/marketing/flows/${id}/test`, { language: 'ar', step: 2 });
  await shop.deliver();
  expect(tos()).toEqual([shop.owner.email]);
});

test('messages and enrolments are in the export, go with the account, and after a year', async () => {
  await shop.start({ ...reviewRequest, steps: [mailStep] });
  const noura = await shop.reader('data@example.com');
  await purchase(noura);
  await shop.pass(0);
  const kept = async () => [await listSendsOf(shop.db, noura.id), await listEnrolmentsOf(shop.db, noura.id)];
  expect(await kept()).toEqual([
    [{ made_at: new Date(MORNING), channel: 'email', state: 'sent' }],
    [{ name: 'طلب تقييم', state: 'done', entered_at: new Date(MORNING) }],
  ]);
  await forgetMarketing({ db: shop.db, now: () => MORNING + 364 * DAY_MS });
  expect((await kept()).flat()).toHaveLength(2);
  await forgetMarketing({ db: shop.db, now: () => MORNING + 366 * DAY_MS });
  expect(await kept()).toEqual([[], []]);
  await purchase(noura);
  await inTransaction(shop.db, (tx) => deleteEnrolmentsOf(tx, noura.id));
  expect(await listEnrolmentsOf(shop.db, noura.id)).toEqual([]);
});
