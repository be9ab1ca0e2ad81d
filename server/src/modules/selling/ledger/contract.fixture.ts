import { storeCreditEndpoints } from '@waha/contract';
import { moduleFixture } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(storeCreditEndpoints, {
  samples: () => ({ 'GET /user/store-credit': { good: [() => ({}), () => ({ query: { cursor: 5, per_page: 1 } })] } }),
  rows: { 'GET /user/store-credit': 'own' },
  staff: {},
});
