import { invoiceEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  aGuestsOrder,
  anOrder,
  moduleFixture,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
} from '../../../openapi/walks/module-fixture.fixture.ts';

const whose = about(anOrder, NOBODYS_UUID, { staff: ORDERS_PEOPLE });

const guests = async (world: World) => ({ params: { id: (await world.placeOrder()).id } });

export const contractFixture = moduleFixture(invoiceEndpoints, {
  samples: (world) => ({
    'GET /orders/{id}/invoice': { good: [() => aGuestsOrder(world)], unknown: [absentUuid] },
    'GET /orders/{id}/invoice.pdf': { good: [() => aGuestsOrder(world)], unknown: [absentUuid] },
    'GET /admin/orders/{id}/invoice': { good: [() => guests(world)], unknown: [absentUuid] },
    'GET /admin/orders/{id}/invoice.pdf': { good: [() => guests(world)], unknown: [absentUuid] },
  }),
  rows: { 'GET /orders/{id}/invoice': whose, 'GET /orders/{id}/invoice.pdf': whose },
  staff: {
    'GET /admin/orders/{id}/invoice': ORDERS_PEOPLE,
    'GET /admin/orders/{id}/invoice.pdf': ORDERS_PEOPLE,
  },
});
