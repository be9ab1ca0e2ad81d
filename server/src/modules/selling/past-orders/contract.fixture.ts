import { pastOrderEndpoints } from '@waha/contract';
import { moduleFixture, NOBODYS_UUID, SUPPORT } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(pastOrderEndpoints, {
  samples: () => ({
    'GET /user/past-orders': { good: [() => ({})] },
    'GET /admin/past-orders': {
      good: [
        () => ({}),
        () => ({ query: { q: '1001', sort: 'placed_at' } }),
        () => ({ query: { customer_id: NOBODYS_UUID } }),
      ],
    },
  }),
  rows: { 'GET /user/past-orders': 'own' },
  staff: { 'GET /admin/past-orders': SUPPORT },
});
