import { invoiceEndpoints } from '@waha/contract';
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

export const contractFixture = moduleFixture(invoiceEndpoints, {
  samples: (world) => ({
    'GET /orders/{id}/invoice': { good: [() => aGuestsOrder(world)], unknown: [absentUuid] },
    'GET /orders/{id}/invoice.pdf': { good: [() => aGuestsOrder(world)], unknown: [absentUuid] },
  }),
  rows: { 'GET /orders/{id}/invoice': whose, 'GET /orders/{id}/invoice.pdf': whose },
  staff: {},
});
