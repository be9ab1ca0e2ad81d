import { deliverEvent, runProtocolContract, testContext } from '@waha/extend/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { indexNow } from './extension.ts';
import { KEY_PATH, keyOf } from './index-now.ts';
import { startIndexNow } from './service.fixture.ts';

let service: Awaited<ReturnType<typeof startIndexNow>>;
beforeAll(async () => {
  service = await startIndexNow();
});
afterAll(() => service.close());
beforeEach(() => void service.taken.splice(0));

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

test('engines are told of products once a minute, and of those that waited with the next', async () => {
  const { clock, context } = aShop();
  await tell(context, [1, 2]);
  expect(service.taken).toEqual([1, 2].map((id) => `https://shop.example/product/${id}/%D8%B9%D9%88%D8%AF`));
  await tell(context, [3]);
  await tell(context, [4, 3]);
  expect(service.taken).toHaveLength(2);
  clock.ms += 60_000;
  await tell(context, [5]);
  expect(service.taken.slice(2).map((url) => url.split('/')[4])).toEqual(['3', '4', '5']);
});

// A page or half an answer with status 200 says that it was taken.
test.each(['fails', 'hangs', 'moved'] as const)('a submission that %s goes on waiting', async (kind) => {
  const { context } = aShop();
  service.trouble.push({ kind, after: false });
  await expect(tell(context, [1])).rejects.toThrow();
  await tell(context, [1]);
  expect(service.taken).toHaveLength(1);
});

test('many products are told of in parts, and no more wait than there is room for', async () => {
  const { clock, context } = aShop();
  await tell(
    context,
    Array.from({ length: 6_000 }, (_, at) => at + 1),
  );
  expect(service.taken).toHaveLength(100);
  const left = (await context.records.read('pending')) as { ids: number[] };
  expect(left.ids).toHaveLength(4_900);
  clock.ms += 60_000;
  await tell(context, []);
  expect(service.taken).toHaveLength(200);
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
