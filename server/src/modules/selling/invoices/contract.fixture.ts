import { invoiceEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentUuid,
  aGuestsOrder,
  anOrder,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  ORDERS_PEOPLE,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { makeRejected } from '../../../testing/index.ts';

const whose = about(anOrder, NOBODYS_UUID, { staff: ORDERS_PEOPLE });

const guests = async (world: World) => ({ params: { id: (await world.placeOrder()).id } });

/** An order whose invoice the authority rejected. */
async function rejectedOrder(world: World): Promise<string> {
  const { id } = await world.placeOrder();
  await makeRejected(world.db, id);
  return id;
}

export const contractFixture = moduleFixture(invoiceEndpoints, {
  samples: (world) => ({
    'GET /orders/{id}/invoice': { good: [() => aGuestsOrder(world)], unknown: [absentUuid] },
    'GET /orders/{id}/invoice.pdf': { good: [() => aGuestsOrder(world)], unknown: [absentUuid] },
    'GET /admin/orders/{id}/invoice': { good: [() => guests(world)], unknown: [absentUuid] },
    'GET /admin/orders/{id}/invoice.pdf': { good: [() => guests(world)], unknown: [absentUuid] },
    'POST /admin/invoices/stamp': {
      good: [async () => ({ body: { order_id: await rejectedOrder(world) } })],
      unknown: [{ body: { order_id: absentUuid.params.id } }],
    },
  }),
  rows: { 'GET /orders/{id}/invoice': whose, 'GET /orders/{id}/invoice.pdf': whose },
  staff: {
    'GET /admin/orders/{id}/invoice': ORDERS_PEOPLE,
    'GET /admin/orders/{id}/invoice.pdf': ORDERS_PEOPLE,
    'POST /admin/invoices/stamp': MANAGERS,
  },
});
