import { smsEndpoints } from '@waha/contract';
import { MANAGERS, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(smsEndpoints, {
  samples: () => ({ 'GET /admin/sms': plain }),
  rows: {},
  staff: { 'GET /admin/sms': MANAGERS },
});
