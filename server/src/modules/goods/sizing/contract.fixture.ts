import { sizingEndpoints } from '@waha/contract';
import { moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(sizingEndpoints, {
  samples: () => ({ 'GET /size-guide': plain }),
  rows: {},
  staff: {},
});
