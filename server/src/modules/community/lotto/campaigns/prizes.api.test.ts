import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../../background.ts';
import { checkLedger } from '../../../../checks/index.ts';
import { publishInvalidation } from '../../../../platform/cache/index.ts';
import { inTransaction, sql } from '../../../../platform/database/index.ts';
import type { Mail } from '../../../../platform/mail/index.ts';
import {
  backgroundDeps,
  campaignDraft,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverOrder,
  factories,
  type MadeCustomer,
  makeCoupon,
  makeCustomer,
  makeSellable,
  makeStaff,
  makeTicket,
  orderBody,
  PASSWORD,
  RIYADH,
  type TestDatabase,
} from '../../../../testing/index.ts';
import { saveMissingMethods } from '../../../selling/shipping/index.ts';
import { closeRewards } from '../cards/send-prize.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let owner: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  owner = (await makeStaff(database.db, 'owner')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const { address: ADDRESS } = orderBody([], 0);

async function staffCall(key: string, body?: object) {
  return shop.call(key, { headers: owner, ...(body && { body }) });
}

const stockOf = async (variantId: number) => {
  const { rows } = await sql.rows({ quantity: sql.int4 })`
    select quantity from stock_levels where variant_id = ${variantId}`.execute(database.db);
  return rows[0]?.quantity;
};

/** A campaign whose only prizes are pieces of a new product; the shop has `stock` of it. */
async function prizeCampaign({ stock, count }: { stock: number; count: number }) {
  const product = await factories(database.db).product({ stock });
  const variantId = product.variantIds[0] ?? 0;
  const body = campaignDraft({ startsInDays: -1, prizes: [{ kind: 'product', variant_id: variantId, count }] });
  const made = await staffCall('POST /admin/lotto/campaigns', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const id: number = made.body.data.id;
  return { id, variantId, product, publish: () => staffCall(`POST /admin/lotto/campaigns/${id}/publish`, {}) };
}

const end = (id: number) => staffCall(`POST /admin/lotto/campaigns/${id}/stop`, { reason: 'انتهى الاختبار' });
let mailboxes = 0;
function customer(): Promise<MadeCustomer> {
  mailboxes += 1;
  const email = `winner${mailboxes}@example.com`;
  return makeCustomer(database.db, { isPhoneVerified: true, email, isEmailVerified: true });
}

async function win(who: MadeCustomer): Promise<string> {
  const ticket_id = await makeTicket(database.db, who.id);
  const scratched = await shop.call('POST /lotto/scratch', { headers: who.headers, body: { ticket_id } });
  return scratched.body.data.reward.id;
}
const use = (who: MadeCustomer, reward_id: string, more: object = {}) =>
  shop.call('POST /lotto/use-reward', { headers: who.headers, body: { reward_id, ...more } });

test('a prize that is sent is set aside when its campaign is published, and is an order of total 0 when it is asked for', async () => {
  const { id, variantId, product, publish } = await prizeCampaign({ stock: 5, count: 3 });
  expect(await stockOf(variantId), 'a draft takes nothing').toBe(5);
  expect((await publish()).status).toBe(200);
  expect(await stockOf(variantId)).toBe(2);
  const noura = await customer();
  const rewardId = await win(noura);
  const bare = await use(noura, rewardId);
  expect([bare.status, bare.body.code]).toEqual([422, 'lotto.address_needed']);
  const unknown = await use(noura, rewardId, { address_id: 4_711 });
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['address_id']]);
  const used = await use(noura, rewardId, { address: ADDRESS });
  expect(used.body.data).toMatchObject({ status: 'used', coupon: null, prize: { kind: 'product' } });
  const order = (await shop.call(`GET /orders/${used.body.data.order_id}`, { headers: noura.headers })).body.data;
  expect(order).toMatchObject({
    ...{ status: 'confirmed', total: 0, amount_due: 0, vat_included: 0, payment_name: 'لا شيء للدفع' },
    items: [{ quantity: 1, total: 0 }],
  });
  expect(await stockOf(variantId), 'what was set aside is what was sent').toBe(2);
  expect((await use(noura, rewardId, { address: ADDRESS })).body.code).toBe('lotto.reward_used');
  const mails: Mail[] = [];
  await deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails, messages: [] })));
  expect(mails.map((mail) => mail.subject)).toContainEqual(expect.stringContaining(order.number));
  const tracked = await shop.call(`GET /tracking?number=${order.number}&phone=${encodeURIComponent(noura.phone)}`);
  expect(tracked.body.data.status).toBe('confirmed');
  const invoice = await shop.call(`GET /orders/${order.id}/invoice`, { headers: noura.headers });
  expect([invoice.status, invoice.body.data?.total]).toEqual([200, 0]);
  await makeCoupon(database.db, { code: 'FIRST', firstOrderOnly: true });
  const lines = [{ product_id: product.id, quantity: 1 }];
  const quote = await shop.call('POST /orders/quote', {
    headers: noura.headers,
    body: { lines, coupon_code: 'FIRST' },
  });
  expect(quote.body.data.discount_total, 'what was won is no order').toBeGreaterThan(0);
  await deliverOrder(database.db, order.id);
  const review = { product_id: product.id, rating: 5, text: 'وصلتني هدية جميلة' };
  const reviewed = await shop.call('POST /reviews', { headers: noura.headers, body: review });
  expect(reviewed.body.code, 'nor was it bought').toBe('reviews.not_bought');
  await end(id);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('a campaign whose prizes the shop has too few of is not published, and takes nothing', async () => {
  const { variantId, publish } = await prizeCampaign({ stock: 2, count: 3 });
  const refused = await publish();
  expect([refused.status, refused.body.code]).toEqual([409, 'lotto.prize_stock_short']);
  expect(await stockOf(variantId)).toBe(2);
  const unknown = campaignDraft({ prizes: [{ kind: 'product', variant_id: 999_999, count: 1 }] });
  expect((await staffCall('POST /admin/lotto/campaigns', unknown)).body.code).toBe('lotto.prize_unknown');
});

test('what nobody won or asked for is back on the shelf when the campaign is over, once', async () => {
  const { id, variantId, publish } = await prizeCampaign({ stock: 4, count: 4 });
  await publish();
  const [sent, waiting] = [await customer(), await makeCustomer(database.db, { isPhoneVerified: true })];
  await use(sent, await win(sent), { address: ADDRESS });
  const late = await win(waiting);
  await end(id);
  const close = (at: number) => closeRewards(database.db, new Date(at));
  await Promise.all([close(Date.now()), close(Date.now()), close(Date.now())]);
  expect(await stockOf(variantId), 'one was sent, and one can still be asked for').toBe(2);
  const after = Date.now() + 40 * 86_400_000;
  await Promise.all([close(after), close(after)]);
  expect(await stockOf(variantId)).toBe(3);
  expect((await use(waiting, late, { address: ADDRESS })).body.code).toBe('lotto.reward_expired');
  expect(await checkLedger(database.db)).toEqual([]);
});

test('a prize is sent although its product is sold no more, and nothing is sent where nothing is brought', async () => {
  const { id, product, publish } = await prizeCampaign({ stock: 1, count: 1 });
  await publish();
  await sql`update products set is_active = false where id = ${product.id}`.execute(database.db);
  const hala = await customer();
  const reward = await win(hala);
  const served = (is: boolean) => sql`update cities set is_served = ${is} where id = ${RIYADH}`.execute(database.db);
  await served(false);
  expect((await use(hala, reward, { address: ADDRESS })).body.code).toBe('shipping.city_not_served');
  await served(true);
  // A point is chosen by a buyer, and a prize has none who did.
  await inTransaction(database.db, saveMissingMethods);
  const move = (from: string, to: string) =>
    sql`update shipping_rates set method = ${to} where method = ${from}`.execute(database.db);
  await sql`delete from shipping_rates where method <> 'standard'`.execute(database.db);
  await move('standard', 'point');
  expect((await use(hala, reward, { address: ADDRESS })).body.code).toBe('shipping.city_not_served');
  await move('point', 'standard');
  expect((await use(hala, reward, { address: ADDRESS })).status).toBe(200);
  await end(id);
});

test('winners are masked, and whoever leaves or works here is not among them', async () => {
  const { id, publish } = await prizeCampaign({ stock: 3, count: 3 });
  await publish();
  const [rima, gone, staff] = [
    await customer(),
    await makeCustomer(database.db, { isPhoneVerified: true }),
    await makeCustomer(database.db, { isPhoneVerified: true, email: 'boss@example.com', isEmailVerified: true }),
  ];
  for (const one of [rima, gone, staff]) await use(one, await win(one), { address: ADDRESS });
  const names = async () => {
    const { winners } = (await shop.call('GET /lotto/winners')).body.data;
    return winners.filter((one: { campaign_id: number }) => one.campaign_id === id);
  };
  expect(await names()).toHaveLength(3);
  expect((await names())[0]).toMatchObject({ name: 'نورة ا.', city: 'الرياض', prize: { kind: 'product' } });
  expect(JSON.stringify(await names())).not.toContain('العتيبي');
  const { rows: theirs } = await sql.rows({
    id: sql.uuid,
  })`select id from orders where customer_id = ${gone.id}`.execute(database.db);
  for (const { id: order } of theirs) await deliverOrder(database.db, order);
  const left = await shop.call('DELETE /user/profile', {
    headers: gone.headers,
    body: { password: PASSWORD },
  });
  expect(left.status).toBe(200);
  expect(await names()).toHaveLength(2);
  await sql`update staff set email = 'boss@example.com' where role = 'owner'`.execute(database.db);
  await inTransaction(database.db, async (tx) => {
    await publishInvalidation(tx, ['lotto']);
  });
  expect(await names()).toHaveLength(1);
  await end(id);
});

test('staff have every card that was given as a table, and nothing of what an open one holds', async () => {
  const { id, publish } = await prizeCampaign({ stock: 3, count: 3 });
  await publish();
  const [winner, waiting] = [await customer(), await customer()];
  await use(winner, await win(winner), { address: ADDRESS });
  await makeTicket(database.db, waiting.id);
  const csv = async () => {
    const answer = await shop.app.server.inject({
      url: `/api/store/admin/lotto/campaigns/${id}/audit.csv`,
      headers: { 'x-api-key': 'waha-test-key', ...owner },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
    expect(answer.rawPayload.subarray(0, 3).toString('hex'), 'the mark by which spreadsheets read UTF-8').toBe(
      'efbbbf',
    );
    return answer.body.trim().split('\r\n');
  };
  const [head, first, second, ...more] = await csv();
  expect([head, more]).toEqual([
    'card,ticket,customer,given_for,given_at,scratched_at,prize,reward,used_at,became',
    [],
  ]);
  expect(first).toMatch(/"product variant=\d+","used",.*"order [0-9a-f-]{36}"$/);
  expect(second).not.toContain('product');
  await end(id);
  expect((await csv())[2]).toContain('product');
});
