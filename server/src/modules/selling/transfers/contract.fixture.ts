import { randomUUID } from 'node:crypto';
import { transferEndpoints } from '@waha/contract';
import type { Parts } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  anOrder,
  anUpload,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';

/** The samples use guests' orders of 115.00. */
export const contractFixture = moduleFixture(transferEndpoints, {
  samples(world) {
    const waiting = async (): Promise<Parts> => {
      const body = { ...world.things.order, payment_method: 'bank_transfer', expected_total: 115 };
      const placed = await world.send('POST /orders', { body });
      return { params: { id: dataOf(placed, 'id') }, query: { view_token: dataOf(placed, 'view_token') } };
    };
    const arrival = () => ({ amount: 115, reference: randomUUID() });
    const unwanted = async (): Promise<Parts> => {
      const { params = {} } = await waiting();
      const body = { ...arrival(), amount: 1.5 };
      const answer = await world.send('POST /admin/orders/{id}/confirm-payment', { params, body });
      return { params: { id: dataOf(answer, 'transfer', 'id') }, body: { reference: 'BACK 1' } };
    };
    return {
      'GET /orders/{id}/receipts': { good: [waiting], unknown: [absentUuid] },
      'POST /orders/{id}/receipts': {
        good: [async () => ({ ...(await waiting()), body: { upload_id: await anUpload(world) } })],
        unknown: [{ ...absentUuid, body: { upload_id: NOBODYS_UUID } }],
      },
      'GET /admin/receipts': { good: [() => ({}), () => ({ query: { page: 2, per_page: 1, sort: '-amount_due' } })] },
      'POST /admin/orders/{id}/confirm-payment': {
        good: [async () => ({ params: (await waiting()).params ?? {}, body: arrival() })],
        unknown: [{ ...absentUuid, body: arrival() }],
      },
      'GET /admin/transfers': {
        good: [() => ({}), () => ({ query: { owed: 'true', q: 'TRX-1', sort: 'amount', per_page: 2 } })],
      },
      'POST /admin/transfers/{id}/return': {
        good: [unwanted],
        unknown: [{ ...absentUuid, body: { reference: 'BACK' } }],
      },
    };
  },
  rows: {
    'GET /orders/{id}/receipts': about(anOrder, NOBODYS_UUID, { staff: ORDERS_PEOPLE }),
    'POST /orders/{id}/receipts': {
      staff: ORDERS_PEOPLE,
      make: async (world, owner) => {
        const order = { ...world.things.order, payment_method: 'bank_transfer', expected_total: 115 };
        const id = dataOf(await world.send('POST /orders', { body: order, headers: owner.headers }), 'id');
        const body = { upload_id: await anUpload(world, owner) };
        return { mine: { params: { id }, body }, nobodys: { ...absentUuid, body } };
      },
    },
  },
  staff: {
    'GET /admin/receipts': SUPPORT,
    'POST /admin/orders/{id}/confirm-payment': MANAGERS,
    'GET /admin/transfers': SUPPORT,
    'POST /admin/transfers/{id}/return': MANAGERS,
  },
});
