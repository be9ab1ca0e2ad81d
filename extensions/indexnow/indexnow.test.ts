import { deliverEvent, runProtocolContract, testContext } from '@waha/extend/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { indexNow } from './extension.ts';
import { KEY_PATH, keyOf } from './index-now.ts';
import { startIndexNow } from './service.fixture.ts';
import { tellEngines } from './tell-engines.ts';

let service: Awaited<ReturnType<typeof startIndexNow>>;
beforeAll(async () => {
  service = await startIndexNow();
});
afterAll(() => service.close());
beforeEach(() => service.forget());

const replies = { 'GET /products/{id}': { slug: 'عود' } };

function aShop({ isDemo = false, publicUrl = 'https://shop.example', key = 'key-of-the-shop' } = {}) {
  const clock = { ms: 1_000_000 };
  const env = { INDEXNOW_KEY: key, INDEXNOW_URL: service.url };
  const context = testContext(indexNow, { env, isDemo, replies, now: () => clock.ms });
  return { clock, context: { ...context, shop: { ...context.shop, publicUrl } } };
}

const tell = (context: ReturnType<typeof aShop>['context'], productIds: number[]) =>
  deliverEvent(indexNow, 'tell-engines', { productIds }, context);

const protocol = indexNow.protocol?.(aShopOf());
function aShopOf() {
  const context = testContext(indexNow, { env: { INDEXNOW_KEY: 'key-of-the-shop' }, isDemo: false });
  return { ...context, shop: { ...context.shop, publicUrl: 'https://shop.example' } } as never;
}
if (protocol) runProtocolContract('indexnow', protocol);

test('the key is read back at its address', async () => {
  const [route] = protocol?.routes ?? [];
  const answer = await route?.handle({} as never, {} as never);
  expect([route?.path, answer?.body]).toEqual([KEY_PATH, 'key-of-the-shop']);
});

const pendingOf = async (context: ReturnType<typeof aShop>['context']) =>
  (await context.records.read('pending')) as { ids: number[]; claim: unknown };
const toldIds = () => service.taken.map((url) => Number(url.split('/')[4]));

/** An event whose attempt sleeps until it is woken, and the clock with it. */
function asleep({ context, clock }: ReturnType<typeof aShop>, eventId: number, productIds: number[]) {
  const fallsAsleep = Promise.withResolvers<number>();
  const woken = Promise.withResolvers<void>();
  const delivery = { eventId, happenedAt: new Date(), signal: new AbortController().signal };
  const over = tellEngines({ productIds }, delivery, context, async (ms) => {
    fallsAsleep.resolve(ms);
    await woken.promise;
    clock.ms += ms;
  });
  return { over, sleeps: fallsAsleep.promise, wake: woken.resolve, fail: woken.reject };
}

test('engines are told at once, and of what comes within the rest together at its end, by the first event of it', async () => {
  const shop = aShop();
  const { context } = shop;
  await tell(context, [1, 2]);
  expect(service.taken).toEqual([1, 2].map((id) => `https://shop.example/product/${id}/%D8%B9%D9%88%D8%AF`));
  const first = asleep(shop, 7, [3]);
  expect(await first.sleeps).toBe(10_000);
  const remember = (eventId: number, productIds: number[]) =>
    deliverEvent(indexNow, 'tell-engines', { productIds }, context, { eventId });
  await remember(8, [4, 3]);
  await remember(9, [5]);
  expect(toldIds()).toEqual([1, 2]);
  first.wake();
  await first.over;
  expect(toldIds()).toEqual([1, 2, 3, 4, 5]);
  expect(await pendingOf(context)).toMatchObject({ ids: [], claim: null });
});

test('an event whose attempt was cut off comes again and tells, and one that failed leaves the telling to the next', async () => {
  const shop = aShop();
  const { context, clock } = shop;
  await tell(context, [1]);
  const cutOff = asleep(shop, 7, [2]);
  await cutOff.sleeps;
  // The process ends here: nothing gives the claim back.
  clock.ms += 10_000;
  await deliverEvent(indexNow, 'tell-engines', { productIds: [3] }, context, { eventId: 8 });
  expect(toldIds()).toEqual([1]);
  await deliverEvent(indexNow, 'tell-engines', { productIds: [2] }, context, { eventId: 7 });
  expect(toldIds()).toEqual([1, 2, 3]);
  const failing = asleep(shop, 9, [4]);
  await failing.sleeps;
  failing.fail(new Error('over'));
  await expect(failing.over).rejects.toThrow('over');
  clock.ms += 10_000;
  await deliverEvent(indexNow, 'tell-engines', { productIds: [] }, context, { eventId: 10 });
  expect(toldIds()).toEqual([1, 2, 3, 4]);
});

// A page or half an answer with status 200 says that it was taken.
test.each(['fails', 'hangs', 'moved'] as const)('a submission that %s goes on waiting', async (kind) => {
  const { context } = aShop();
  service.trouble.push({ kind, after: false });
  await expect(tell(context, [1])).rejects.toThrow();
  await tell(context, [1]);
  expect(service.taken).toHaveLength(1);
});

test('many products are told of in parts by one event, and no more wait than there is room for', async () => {
  const { context } = aShop();
  const all = Array.from({ length: 6_000 }, (_, at) => at + 1);
  await tell(context, all);
  expect(toldIds()).toEqual(all.slice(1_000));
  expect(service.submissions).toBe(10);
  expect(await pendingOf(context)).toMatchObject({ ids: [], claim: null });
});

test('an attempt that gets too long fails, and the next one tells of the rest', async () => {
  const { context, clock } = aShop();
  const all = Array.from({ length: 700 }, (_, at) => at + 1);
  const slow = {
    ...context,
    async fetch(...given: Parameters<typeof context.fetch>) {
      clock.ms += 40_000;
      return context.fetch(...given);
    },
  };
  await expect(tell(slow, all)).rejects.toThrow('200 products wait');
  expect(service.taken).toHaveLength(500);
  clock.ms += 10_000;
  await tell(context, all.slice(500));
  expect(toldIds()).toEqual(all);
});

test.each([
  ['of a demo shop', { isDemo: true }],
  ['without https', { publicUrl: 'http://shop.example' }],
  ['with a key that is none', { key: 'a key/../x' }],
])('nobody is told %s', async (_, options) => {
  const { context } = aShop(options);
  await tell(context, [1]);
  expect([keyOf(context), service.taken]).toEqual([null, []]);
});
