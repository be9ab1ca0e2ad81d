import { pointEndpoints } from '@waha/contract';
import { moduleFixture, plain } from '../../openapi/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(pointEndpoints, {
  samples: () => ({ 'GET /community/ranks': plain, 'GET /community/my-rank': plain }),
  rows: { 'GET /community/my-rank': 'own' },
  staff: {},
});
