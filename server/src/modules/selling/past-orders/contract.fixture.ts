import { randomUUID } from 'node:crypto';
import { pastOrderEndpoints } from '@waha/contract';
import { moduleFixture, NOBODYS_UUID, SUPPORT } from '../../../openapi/walks/module-fixture.fixture.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { insertPastOrders } from './past-orders.store.ts';

const order = () => ({
  ...{ number: randomUUID(), placed_at: new Date(), status: 'تم', customer_name: 'نورة', phone: '+966501234567' },
  ...{ email: null, total_halalas: 12_000, lines: [{ name: 'عود', sku: 'OUD', quantity: 1, halalas: 12_000 }] },
});

export const contractFixture = moduleFixture(pastOrderEndpoints, {
  samples: (world) => ({
    'GET /user/past-orders': { good: [() => ({})] },
    'GET /admin/past-orders': {
      good: [
        async () => {
          await inTransaction(world.db, (tx) => insertPastOrders(tx, [order()]));
          return {};
        },
        () => ({ query: { q: '1001', sort: 'placed_at' } }),
        () => ({ query: { customer_id: NOBODYS_UUID } }),
      ],
    },
  }),
  rows: { 'GET /user/past-orders': 'own' },
  staff: { 'GET /admin/past-orders': SUPPORT },
});
