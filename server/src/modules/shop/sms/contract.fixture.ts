import { smsEndpoints } from '@waha/contract';
import { MANAGERS, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(smsEndpoints, {
  samples: () => ({
    'GET /admin/sms': plain,
    'GET /admin/sms/orders/{id}': { good: [() => ({ params: { id: crypto.randomUUID() } })] },
  }),
  rows: {},
  staff: {
    'GET /admin/sms': MANAGERS,
    'GET /admin/sms/orders/{id}': [...MANAGERS, 'support', 'fulfilment'],
  },
});
