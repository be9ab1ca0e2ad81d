import { promotionEndpoints } from '@waha/contract';
import { absentNumber, moduleFixture, plain } from '../../openapi/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(promotionEndpoints, {
  samples: ({ things: { promotion } }) => ({
    'GET /promotions': plain,
    'GET /promotions/flash': plain,
    'GET /promotions/type/{type}': { good: [() => ({ params: { type: 'buy_x_get_y' } })] },
    'GET /promotions/{id}': { good: [() => ({ params: { id: promotion } })], unknown: [absentNumber] },
  }),
  rows: {},
  staff: {},
});
