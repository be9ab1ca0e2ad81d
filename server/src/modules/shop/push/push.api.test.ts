import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction, sql } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { makeCustomer, makeMember, makeStaff, signInAgain } from '../../../testing/index.ts';
import {
  deleteDevicesOf,
  deleteUnusedDevices,
  listDevicesForCustomer,
  listDevicesForOrder,
  type Owner,
} from './devices.store.ts';
import { exportDevices } from './export-devices.ts';
import { checkSubscription, keepDevice } from './keep-device.ts';
import { openPushShop } from './push-shop.fixture.ts';

let it: Awaited<ReturnType<typeof openPushShop>>;
beforeAll(async () => {
  it = await openPushShop();
});
afterEach(() => it.begin());
afterAll(() => it.close());

type Browser = ReturnType<typeof it.browser>;
type Who = { headers: Record<string, string> };

const markOf = ({ subscription }: Browser) => createHash('sha256').update(subscription.endpoint).digest('base64url');

const switchOn = async (browser: Browser, who?: Who, about: object = {}) =>
  (await it.shop.call('POST /push/devices', { body: { ...browser.subscription, ...about }, ...who })).status;

const cancel = async (id: string) => {
  const headers = { ...it.owner.headers, 'idempotency-key': randomUUID() };
  const answer = await it.shop.call(`PATCH /orders/${id}/status`, { headers, body: { status: 'cancelled' } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

test('a guest hears of an order on the device that has its key, and of no other', async () => {
  const phone = it.browser();
  const { id, token, number } = await it.placed();
  const other = await it.placed();
  expect(await switchOn(phone, undefined, { order_id: id })).toBe(404);
  expect(await switchOn(phone, undefined, { order_id: id, view_token: other.token })).toBe(404);
  expect(await switchOn(phone)).toBe(401);
  expect(await switchOn(phone, undefined, { order_id: id, view_token: token })).toBe(200);
  const state = (orderId: string) => it.shop.call(`GET /push/state?device=${markOf(phone)}&order_id=${orderId}`);
  expect((await state(id)).body.data).toMatchObject({ is_on: true, key: expect.stringMatching(/^B[\w-]{86}$/) });
  expect((await state(other.id)).body.data.is_on).toBe(false);
  await cancel(other.id);
  await cancel(id);
  await it.tell();
  await expect.poll(() => it.shownOn(phone).length).toBe(1);
  const [{ headers, message } = {}] = it.shownOn(phone);
  expect(message).toEqual({
    ...{ title: 'أُلغي طلبك', body: `الطلب ${number}`, path: `/checkout/success?order=${id}` },
    ...{ tag: `order:${id}`, lang: 'ar', dir: 'rtl' },
  });
  expect(headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    urgency: 'normal',
    ttl: expect.stringMatching(/^17\d{4}$/),
  });
  expect(headers?.topic).toMatch(/^[\w-]{32}$/);
  expect(headers?.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=B[\w-]{86}$/);
  expect(it.shownOn(phone)).toHaveLength(1);
});

test('a customer hears of each order of the account, in the language of the device', async () => {
  const noura = await makeCustomer(it.db);
  const phone = it.browser();
  const body = phone.subscription;
  await it.shop.call('POST /push/devices', { body, headers: noura.headers, language: 'en' });
  const { id, number } = await it.placed({ buyer: noura });
  await it.tell();
  expect(it.shownOn(phone), 'its buyer was there when it was placed').toEqual([]);
  await cancel(id);
  await it.tell();
  await expect.poll(() => it.shownOn(phone).length).toBe(1);
  expect(it.shownOn(phone)[0]?.message).toMatchObject({
    title: 'Your order is cancelled',
    body: `Order ${number}`,
    path: `/en/account/orders/${id}`,
  });
});

test('a device is of the latest owner alone', async () => {
  const [noura, sara] = [await makeCustomer(it.db), await makeCustomer(it.db)];
  const phone = it.browser();
  const guests = await it.placed();
  await switchOn(phone, undefined, { order_id: guests.id, view_token: guests.token });
  await switchOn(phone, noura);
  await switchOn(phone, sara);
  expect(await it.devices()).toHaveLength(1);
  const order = await it.placed({ buyer: noura });
  await cancel(order.id);
  await cancel(guests.id);
  await it.tell();
  expect(await it.waiting()).toEqual([]);
  expect((await it.shop.call('GET /user/push-devices', noura)).body.data).toEqual([]);
  expect((await it.shop.call('GET /user/push-devices', sara)).body.data).toMatchObject([{ mark: markOf(phone) }]);
});

test('an account keeps its last used five devices, and an order its latest five', async () => {
  const noura = await makeCustomer(it.db);
  const browsers = Array.from({ length: 7 }, () => it.browser());
  for (const one of browsers) expect(await switchOn(one, noura)).toBe(200);
  const kept = (await it.shop.call('GET /user/push-devices', noura)).body.data;
  expect(kept.map(({ mark }: { mark: string }) => mark)).toEqual(browsers.slice(2).toReversed().map(markOf));
  await it.begin();
  const { id, token } = await it.placed();
  for (const one of browsers) await switchOn(one, undefined, { order_id: id, view_token: token });
  expect(await it.devices()).toEqual(browsers.slice(2).map(({ subscription }) => subscription.endpoint));
});

test('what ends a session ends its device: signing out, all others, a new password, a suspension', async () => {
  const noura = await makeCustomer(it.db);
  const elsewhere = { headers: { authorization: `Bearer ${await signInAgain(it.db, noura.id)}` } };
  const [phone, tablet] = [it.browser(), it.browser()];
  await switchOn(phone, noura);
  await switchOn(tablet, elsewhere);
  await it.shop.call('DELETE /user/sessions', noura);
  expect(await it.devices()).toEqual([phone.subscription.endpoint]);
  await it.shop.call('POST /auth/logout', noura);
  expect(await it.devices()).toEqual([]);
  const sara = await makeCustomer(it.db);
  await switchOn(phone, sara);
  await sql`update customers set suspended_at = now() where id = ${sara.id}`.execute(it.db);
  expect(await it.devices()).toEqual([]);
});

test('a session that only runs out leaves its device', async () => {
  const noura = await makeCustomer(it.db);
  await switchOn(it.browser(), noura);
  await sql`update customer_sessions set last_used_at = now() - interval '15 days' where customer_id = ${noura.id}`.execute(
    it.db,
  );
  await sql`delete from customer_sessions where customer_id = ${noura.id}`.execute(it.db);
  expect(await it.devices()).toHaveLength(1);
});

test('signing out everywhere else ends devices of sessions that ran out, swept or not', async () => {
  const [noura, sara] = [await makeCustomer(it.db), await makeCustomer(it.db)];
  const elsewhere = async () => ({ headers: { authorization: `Bearer ${await signInAgain(it.db, noura.id)}` } });
  const [phone, tablet, swept, hers] = [it.browser(), it.browser(), it.browser(), it.browser()];
  const runOut = (browser: Browser) =>
    sql`
    update customer_sessions set last_used_at = now() - interval '15 days'
    where id = (select session_id from push_devices where endpoint = ${browser.subscription.endpoint})
  `.execute(it.db);
  await switchOn(phone, noura);
  await switchOn(hers, sara);
  for (const one of [tablet, swept]) {
    await switchOn(one, await elsewhere());
    await runOut(one);
    if (one === swept) continue;
    await sql`delete from customer_sessions where last_used_at < now() - interval '14 days'`.execute(it.db);
  }
  expect(await it.devices()).toHaveLength(4);
  expect((await it.shop.call('DELETE /user/sessions', noura)).status).toBe(200);
  expect(await it.devices()).toEqual([phone, hers].map(({ subscription }) => subscription.endpoint));
});

test('devices are stored for the signed in alone, also where the session ended after the call began', async () => {
  const noura = await makeCustomer(it.db);
  const packer = await makeStaff(it.db, 'fulfilment');
  const { rows } = await sql.rows({
    customer_id: sql.uuid,
    staff_id: sql.uuid,
    session: sql.uuid,
    staff_session: sql.uuid,
  })`
    select c.customer_id, s.staff_id, c.id as session, s.id as staff_session from customer_sessions c, staff_sessions s
    where c.customer_id = ${noura.id} and s.staff_id = ${packer.id}
  `.execute(it.db);
  const [{ session: sessionId = '', staff_session: staffSessionId = '' } = {}] = rows;
  const customer = { customerId: noura.id, staffId: null, sessionId };
  const staff = { customerId: null, staffId: packer.id, sessionId: staffSessionId };
  const keep = (owner: Owner) => {
    const { subscription } = it.browser();
    const checked = checkSubscription(subscription, it.service.policy);
    const keeping = { subscription: checked, owner, orderId: null, at: new Date() };
    return inTransaction(it.db, (tx) => keepDevice(tx, keeping, { language: 'ar', device: 'phone' }));
  };
  expect(await keep(customer)).toBe(true);
  expect(await keep(staff)).toBe(true);
  await sql`update customers set suspended_at = now() where id = ${noura.id}`.execute(it.db);
  await sql`update staff set suspended_at = now() where id = ${packer.id}`.execute(it.db);
  for (const owner of [customer, staff]) await expect(keep(owner)).rejects.toMatchObject({ code: 'auth.required' });
  await sql`update customers set suspended_at = null where id = ${noura.id}`.execute(it.db);
  await sql`update staff set suspended_at = null where id = ${packer.id}`.execute(it.db);
  await it.shop.call('POST /auth/logout', noura);
  await sql`delete from staff_sessions where staff_id = ${packer.id}`.execute(it.db);
  for (const owner of [customer, staff]) await expect(keep(owner)).rejects.toMatchObject({ code: 'auth.required' });
  expect(await it.devices()).toEqual([]);
});

test('devices that are switched on at once keep to their number', async () => {
  const noura = await makeCustomer(it.db);
  const all = await Promise.all(Array.from({ length: 9 }, () => switchOn(it.browser(), noura)));
  expect(all).toEqual(Array.from({ length: 9 }, () => 200));
  expect(await it.devices()).toHaveLength(5);
});

test('a suspended customer is told nothing on a device that stayed', async () => {
  const noura = await makeCustomer(it.db);
  await switchOn(it.browser(), noura);
  const { id } = await it.placed({ buyer: noura });
  await sql`alter table customers disable trigger customers_end_push`.execute(it.db);
  await sql`update customers set suspended_at = now() where id = ${noura.id}`.execute(it.db);
  await sql`alter table customers enable trigger customers_end_push`.execute(it.db);
  expect(await it.devices()).toHaveLength(1);
  expect(await listDevicesForOrder(it.db, id, 20)).toEqual([]);
  expect(await listDevicesForCustomer(it.db, noura.id, 20)).toEqual([]);
});

test('a customer sees and removes devices; others find none', async () => {
  const [noura, sara] = [await makeCustomer(it.db), await makeCustomer(it.db)];
  await switchOn(it.browser(), noura);
  const [{ id }] = (await it.shop.call('GET /user/push-devices', noura)).body.data;
  expect((await it.shop.call(`DELETE /user/push-devices/${id}`, sara)).status).toBe(404);
  expect(await exportDevices(it.db, noura.id)).toHaveLength(1);
  expect(JSON.stringify(await exportDevices(it.db, noura.id))).not.toContain('push/');
  expect((await it.shop.call(`DELETE /user/push-devices/${id}`, noura)).status).toBe(200);
  expect(await it.devices()).toEqual([]);
});

test('erasure, half a year without use, and the browser itself end a device', async () => {
  const noura = await makeCustomer(it.db);
  const phone = it.browser();
  await switchOn(phone, noura);
  await inTransaction(it.db, (tx) => deleteDevicesOf(tx, noura.id));
  expect(await it.devices()).toEqual([]);
  await switchOn(phone, noura);
  await deleteUnusedDevices(it.db, new Date(Date.now() + 60_000));
  expect(await it.devices()).toEqual([]);
  await switchOn(phone, noura);
  await it.shop.call('POST /push/devices/end', { body: { endpoint: phone.subscription.endpoint } });
  expect(await it.devices()).toEqual([]);
});

test('a subscription that the browser made anew takes the place of the former, whose secret is the proof', async () => {
  const noura = await makeCustomer(it.db);
  const [former, next, third] = [it.browser(), it.browser(), it.browser()];
  await switchOn(former, noura);
  const renew = ({ subscription: { endpoint, auth } }: Browser, to: Browser, secret = auth) =>
    it.shop.call('POST /push/devices/renew', {
      body: { ...to.subscription, former_endpoint: endpoint, former_auth: secret },
    });
  expect((await renew(third, next)).status).toBe(200);
  expect(await it.devices()).toEqual([former.subscription.endpoint]);
  expect((await renew(former, next, next.subscription.auth)).status, 'the address alone is no proof').toBe(200);
  expect(await it.devices()).toEqual([former.subscription.endpoint]);
  expect((await renew(former, next)).status).toBe(200);
  expect(await it.devices()).toEqual([next.subscription.endpoint]);
  await switchOn(third, noura);
  await renew(third, next);
  expect(await it.devices(), 'an address that has a device is not taken from it').toHaveLength(2);
  await it.begin();
  const many = Array.from({ length: 5 }, () => it.browser());
  for (const one of many) await switchOn(one, noura);
  const answers = await Promise.all(many.map((one) => renew(one, former)));
  expect(answers.map(({ status }) => status)).toEqual(many.map(() => 200));
  expect((await it.devices()).filter((endpoint) => endpoint === former.subscription.endpoint)).toHaveLength(1);
});

test('an address is one device in all its spellings', async () => {
  const noura = await makeCustomer(it.db);
  const { subscription } = it.browser();
  const { endpoint } = subscription;
  for (const spelling of [endpoint, `${endpoint}#a`, endpoint.replace('/push/', '/x/../push/'), `${endpoint}#b`])
    await it.shop.call('POST /push/devices', { body: { ...subscription, endpoint: spelling }, ...noura });
  expect(await it.devices()).toEqual([endpoint]);
  await it.shop.call('POST /push/devices/end', { body: { endpoint: `${endpoint}#c` } });
  expect(await it.devices()).toEqual([]);
});

test('addresses that are not public, and keys that are none, are refused', async () => {
  const noura = await makeCustomer(it.db);
  const { subscription } = it.browser();
  const refused = async (change: object) =>
    (await it.shop.call('POST /push/devices', { body: { ...subscription, ...change }, headers: noura.headers })).body
      .code;
  expect(await refused({ endpoint: 'http://10.0.0.1/push' })).toBe('push.address_refused');
  expect(await refused({ endpoint: 'javascript:alert(1)' })).toBe('push.address_refused');
  expect(await refused({ p256dh: `B${'A'.repeat(86)}` })).toBe('push.key_wrong');
});

test('staff hear of new orders on devices of their own, which a suspension ends', async () => {
  const packer = await makeStaff(it.db, 'fulfilment');
  const moderator = await makeStaff(it.db, 'moderator');
  const [phone, hers] = [it.browser(), it.browser()];
  const on = (who: Who, body: object) => it.shop.call('POST /admin/push/devices', { body, ...who });
  expect((await on(packer, phone.subscription)).status).toBe(200);
  expect((await on(packer, phone.subscription)).status, 'once more, which is no news for the audit').toBe(200);
  expect((await on(moderator, hers.subscription)).status).toBe(403);
  expect(await switchOn(hers, packer)).toBe(401);
  const { id, number } = await it.placed();
  await it.tell();
  await expect.poll(() => it.shownOn(phone).length).toBe(1);
  expect(it.shownOn(phone)[0]).toMatchObject({
    headers: { urgency: 'high' },
    message: { title: 'طلب جديد', body: `الطلب ${number}`, path: `/admin/orders/${id}` },
  });
  const { rows } = await sql.rows({ action: sql.text })`
    select action from staff_audit where staff_id = ${packer.id} and action like 'staff.push%'
  `.execute(it.db);
  expect(rows).toEqual([{ action: 'staff.push_on' }]);
  const [device] = (await it.shop.call('GET /admin/push', packer)).body.data.devices;
  await sql`update staff set role = 'moderator' where id = ${packer.id}`.execute(it.db);
  await it.placed();
  await it.tell();
  expect(await it.waiting()).toEqual([]);
  await sql`update staff set role = 'support' where id = ${packer.id}`.execute(it.db);
  await it.shop.call(`DELETE /admin/push/devices/${device.id}`, packer);
  expect(await it.devices()).toEqual([]);
  await on(packer, phone.subscription);
  await sql`update staff set suspended_at = now() where id = ${packer.id}`.execute(it.db);
  expect(await it.devices()).toEqual([]);
});

test('a transfer is announced when it is placed, not when staff confirm it', async () => {
  const { owner } = it;
  const phone = it.browser();
  await it.shop.call('POST /admin/push/devices', { body: phone.subscription, ...owner });
  await it.paid();
  await it.tell();
  await expect.poll(() => it.shownOn(phone).length).toBe(1);
  await expect.poll(it.waiting).toEqual([]);
  expect(it.shownOn(phone)).toHaveLength(1);
});

test('a member hears of the community, unless it was read meanwhile or the kind is off', async () => {
  const member = await makeMember(it.db);
  const phone = it.browser();
  await switchOn(phone, member);
  const notified = async (kind: 'contest' | 'decision', { isRead = false, outcome = 'joined' } = {}) => {
    // An entry that is no more.
    const subject = outcome === 'disqualified' ? 'entry:0' : randomUUID();
    const { rows } = await sql.rows({ id: sql.int8 })`
      insert into member_notifications (member_id, kind, subject, outcome, at, read_at)
      values (${member.memberId}, ${kind}, ${subject}, ${outcome}, now(), ${isRead ? new Date() : null}) returning id
    `.execute(it.db);
    const notificationId = rows[0]?.id ?? 0;
    await inTransaction(it.db, (tx) => publish(tx, 'member.notified', { memberId: member.memberId, notificationId }));
    await it.tell();
    return notificationId;
  };
  await notified('decision', { isRead: true });
  expect(await it.waiting()).toEqual([]);
  const id = await notified('decision');
  await expect.poll(() => it.shownOn(phone).length).toBe(1);
  expect(it.shownOn(phone)[0]?.message).toMatchObject({
    title: 'جديد في المجتمع',
    body: 'لديك خبر جديد في المجتمع',
    path: '/community/notifications',
    tag: `notice:${id}`,
  });
  const decided = ['hidden', 'disqualified', 'cancelled'] as const;
  for (const outcome of decided) await notified(outcome === 'hidden' ? 'decision' : 'contest', { outcome });
  await notified('contest', { outcome: 'won 1' });
  await expect.poll(() => it.shownOn(phone).length).toBe(5);
  const bodies = it.shownOn(phone).map(({ message }) => message?.body);
  expect(
    bodies.filter((body) => body === 'لديك خبر جديد في المجتمع'),
    'no reason of staff',
  ).toHaveLength(4);
  expect(bodies.filter((body) => body?.startsWith('مبارك'))).toHaveLength(1);
  await sql`update members set status = 'suspended' where id = ${member.memberId}`.execute(it.db);
  await notified('decision');
  expect(await it.waiting()).toEqual([]);
});
