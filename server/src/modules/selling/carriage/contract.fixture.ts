import { randomUUID } from 'node:crypto';
import { carriageEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  aDeliveredOrder,
  dataOf,
  firstLineOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
  type Owner,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { sql } from '../../../platform/database/index.ts';
import { riyadhDay } from '../../../platform/text/index.ts';
import { deliverOrder } from '../../../testing/index.ts';

const carrier = 'test-carrier';

/** A return of this customer that has a label. */
async function aLabelledReturn(world: World, owner: Owner): Promise<unknown> {
  const orderId = await aDeliveredOrder(world, owner);
  const lines = [{ id: await firstLineOf(world, orderId), quantity: 1, reason: 'damaged' }];
  const body = { order_id: orderId, lines, refund_to: 'original', iban: 'SA0380000000608010167519' };
  const id = dataOf(await world.send('POST /returns', { body, headers: owner.headers }), 'id');
  await sql`
    insert into return_labels (id, return_id, carrier, state, asked_by, asked_at, carrier_number, bytes)
    values (gen_random_uuid(), ${id}::uuid, ${carrier}, 'booked', 'staff', now(), 'TR-8', ${Buffer.from('%PDF-1.7')})
  `.execute(world.db);
  return id;
}

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
    const approved = async () => {
      const { id, view_token } = await world.placeOrder();
      await deliverOrder(world.db, id);
      const lines = [{ id: await firstLineOf(world, id), quantity: 1, reason: 'damaged' }];
      const body = { order_id: id, lines, refund_to: 'original', iban: 'SA0380000000608010167519' };
      const query = { view_token };
      const params = { id: dataOf(await world.send('POST /returns', { query, body }), 'id') };
      await world.send('POST /admin/returns/{id}/approve', { params, body: {} });
      return { params, query };
    };
    const labelledReturn = async () => {
      const { params, query } = await approved();
      await world.send('POST /admin/returns/{id}/label', { params, body: { carrier } });
      await sql`
        update return_labels set state = 'booked', carrier_number = 'TR-9', bytes = ${Buffer.from('%PDF-1.7')}
        where return_id = ${params.id}::uuid
      `.execute(world.db);
      return { params, query };
    };
    const visit = { carrier, from: '14:00', until: '18:00', parcels: 3 };
    const today = () => riyadhDay(new Date());
    return {
      'GET /admin/pickups': { good: [() => ({})] },
      'POST /admin/pickups': {
        good: [() => ({ body: { ...visit, day: today() } })],
        refused: [
          ['carriage.no_pickups', { body: { ...visit, carrier: 'nobody', day: today() } }],
          ['carriage.pickup_day', { body: { ...visit, day: '2020-01-01' } }],
        ],
      },
      'POST /admin/pickups/{id}/cancel': {
        good: [
          async () => {
            const asked = await world.send('POST /admin/pickups', { body: { ...visit, day: today() } });
            return { params: { id: dataOf(asked, 'id') } };
          },
        ],
        unknown: [absentUuid],
      },
      'GET /admin/returns/{id}/label': { good: [async () => ({ params: (await labelledReturn()).params })] },
      'POST /admin/returns/{id}/label': {
        good: [async () => ({ params: (await approved()).params, body: { carrier } })],
        unknown: [{ ...absentUuid, body: { carrier } }],
      },
      'GET /returns/{id}/label': { good: [labelledReturn], unknown: [absentUuid] },
      'GET /returns/{id}/label.pdf': { good: [labelledReturn], unknown: [absentUuid] },
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
  rows: {
    'GET /returns/{id}/label': about(aLabelledReturn, NOBODYS_UUID, { staff: ORDERS_PEOPLE }),
    'GET /returns/{id}/label.pdf': about(aLabelledReturn, NOBODYS_UUID, { staff: ORDERS_PEOPLE }),
  },
  staff: {
    'GET /admin/pickups': ORDERS_PEOPLE,
    'POST /admin/pickups': ORDERS_PEOPLE,
    'POST /admin/pickups/{id}/cancel': ORDERS_PEOPLE,
    'GET /admin/returns/{id}/label': ORDERS_PEOPLE,
    'POST /admin/returns/{id}/label': ORDERS_PEOPLE,
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
