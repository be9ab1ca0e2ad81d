import { randomUUID } from 'node:crypto';
import type { EndpointKey } from '@waha/contract';
import { deliverOrder, lineIdsOf } from '../testing/index.ts';
import type { Parts, Sample, World } from './contract-world.fixture.ts';

type ReturnKey = Extract<
  EndpointKey,
  `${string} /returns${string}` | `${string} /admin/returns${string}` | 'GET /orders/{id}/returnable'
>;

/** A delivered order of a guest who paid in cash. */
export async function deliveredOrder(world: World) {
  const { id, view_token } = await world.placeOrder();
  await deliverOrder(world.db, id);
  const [line] = await lineIdsOf(world.db, id);
  return { id, view_token, line };
}

export const returnBody = (orderId: unknown, line: unknown) => ({
  order_id: orderId,
  lines: [{ id: line, quantity: 1, reason: 'damaged' }],
  note: 'وصل مكسورًا',
  refund_to: 'original',
  iban: 'SA03 8000 0000 6080 1016 7519',
});

/** Samples of returns, all of guests with the token of their order. */
export function returnSamples(world: World): Record<ReturnKey, Sample> {
  const asking = async (more: Record<string, unknown> = {}): Promise<Parts> => {
    const { id, view_token, line } = await deliveredOrder(world);
    return { query: { view_token }, body: { ...returnBody(id, line), ...more } };
  };
  const asked = async (more: Parts = {}): Promise<Parts> => {
    const { query, body } = await asking();
    const answer = await world.send('POST /returns', { query: query ?? {}, body });
    const id: unknown = Reflect.get(Object(Reflect.get(Object(answer.body), 'data')), 'id');
    return { params: { id }, query: query ?? {}, ...more };
  };
  /** A return as staff bring it so far. */
  const brought = async (steps: readonly ('approve' | 'receive')[], more: Parts = {}): Promise<Parts> => {
    const { params = {} } = await asked();
    for (const step of steps) {
      await world.send(`POST /admin/returns/{id}/${step}`, { params, body: { lines: [] } });
    }
    return { params, ...more };
  };
  const absent = { params: { id: randomUUID() } };
  const message = { body: { message: 'متى يصل المندوب؟' } };
  return {
    'GET /orders/{id}/returnable': {
      good: [
        async () => {
          const { id, view_token } = await deliveredOrder(world);
          return { params: { id }, query: { view_token } };
        },
      ],
      unknown: [absent],
    },
    'POST /returns/quote': {
      good: [
        async () => {
          const { id, view_token, line } = await deliveredOrder(world);
          return { query: { view_token }, body: { order_id: id, lines: [{ id: line, quantity: 1 }] } };
        },
      ],
      unknown: [{ body: { order_id: randomUUID(), lines: [{ id: 1, quantity: 1 }] } }],
    },
    'POST /returns': { good: [asking], unknown: [{ body: returnBody(randomUUID(), 1) }] },
    'GET /returns': { good: [() => ({}), () => ({ query: { status: 'refunded', per_page: 3 } })] },
    'GET /returns/{id}': { good: [asked], unknown: [absent] },
    'POST /returns/{id}/withdraw': { good: [() => asked({ body: {} })], unknown: [{ ...absent, body: {} }] },
    'GET /returns/{id}/messages': { good: [asked], unknown: [absent] },
    'GET /admin/returns': {
      good: [() => ({}), () => ({ query: { status: 'requested', search: '0512345678', page: 2, per_page: 2 } })],
    },
    'GET /admin/returns/{id}': { good: [() => brought(['approve'])], unknown: [absent] },
    'POST /admin/returns/{id}/approve': {
      good: [() => brought([], { body: { note: 'سلّمها للمندوب' } })],
      unknown: [{ ...absent, body: {} }],
    },
    'POST /admin/returns/{id}/reject': {
      good: [() => brought([], { body: { note: 'مستعمل' } }), () => brought(['approve'], { body: { note: 'لم تصل' } })],
      unknown: [{ ...absent, body: { note: 'مستعمل' } }],
    },
    'POST /admin/returns/{id}/receive': {
      good: [() => brought(['approve'], { body: { lines: [] } })],
      unknown: [{ ...absent, body: { lines: [] } }],
    },
    'POST /admin/returns/{id}/refund': {
      good: [() => brought(['approve', 'receive'], { body: { bank_reference: 'TRX 1' } })],
      unknown: [{ ...absent, body: {} }],
    },
    'GET /admin/returns/{id}/messages': { good: [() => brought([])], unknown: [absent] },
    'POST /admin/returns/{id}/messages': { good: [() => brought([], message)], unknown: [{ ...absent, ...message }] },
    'POST /returns/{id}/messages': { good: [() => asked(message)], unknown: [{ ...absent, ...message }] },
  };
}
