import { boughtTogetherEndpoints } from '@waha/contract';
import { moduleFixture, NOBODYS_NUMBER } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(boughtTogetherEndpoints, {
  samples: (world) => ({
    'GET /bought-together': {
      good: [() => ({ query: { product_id: world.things.simple.id } })],
      unknown: [{ query: { product_id: NOBODYS_NUMBER } }],
    },
  }),
  rows: {},
  staff: {},
});
