import { paymentEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  aGuestsOrder,
  dataOf,
  moduleFixture,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
  type Owner,
} from '../../../openapi/walks/module-fixture.fixture.ts';

async function aCardOrder(world: World, { headers }: Owner): Promise<unknown> {
  return dataOf(await world.send('POST /orders', { body: world.things.cardOrder, headers }), 'id');
}

const whose = about(aCardOrder, NOBODYS_UUID, { staff: ORDERS_PEOPLE });

export const contractFixture = moduleFixture(paymentEndpoints, {
  samples(world) {
    const started = async () => {
      const { id, view_token } = (await world.startPayment()).order;
      return { params: { id }, query: { view_token } };
    };
    return {
      'POST /orders/{id}/payment': { good: [started], unknown: [absentUuid] },
      'POST /orders/{id}/payment/refresh': { good: [() => aGuestsOrder(world), started], unknown: [absentUuid] },
      'GET /payments/demo/{id}': {
        good: [async () => ({ params: { id: (await world.startPayment()).paymentId } })],
        unknown: [absentUuid],
      },
      'POST /payments/demo/{id}': {
        good: (['paid', 'failed'] as const).map((outcome) => async () => ({
          params: { id: (await world.startPayment()).paymentId },
          body: { outcome },
        })),
        unknown: [{ ...absentUuid, body: { outcome: 'paid' } }],
      },
    };
  },
  rows: {
    'POST /orders/{id}/payment': whose,
    'POST /orders/{id}/payment/refresh': whose,
    // As at any provider, a caller with the address of an invoice may pay it.
    'GET /payments/demo/{id}': 'published',
    'POST /payments/demo/{id}': 'published',
  },
  staff: {},
});
