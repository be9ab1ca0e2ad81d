import { fulfilmentEndpoints } from '@waha/contract';
import type { Parts, World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  ADDRESS,
  absentUuid,
  COMPANY,
  dataOf,
  firstLineOf,
  moduleFixture,
  NOBODYS_NUMBER,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { sql } from '../../../platform/database/index.ts';

const { label: _, ...address } = ADDRESS;

/** The samples use orders of guests. */
export const contractFixture = moduleFixture(fulfilmentEndpoints, {
  samples(world) {
    const order = async (): Promise<Parts> => ({ params: { id: (await world.placeOrder()).id } });
    const packed = async (): Promise<{ id: unknown; line: unknown }> => {
      const { id } = await world.placeOrder();
      await world.send('POST /admin/orders/pack', { body: { ids: [id] } });
      return { id, line: await firstLineOf(world, String(id)) };
    };
    const parcel = async (): Promise<Parts> => {
      const { id } = await packed();
      const sent = await world.send('POST /admin/orders/{id}/shipments', { params: { id }, body: {} });
      return { params: { id, shipment: dataOf(sent, 'shipments', 0, 'id') } };
    };
    const unpaid = async (world: World): Promise<Parts> => {
      const body = { ...world.things.order, payment_method: 'bank_transfer', expected_total: 115 };
      return { params: { id: dataOf(await world.send('POST /orders', { body }), 'id') } };
    };
    const added = async () => {
      const { id } = await unpaid(world).then(({ params }) => Object(params));
      const arrived = { amount: 115, reference: `IN ${id}` };
      await world.send('POST /admin/orders/{id}/confirm-payment', { params: { id }, body: arrived });
      return { params: { id }, body: { add: [{ product_id: world.things.simple.id, quantity: 1 }] } };
    };
    return {
      'GET /admin/orders': {
        good: [
          () => ({}),
          () => ({ query: { q: 'نورة 0512345678', sort: 'total', page: 2, per_page: 1 } }),
          () => ({ query: { q: '0512345678', sort: 'placed_at', status: 'confirmed', payment_state: 'on_delivery' } }),
          () => ({
            query: {
              payment_method: 'cash_on_delivery',
              waits_for: 'to_pack',
              from: '2026-01-01',
              to: '2026-12-31',
              sort: '-total',
            },
          }),
        ],
      },
      'GET /admin/orders.csv': { good: [() => ({}), () => ({ query: { q: 'نورة', waits_for: 'to_pack' } })] },
      'GET /admin/orders/{id}': { good: [order, parcel], unknown: [absentUuid] },
      'GET /admin/packing': {
        good: [async () => ({ query: { ids: `${(await packed()).id},${NOBODYS_UUID}` } })],
      },
      'POST /admin/orders/pack': { good: [async () => ({ body: { ids: [(await world.placeOrder()).id] } })] },
      'POST /admin/orders/shipments': {
        good: [
          async () => ({
            body: {
              parcels: [{ id: (await packed()).id, carrier: 'سمسا', carrier_number: 'SM-7' }, { id: NOBODYS_UUID }],
            },
          }),
        ],
      },
      'POST /admin/orders/{id}/shipments': {
        good: [
          async () => ({ params: { id: (await packed()).id }, body: { carrier: 'سمسا', carrier_number: 'SM-1' } }),
          async () => {
            const { id, line } = await packed();
            return { params: { id }, body: { lines: [{ id: line, quantity: 1 }] } };
          },
        ],
        unknown: [{ ...absentUuid, body: {} }],
      },
      'POST /admin/orders/{id}/shipments/{shipment}/delivered': {
        good: [parcel],
        unknown: [{ params: { id: NOBODYS_UUID, shipment: NOBODYS_UUID } }],
      },
      'PUT /admin/orders/{id}/address': {
        good: [async () => ({ ...(await order()), body: { address, version: 1 } })],
        unknown: [{ ...absentUuid, body: { address, version: 1 } }],
      },
      'PUT /admin/orders/{id}/company': {
        good: [async () => ({ ...(await unpaid(world)), body: { company: COMPANY, version: 1 } })],
        unknown: [{ ...absentUuid, body: { company: null, version: 1 } }],
      },
      'POST /admin/orders/{id}/notes': {
        good: [async () => ({ ...(await order()), body: { body: 'اتصلت، تريده بعد العصر' } })],
        unknown: [{ ...absentUuid, body: { body: 'اتصلت' } }],
      },
      'POST /admin/orders/{id}/items/preview': {
        good: [
          async () => {
            const { id } = await unpaid(world).then(({ params }) => Object(params));
            return { params: { id }, body: { lines: [{ id: await firstLineOf(world, id), quantity: 2 }] } };
          },
          added,
        ],
        unknown: [{ ...absentUuid, body: { lines: [] } }],
      },
      'POST /admin/orders/{id}/items': {
        good: [
          async () => {
            const { id } = await unpaid(world).then(({ params }) => Object(params));
            const body = { lines: [{ id: await firstLineOf(world, id), quantity: 2 }] };
            const seen = await world.send('POST /admin/orders/{id}/items/preview', { params: { id }, body });
            return { params: { id }, body: { ...body, version: 1, expected_total: dataOf(seen, 'total') } };
          },
          async () => {
            const { params, body } = await added();
            const seen = await world.send('POST /admin/orders/{id}/items/preview', { params, body });
            const expected = {
              expected_total: dataOf(seen, 'total'),
              expected_supplement: dataOf(seen, 'supplement', 'total'),
            };
            return { params, body: { ...body, version: 1, ...expected } };
          },
        ],
        unknown: [{ ...absentUuid, body: { version: 1, expected_total: 1 } }],
      },
      'POST /admin/orders': {
        good: [
          () => ({ body: world.things.order }),
          () => ({
            body: {
              ...world.things.order,
              payment_method: 'bank_transfer',
              expected_total: 115,
              send_link: true,
              company: COMPANY,
            },
          }),
        ],
        unknown: [{ body: { ...world.things.order, address: { ...address, city_id: NOBODYS_NUMBER } } }],
        refused: [['orders.total_changed', { body: { ...world.things.order, expected_total: 1 } }]],
      },
      'POST /admin/orders/{id}/confirm-phone': {
        good: [
          async () => {
            const id = String((await world.placeOrder()).id);
            await sql`
              with waiting as (
                update orders set status = 'pending_payment', hold_expires_at = now() + interval '30 minutes'
                where id = ${id} returning id
              )
              update order_events e set status = 'pending_payment' from waiting where e.order_id = waiting.id
            `.execute(world.db);
            return { params: { id } };
          },
        ],
        unknown: [absentUuid],
      },
      'POST /admin/orders/{id}/payment-link': {
        good: [async () => ({ ...(await unpaid(world)), body: { send: true } })],
        unknown: [{ ...absentUuid, body: { send: false } }],
      },
    };
  },
  rows: {},
  staff: {
    'GET /admin/orders': ORDERS_PEOPLE,
    'GET /admin/orders.csv': SUPPORT,
    'GET /admin/orders/{id}': ORDERS_PEOPLE,
    'GET /admin/packing': ORDERS_PEOPLE,
    'POST /admin/orders/pack': ORDERS_PEOPLE,
    'POST /admin/orders/shipments': ORDERS_PEOPLE,
    'POST /admin/orders/{id}/shipments': ORDERS_PEOPLE,
    'POST /admin/orders/{id}/shipments/{shipment}/delivered': ORDERS_PEOPLE,
    'PUT /admin/orders/{id}/address': SUPPORT,
    'PUT /admin/orders/{id}/company': SUPPORT,
    'POST /admin/orders/{id}/notes': ORDERS_PEOPLE,
    'POST /admin/orders/{id}/items/preview': SUPPORT,
    'POST /admin/orders/{id}/items': SUPPORT,
    'POST /admin/orders': SUPPORT,
    'POST /admin/orders/{id}/confirm-phone': SUPPORT,
    'POST /admin/orders/{id}/payment-link': SUPPORT,
  },
});
