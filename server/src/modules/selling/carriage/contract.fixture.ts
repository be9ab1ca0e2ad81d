import { randomUUID } from 'node:crypto';
import { carriageEndpoints } from '@waha/contract';
import {
  absentUuid,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { sql } from '../../../platform/database/index.ts';

const carrier = 'test-carrier';

export const contractFixture = moduleFixture(carriageEndpoints, {
  samples(world) {
    const packed = async (): Promise<string> => {
      const { id } = await world.placeOrder();
      await world.send('POST /admin/orders/pack', { body: { ids: [id] } });
      return id;
    };
    const wanted = async () => {
      const orderId = await packed();
      await world.send('POST /admin/bookings', { body: { carrier, parcels: [{ id: orderId }] } });
      const all = await world.send('GET /admin/orders/{id}/bookings', { params: { id: orderId } });
      return { orderId, params: { id: dataOf(all, 'bookings', 0, 'id') } };
    };
    const labelled = async () => {
      const { params } = await wanted();
      const bytes = Buffer.from('%PDF-1.7');
      await sql`insert into booking_labels (booking_id, bytes) values (${params.id}::uuid, ${bytes})`.execute(world.db);
      return { params };
    };
    return {
      'GET /admin/carriers': { good: [() => ({})] },
      'GET /admin/bookings': {
        good: [
          {},
          { view: 'trouble' },
          { view: 'under_way', sort: 'asked_at' },
          { view: 'returned' },
          { view: 'unremitted' },
        ].map((query) => () => ({ query })),
      },
      'POST /admin/bookings': {
        good: [async () => ({ body: { carrier, parcels: [{ id: await packed() }, { id: NOBODYS_UUID }] } })],
        refused: [['carriage.carrier_off', { body: { carrier: 'nobody', parcels: [{ id: randomUUID() }] } }]],
      },
      'POST /admin/remittances': {
        good: [() => ({ body: { carrier, lines: [{ number: 'TC-9', amount: 75 }] } })],
      },
      'GET /admin/orders/{id}/bookings': {
        good: [async () => ({ params: { id: (await wanted()).orderId } })],
      },
      'POST /admin/bookings/{id}/retry': {
        good: [async () => ({ params: (await wanted()).params })],
        unknown: [absentUuid],
      },
      'POST /admin/bookings/{id}/drop': {
        good: [async () => ({ params: (await wanted()).params })],
        unknown: [absentUuid],
      },
      'POST /admin/bookings/labels': {
        good: [async () => ({ body: { ids: [(await labelled()).params.id, randomUUID()] } })],
      },
      'GET /admin/bookings/{id}/label.pdf': { good: [labelled], unknown: [absentUuid] },
    };
  },
  rows: {},
  staff: {
    'GET /admin/carriers': ORDERS_PEOPLE,
    'GET /admin/bookings': ORDERS_PEOPLE,
    'POST /admin/bookings': ORDERS_PEOPLE,
    'POST /admin/remittances': MANAGERS,
    'GET /admin/orders/{id}/bookings': ORDERS_PEOPLE,
    'POST /admin/bookings/{id}/retry': ORDERS_PEOPLE,
    'POST /admin/bookings/{id}/drop': ORDERS_PEOPLE,
    'POST /admin/bookings/labels': ORDERS_PEOPLE,
    'GET /admin/bookings/{id}/label.pdf': ORDERS_PEOPLE,
  },
});
