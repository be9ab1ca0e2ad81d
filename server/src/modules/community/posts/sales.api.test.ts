import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscribersOf } from '../../../background.ts';
import { checkLedger } from '../../../checks/index.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import {
  backgroundDeps,
  createTestApp,
  createTestDatabase,
  deliverEvents,
  deliverOrder,
  factories,
  lineIdsOf,
  type MadeMember,
  type MadeProduct,
  makeMember,
  makePost,
  makeSellable,
  makeStaff,
  orderBody,
  type TestDatabase,
} from '../../../testing/index.ts';
import { replaceProducts } from './posts.store.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof createTestApp>>;
let product: MadeProduct;
let staff: { authorization: string };

beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  shop = await createTestApp(database);
  product = await factories(database.db).product({ priceHalalas: 1_000, stock: 500 });
  staff = (await makeStaff(database.db, 'owner')).headers;
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

let streets = 0;
const settle = () =>
  deliverEvents(database.db, subscribersOf(backgroundDeps(database.db, { mails: [], messages: [] })));

/** A member's post that names the product. */
async function sellingPost(): Promise<{ author: MadeMember; id: number }> {
  const author = await makeMember(database.db);
  const id = await makePost(database.db, { memberId: author.memberId });
  await inTransaction(database.db, (tx) => replaceProducts(tx, id, [product.id]));
  return { author, id };
}

interface Bought {
  source: string;
  buyer?: MadeMember;
  quantity?: number;
  street?: string;
  phone?: string;
}

/** An order attributed to a post and delivered, to an address of its own by default. */
async function bought({ source, buyer, quantity = 1, street, phone }: Bought) {
  streets += 1;
  const body = orderBody([{ product_id: product.id, quantity, source }], quantity * 10 + 40);
  const address = { ...body.address, street: street ?? `شارع ${streets}` };
  const contact = phone ? { ...body.contact, phone } : body.contact;
  const placed = await shop.call('POST /orders', {
    body: { ...body, address, contact },
    ...(buyer && { headers: buyer.headers }),
  });
  expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  await deliverOrder(database.db, placed.body.data.id);
  await settle();
  return String(placed.body.data.id);
}

const postAs = async (who: MadeMember, id: number) =>
  (await shop.call(`GET /community/posts/${id}`, { headers: who.headers })).body.data;
const earned = async (who: MadeMember) =>
  (await shop.call('GET /community/my-rank', { headers: who.headers })).body.data.lifetime_points;

test('what a post sold is counted for its author, who earns by it once an order', async () => {
  const { author, id } = await sellingPost();
  const buyer = await makeMember(database.db);
  await bought({ source: `post:${id}`, buyer, quantity: 2 });
  await settle();
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([2, 10]);
  expect((await postAs(buyer, id)).sold_count, 'nobody else is told').toBeNull();
  await bought({ source: `reel:${id}`, buyer: await makeMember(database.db) });
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([3, 20]);
});

test('five sales a day earn, all of them count', async () => {
  const { author, id } = await sellingPost();
  for (let n = 0; n < 6; n += 1) await bought({ source: `post:${id}`, buyer: await makeMember(database.db) });
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([6, 50]);
});

test('one’s own orders earn nothing: by the account, the phone or the door', async () => {
  const { author, id } = await sellingPost();
  await bought({ source: `post:${id}`, buyer: author, street: 'شارع البيت' });
  await bought({ source: `post:${id}`, phone: author.phone });
  await bought({ source: `post:${id}`, buyer: await makeMember(database.db), street: 'شارع  البَيت' });
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([3, 0]);
});

test('a post that does not name the product, or is not to be seen, sold nothing', async () => {
  const { author } = await sellingPost();
  const other = await makePost(database.db, { memberId: author.memberId });
  const hidden = await makePost(database.db, { memberId: author.memberId, isPublished: false });
  await inTransaction(database.db, (tx) => replaceProducts(tx, hidden, [product.id]));
  for (const id of [other, hidden, 999_999]) {
    await bought({ source: `post:${id}`, buyer: await makeMember(database.db) });
  }
  expect([(await postAs(author, other)).sold_count, await earned(author)]).toEqual([0, 0]);
});

test('a return of part keeps the points, a return of all takes them back', async () => {
  const { author, id } = await sellingPost();
  const buyer = await makeMember(database.db);
  const order = await bought({ source: `post:${id}`, buyer, quantity: 2 });
  const sendBack = async () => {
    const [line] = await lineIdsOf(database.db, order);
    const asked = await shop.call('POST /returns', {
      headers: buyer.headers,
      body: {
        order_id: order,
        lines: [{ id: line, quantity: 1, reason: 'changed_mind' }],
        refund_to: 'original',
        iban: 'SA0380000000608010167519',
      },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(201);
    for (const step of ['approve', 'receive', 'refund']) {
      const body = { approve: {}, receive: { lines: [] }, refund: { bank_reference: 'TRX 1' } }[step] ?? {};
      const done = await shop.call(`POST /admin/returns/${asked.body.data.id}/${step}`, { headers: staff, body });
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    }
    await settle();
  };
  await sendBack();
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([1, 10]);
  await sendBack();
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([0, 0]);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('a sale that was paid back whole by amount counts no more, and its points go back', async () => {
  const { author, id } = await sellingPost();
  const order = await bought({ source: `post:${id}`, buyer: await makeMember(database.db), quantity: 2 });
  const payBack = async (amount: number) => {
    const body = { amount, to: 'original', reason: 'اعتذار', bank_reference: 'TRX' };
    const done = await shop.call(`POST /admin/orders/${order}/refunds`, { headers: staff, body });
    expect(done.status, JSON.stringify(done.body)).toBe(201);
    await settle();
  };
  await payBack(5);
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([2, 10]);
  await payBack(55);
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([0, 0]);
  expect(await checkLedger(database.db)).toEqual([]);
});

test('what is no source is refused, and a source changes no price', async () => {
  for (const source of ['post', 'post:x', 'POST:1', 'post:1; drop', 7]) {
    const body = orderBody([{ product_id: product.id, quantity: 1, source }], 50);
    expect((await shop.call('POST /orders', { body })).status, String(source)).toBe(422);
  }
});
