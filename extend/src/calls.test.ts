import { expect, test } from 'vitest';
import { CallError, defineExtension } from './index.ts';
import { deliverEvent, testContext } from './testing/index.ts';

const seen: unknown[] = [];
const ledger = defineExtension({
  name: 'ledger',
  api: 1,
  settings: {},
  texts: { ar: { name: 'دفتر' }, en: { name: 'Ledger' } },
  scopes: ['orders:read'],
  hears: [
    {
      name: 'book',
      event: 'order.placed',
      async handle({ orderId }, { eventId }, { call }) {
        const { number } = await call('GET /admin/orders/{id}', { params: { id: orderId } });
        seen.push([eventId, number]);
      },
    },
    {
      name: 'types',
      event: 'stock.shown',
      async handle(payload, _, { call }) {
        const ids: number[] = payload.productIds;
        // @ts-expect-error: the payload is that of the event.
        const none: unknown = payload.orderId;
        seen.push([ids, none]);
        const product = await call('GET /products/{id}', { params: { id: 1 } });
        seen.push(product.name);
        // @ts-expect-error: an id is needed.
        await call('GET /products/{id}').catch(() => undefined);
        // @ts-expect-error: the scope is not declared.
        await call('GET /admin/customers').catch(() => undefined);
        // @ts-expect-error: no program may make it.
        await call('GET /admin/staff').catch(() => undefined);
      },
    },
  ],
});

test('events and calls are typed by their names and the declared scopes', async () => {
  const replies = { 'GET /admin/orders/{id}': { number: 'WH-1' }, 'GET /products/{id}': { name: 'عود' } };
  const context = testContext(ledger, { replies });
  await deliverEvent(ledger, 'book', { orderId: 'a' }, context, { eventId: 7 });
  await deliverEvent(ledger, 'types', { productIds: [1] }, context);
  expect(seen).toEqual([[7, 'WH-1'], [[1], undefined], 'عود']);
  const error: unknown = await context.call('GET /admin/orders').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(CallError);
  await expect(deliverEvent(ledger, 'nobody', {}, context)).rejects.toThrow('ledger has no subscriber nobody');
});
