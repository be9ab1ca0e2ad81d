import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLedger } from '../../checks/index.ts';
import { inTransaction } from '../../platform/database/index.ts';
import { deliverOutbox } from '../../platform/jobs/index.ts';
import { type MadeMember, makeMember, makePost, orderBody } from '../../testing/index.ts';
import { creditReturn } from '../returns/index.ts';
import { openReturnShop } from '../returns/returns.fixture.ts';
import { saleSubscribers } from './post-sales.ts';
import { replaceProducts } from './posts.store.ts';

let world: Awaited<ReturnType<typeof openReturnShop>>;
beforeAll(async () => {
  world = await openReturnShop();
});
afterAll(() => world.close());

let streets = 0;
const settle = () =>
  deliverOutbox(world.db, [
    ...saleSubscribers({ db: world.db, now: Date.now }),
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: ({ returnId }) => creditReturn(world.db, String(returnId), new Date()),
    },
  ]);

/** A member's post that names the product. */
async function sellingPost(): Promise<{ author: MadeMember; id: number }> {
  const author = await makeMember(world.db);
  const id = await makePost(world.db, { memberId: author.memberId });
  await inTransaction(world.db, (tx) => replaceProducts(tx, id, [world.product.id]));
  return { author, id };
}

interface Bought {
  source: string;
  buyer?: MadeMember;
  quantity?: number;
  street?: string;
  phone?: string;
}

/** An order that a post led to, delivered to a door of its own unless said. */
async function bought({ source, buyer, quantity = 1, street, phone }: Bought) {
  streets += 1;
  const body = orderBody([{ product_id: world.product.id, quantity, source }], quantity * 10 + 40);
  const address = { ...body.address, street: street ?? `شارع ${streets}` };
  const contact = phone ? { ...body.contact, phone } : body.contact;
  const order = await world.deliver(await world.place({ ...body, address, contact }, buyer));
  await settle();
  return order;
}

const postAs = async (who: MadeMember, id: number) =>
  (await world.shop.call(`GET /community/posts/${id}`, { headers: who.headers })).body.data;
const earned = async (who: MadeMember) =>
  (await world.shop.call('GET /community/my-rank', { headers: who.headers })).body.data.lifetime_points;

test('what a post sold is counted for its author, who earns by it once an order', async () => {
  const { author, id } = await sellingPost();
  const buyer = await makeMember(world.db);
  await bought({ source: `post:${id}`, buyer, quantity: 2 });
  await settle();
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([2, 10]);
  expect((await postAs(buyer, id)).sold_count, 'nobody else is told').toBeNull();
  await bought({ source: `reel:${id}`, buyer: await makeMember(world.db) });
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([3, 20]);
});

test('five sales a day earn, all of them count', async () => {
  const { author, id } = await sellingPost();
  for (let n = 0; n < 6; n += 1) await bought({ source: `post:${id}`, buyer: await makeMember(world.db) });
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([6, 50]);
});

test('one’s own orders earn nothing: by the account, the phone or the door', async () => {
  const { author, id } = await sellingPost();
  await bought({ source: `post:${id}`, buyer: author, street: 'شارع البيت' });
  await bought({ source: `post:${id}`, phone: author.phone });
  await bought({ source: `post:${id}`, buyer: await makeMember(world.db), street: 'شارع  البَيت' });
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([3, 0]);
});

test('a post that does not name the product, or is not to be seen, sold nothing', async () => {
  const { author } = await sellingPost();
  const other = await makePost(world.db, { memberId: author.memberId });
  const hidden = await makePost(world.db, { memberId: author.memberId, isPublished: false });
  await inTransaction(world.db, (tx) => replaceProducts(tx, hidden, [world.product.id]));
  for (const id of [other, hidden, 999_999]) {
    await bought({ source: `post:${id}`, buyer: await makeMember(world.db) });
  }
  expect([(await postAs(author, other)).sold_count, await earned(author)]).toEqual([0, 0]);
});

test('a return of part keeps the points, a return of all takes them back', async () => {
  const { author, id } = await sellingPost();
  const buyer = await makeMember(world.db);
  const order = await bought({ source: `post:${id}`, buyer, quantity: 2 });
  const sendBack = async () => {
    const back = await world.received(await world.ask(order, 1, { buyer }));
    expect((await world.step(back, 'refund', { bank_reference: 'TRX 1' })).status).toBe(200);
    await settle();
  };
  await sendBack();
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([1, 10]);
  await sendBack();
  expect([(await postAs(author, id)).sold_count, await earned(author)]).toEqual([0, 0]);
  expect(await checkLedger(world.db)).toEqual([]);
});

test('what is no source is refused, and a source changes no price', async () => {
  for (const source of ['post', 'post:x', 'POST:1', 'post:1; drop', 7]) {
    const body = orderBody([{ product_id: world.product.id, quantity: 1, source }], 50);
    expect((await world.shop.call('POST /orders', { body })).status, String(source)).toBe(422);
  }
});
