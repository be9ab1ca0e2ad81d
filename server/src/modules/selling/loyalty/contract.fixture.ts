import { loyaltyEndpoints } from '@waha/contract';
import {
  about,
  absentUuid,
  aDeliveredOrder,
  moduleFixture,
  NOBODYS_UUID,
} from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(loyaltyEndpoints, {
  samples: (world) => ({
    'GET /orders/{id}/points': {
      good: [
        async () => {
          const { id, view_token } = await world.placeOrder();
          return { params: { id }, query: { view_token } };
        },
      ],
      unknown: [absentUuid],
    },
  }),
  rows: {
    'GET /orders/{id}/points': about(aDeliveredOrder, NOBODYS_UUID, {
      staff: ['owner', 'manager', 'support', 'fulfilment'],
    }),
  },
  staff: {},
});
