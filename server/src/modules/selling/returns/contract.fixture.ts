import { returnEndpoints } from '@waha/contract';
import type { Parts, World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  aDeliveredOrder,
  anOrder,
  dataOf,
  firstLineOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
  type Owner,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { deliverOrder, factories, orderBody } from '../../../testing/index.ts';

const requestOf = (orderId: unknown, line: unknown) => ({
  order_id: orderId,
  lines: [{ id: line, quantity: 1, reason: 'damaged' }],
  note: 'وصل مكسورًا',
  refund_to: 'original',
  iban: 'SA03 8000 0000 6080 1016 7519',
});

const refundOf = (of: object) => ({ ...of, to: 'original', reason: 'تأخر الطلب', bank_reference: 'TRX 2' });

/** A delivered order of a guest who paid in cash. */
async function deliveredOrder(world: World) {
  const { id, view_token } = await world.placeOrder();
  await deliverOrder(world.db, id);
  return { id, view_token, line: await firstLineOf(world, id) };
}

/** A delivered order of a shirt, with the return line of an exchange for a larger one. */
async function deliveredShirt(world: World) {
  const variants = [{ size: 'M' }, { size: 'L' }];
  const { id: product_id, variantIds } = await factories(world.db).product({ variants });
  const body = orderBody([{ product_id, variant_id: variantIds[0], quantity: 1 }], 140);
  const placed = await world.send('POST /orders', { body });
  const [id, view_token] = [String(dataOf(placed, 'id')), dataOf(placed, 'view_token')];
  await deliverOrder(world.db, id);
  const line = {
    id: await firstLineOf(world, id),
    quantity: 1,
    reason: 'wrong_size',
    exchange_variant_id: variantIds[1],
  };
  return { query: { view_token }, body: { order_id: id, lines: [line], refund_to: 'exchange' } };
}

async function aReturn(world: World, owner: Owner): Promise<unknown> {
  const orderId = await aDeliveredOrder(world, owner);
  const body = requestOf(orderId, await firstLineOf(world, orderId));
  return dataOf(await world.send('POST /returns', { body, headers: owner.headers }), 'id');
}

const whose = (body?: unknown) => about(aReturn, NOBODYS_UUID, { body, staff: ORDERS_PEOPLE });
const message = { body: { message: 'متى يصل المندوب؟' } };

/** The samples are calls by guests with the view token of their order. */
export const contractFixture = moduleFixture(returnEndpoints, {
  samples(world) {
    const asking = async (): Promise<Parts> => {
      const { id, view_token, line } = await deliveredOrder(world);
      return { query: { view_token }, body: requestOf(id, line) };
    };
    const asked = async (more: Parts = {}): Promise<Parts> => {
      const { query = {}, body } = await asking();
      return { params: { id: dataOf(await world.send('POST /returns', { query, body }), 'id') }, query, ...more };
    };
    /** A return after the given steps by staff. */
    const brought = async (steps: readonly ('approve' | 'receive')[], more: Parts = {}): Promise<Parts> => {
      const { params = {} } = await asked();
      for (const step of steps) {
        await world.send(`POST /admin/returns/{id}/${step}`, { params, body: { lines: [] } });
      }
      return { params, ...more };
    };
    /** An exchange whose only remaining step is to send the parcel. */
    const exchanging = async (): Promise<Parts> => {
      const params = { id: dataOf(await world.send('POST /returns', await deliveredShirt(world)), 'id') };
      for (const step of ['approve', 'receive'] as const) {
        await world.send(`POST /admin/returns/{id}/${step}`, { params, body: { lines: [] } });
      }
      return { params, body: { carrier: 'سمسا', carrier_number: 'SM-1', note: 'غيّرنا المقاس' } };
    };
    const refunding = async (of: object): Promise<Parts> => {
      const { id } = await deliveredOrder(world);
      return { params: { id }, body: refundOf(of) };
    };
    return {
      'GET /orders/{id}/returnable': {
        good: [
          async () => {
            const { id, view_token } = await deliveredOrder(world);
            return { params: { id }, query: { view_token } };
          },
        ],
        unknown: [absentUuid],
      },
      'POST /returns/quote': {
        good: [
          async () => {
            const { id, view_token, line } = await deliveredOrder(world);
            return { query: { view_token }, body: { order_id: id, lines: [{ id: line, quantity: 1 }] } };
          },
        ],
        unknown: [{ body: { order_id: NOBODYS_UUID, lines: [{ id: 1, quantity: 1 }] } }],
      },
      'POST /returns': { good: [asking, () => deliveredShirt(world)], unknown: [{ body: requestOf(NOBODYS_UUID, 1) }] },
      'GET /returns': { good: [() => ({}), () => ({ query: { status: 'refunded', per_page: 3 } })] },
      'GET /returns/{id}': { good: [asked], unknown: [absentUuid] },
      'POST /returns/{id}/withdraw': { good: [() => asked({ body: {} })], unknown: [{ ...absentUuid, body: {} }] },
      'GET /returns/{id}/messages': { good: [asked], unknown: [absentUuid] },
      'POST /returns/{id}/messages': { good: [() => asked(message)], unknown: [{ ...absentUuid, ...message }] },
      'GET /admin/returns': {
        good: [
          () => ({}),
          () => ({
            query: { status: 'requested', kind: 'return', q: '0512345678', sort: 'created_at', page: 2, per_page: 2 },
          }),
          () => ({ query: { refund_to: 'exchange' } }),
        ],
      },
      'GET /admin/returns/{id}': { good: [() => brought(['approve'])], unknown: [absentUuid] },
      'POST /admin/returns/{id}/approve': {
        good: [() => brought([], { body: { note: 'سلّمها للمندوب' } })],
        unknown: [{ ...absentUuid, body: {} }],
      },
      'POST /admin/returns/{id}/reject': {
        good: [
          () => brought([], { body: { note: 'مستعمل' } }),
          () => brought(['approve'], { body: { note: 'لم تصل' } }),
        ],
        unknown: [{ ...absentUuid, body: { note: 'مستعمل' } }],
      },
      'POST /admin/returns/{id}/receive': {
        good: [() => brought(['approve'], { body: { lines: [] } })],
        unknown: [{ ...absentUuid, body: { lines: [] } }],
      },
      'POST /admin/returns/{id}/refund': {
        good: [() => brought(['approve', 'receive'], { body: { bank_reference: 'TRX 1' } })],
        unknown: [{ ...absentUuid, body: {} }],
      },
      'POST /admin/returns/{id}/exchange': { good: [exchanging], unknown: [{ ...absentUuid, body: {} }] },
      'POST /admin/orders/{id}/refunds': {
        good: [
          () => refunding({ amount: 1.5 }),
          () => refunding({ everything: true }),
          async () => {
            const { id, line } = await deliveredOrder(world);
            return { params: { id }, body: refundOf({ lines: [{ id: line, quantity: 1 }] }) };
          },
        ],
        unknown: [{ ...absentUuid, body: refundOf({ amount: 1 }) }],
      },
      'GET /admin/returns/{id}/messages': { good: [() => brought([])], unknown: [absentUuid] },
      'POST /admin/returns/{id}/messages': {
        good: [() => brought([], message)],
        unknown: [{ ...absentUuid, ...message }],
      },
    };
  },
  rows: {
    'GET /orders/{id}/returnable': about(anOrder, NOBODYS_UUID, { staff: ORDERS_PEOPLE }),
    'POST /returns/quote': {
      staff: ORDERS_PEOPLE,
      make: async (world, owner) => {
        const id = await aDeliveredOrder(world, owner);
        const lines = [{ id: await firstLineOf(world, id), quantity: 1 }];
        return { mine: { body: { order_id: id, lines } }, nobodys: { body: { order_id: NOBODYS_UUID, lines } } };
      },
    },
    'POST /returns': {
      staff: ORDERS_PEOPLE,
      make: async (world, owner) => {
        const orderId = await aDeliveredOrder(world, owner);
        const line = await firstLineOf(world, orderId);
        return { mine: { body: requestOf(orderId, line) }, nobodys: { body: requestOf(NOBODYS_UUID, line) } };
      },
    },
    'GET /returns': 'own',
    'GET /returns/{id}': whose(),
    'POST /returns/{id}/withdraw': whose({}),
    'GET /returns/{id}/messages': whose(),
    'POST /returns/{id}/messages': whose(message.body),
  },
  staff: {
    'GET /admin/returns': ORDERS_PEOPLE,
    'GET /admin/returns/{id}': ORDERS_PEOPLE,
    'POST /admin/returns/{id}/approve': SUPPORT,
    'POST /admin/returns/{id}/reject': SUPPORT,
    'POST /admin/returns/{id}/receive': ORDERS_PEOPLE,
    'POST /admin/returns/{id}/refund': MANAGERS,
    'POST /admin/returns/{id}/exchange': ORDERS_PEOPLE,
    'POST /admin/orders/{id}/refunds': SUPPORT,
    'GET /admin/returns/{id}/messages': SUPPORT,
    'POST /admin/returns/{id}/messages': SUPPORT,
  },
});
