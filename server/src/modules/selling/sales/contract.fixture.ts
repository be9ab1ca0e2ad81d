import { salesEndpoints } from '@waha/contract';
import { moduleFixture } from '../../../openapi/walks/module-fixture.fixture.ts';

const backwards = { query: { from: '2026-02-01', to: '2026-01-01' } };

export const contractFixture = moduleFixture(salesEndpoints, {
  samples: () => ({
    'GET /admin/sales/vat': { good: [() => ({})], refused: [['sales.window_wrong', backwards]] },
    'GET /admin/sales/vat.csv': { good: [() => ({})], refused: [['sales.window_wrong', backwards]] },
    'GET /admin/sales': {
      good: [() => ({}), () => ({ query: { from: '2026-01-01', to: '2026-01-31' } })],
      refused: [['sales.window_wrong', backwards]],
    },
  }),
  rows: {},
  staff: {
    'GET /admin/sales': ['owner', 'manager'],
    'GET /admin/sales/vat': ['owner', 'manager'],
    'GET /admin/sales/vat.csv': ['owner', 'manager'],
  },
});
