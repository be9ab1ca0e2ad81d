import { CallError, defineExtension, type ExtensionContext, type TokenScope } from '@waha/extend';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workClasses } from '../../../bulkheads.ts';
import {
  createTestApp,
  createTestDatabase,
  factories,
  makeMachineToken,
  makeSellable,
  type TestDatabase,
} from '../../../testing/index.ts';

let database: TestDatabase;
let productId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  await makeSellable(database.db);
  productId = (await factories(database.db).product({ priceHalalas: 10_000, stock: 5 })).id;
});
afterAll(() => database.close());

/** The context of an extension with these scopes, in a shop that is limited as a real one. */
async function inShop(
  scopes: readonly TokenScope[],
  use: (context: ExtensionContext, shop: Awaited<ReturnType<typeof createTestApp>>) => Promise<void>,
): Promise<void> {
  let context: ExtensionContext | undefined;
  const extension = defineExtension({
    ...{ name: 'caller', api: 1, settings: {}, scopes },
    texts: { ar: { name: 'منادٍ', description: 'ينادي' }, en: { name: 'Caller', description: 'Calls' } },
    payment(given) {
      context = given;
      return null;
    },
  });
  const shop = await createTestApp(database, { extensions: [extension], bulkheads: workClasses, limits: true });
  if (!context) throw new Error('it was not opened');
  await use(context, shop).finally(() => shop.close());
}

const refusalOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof CallError)) throw new Error(`no refusal: ${JSON.stringify(error)}`);
  return [error.status, error.code];
};

test('calls are as open as the declared scopes; what is public needs none', async () => {
  await inShop(['stock:read'], async ({ call }) => {
    const { name } = await call('GET /products/{id}', { params: { id: productId }, language: 'en' });
    expect(typeof name).toBe('string');
    expect(await call('GET /admin/products/{id}/stock', { params: { id: productId } })).toBeDefined();
    expect(await refusalOf(call('GET /admin/orders'))).toEqual([403, 'auth.scope_missing']);
    expect(await refusalOf(call('GET /products/{id}', { params: { id: 9_999_999 } }))).toEqual([
      404,
      'catalog.product_not_found',
    ]);
  });
});

test.each([
  ['GET /user/addresses', 403, 'auth.forbidden'],
  ['POST /orders', 403, 'auth.forbidden'],
  ['GET /admin/staff', 403, 'auth.forbidden'],
  ['POST /admin/products/pictures', 404, 'request.not_found'],
  ['GET /admin/orders/{id}/invoice.pdf', 404, 'request.not_found'],
  ['GET /nothing', 404, 'request.not_found'],
  ['__proto__', 404, 'request.not_found'],
])('%s is no call of an extension, whatever its scopes', async (key, status, code) => {
  await inShop(['products:write', 'invoices:read', 'orders:write'], async ({ call }) => {
    // Extensions in JavaScript may ask for anything.
    const ask: (key: never) => Promise<unknown> = call;
    expect(await refusalOf(ask(key as never))).toEqual([status, code]);
  });
});

test('input that is none is refused as over HTTP, and an idempotency key repeats nothing', async () => {
  await inShop(['stock:write', 'stock:read'], async ({ call }) => {
    const wrong = call('GET /products/{id}', { params: { id: -1 } });
    expect((await refusalOf(wrong))[0]).toBeGreaterThanOrEqual(404);
    const idempotencyKey = 'short';
    expect(await refusalOf(call('GET /products', { idempotencyKey }))).toEqual([400, 'request.malformed']);
  });
});

test('a reply is a copy: an extension that changes it changes nobody else’s', async () => {
  await inShop([], async ({ call }, shop) => {
    const input = { params: { id: productId }, language: 'en' as const };
    const reply = await call('GET /products/{id}', input);
    const { name } = reply;
    Object.assign(reply, { name: 'changed', price: 0 });
    expect((await call('GET /products/{id}', input)).name).toBe(name);
    const { body } = await shop.call(`GET /products/${productId}`, { language: 'en' });
    expect(body.data.name).toBe(name);
  });
});

test('ten thousand calls at once are a queue with an end; machine tokens and buyers are served beside them', async () => {
  await inShop(['orders:read'], async ({ call }, shop) => {
    const asked = Array.from({ length: 10_000 }, () =>
      call('GET /admin/orders').then(
        () => 'ok',
        (error: unknown) => (error instanceof CallError ? `${error.status} ${error.code}` : String(error)),
      ),
    );
    const { headers } = await makeMachineToken(database.db, ['stock:read']);
    expect((await shop.call(`GET /admin/products/${productId}/stock`, { headers })).status).toBe(200);
    expect((await shop.call('GET /products')).status).toBe(200);
    const outcomes = Map.groupBy(await Promise.all(asked), (outcome) => outcome);
    expect([...outcomes.keys()].sort()).toEqual(['503 server.unavailable', 'ok']);
    expect(outcomes.get('ok')?.length).toBe(1_002);
  });
});
