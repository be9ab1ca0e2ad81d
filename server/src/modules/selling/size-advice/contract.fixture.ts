import { sizeAdviceEndpoints } from '@waha/contract';
import { moduleFixture, NOBODYS_NUMBER, ORDERS_PEOPLE } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(sizeAdviceEndpoints, {
  samples: (world) => ({
    'GET /admin/size-advice': {
      good: [() => ({ query: { product_id: world.things.simple.id } })],
      unknown: [{ query: { product_id: NOBODYS_NUMBER } }],
    },
  }),
  rows: {},
  staff: { 'GET /admin/size-advice': ORDERS_PEOPLE },
});
