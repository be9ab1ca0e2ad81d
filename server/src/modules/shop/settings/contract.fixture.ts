import { storeEndpoints } from '@waha/contract';
import { moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(storeEndpoints, {
  samples: () => ({ 'GET /settings': plain }),
  rows: {},
  staff: {},
});
