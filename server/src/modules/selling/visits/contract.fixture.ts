import { visitEndpoints } from '@waha/contract';
import { MANAGERS, moduleFixture, NOBODYS_UUID } from '../../../openapi/walks/module-fixture.fixture.ts';

const backwards = { query: { from: '2026-02-01', to: '2026-01-01' } };

export const contractFixture = moduleFixture(visitEndpoints, {
  samples: ({ things }) => ({
    'POST /visits': {
      good: [
        () => ({ body: { path: '/', is_first: true, referrer: 'www.google.com' } }),
        () => ({ body: { path: '/en/search', words: 'oud', source: 'newsletter', medium: 'email', campaign: 'eid' } }),
        () => ({ body: { path: `/product/${things.simple.id}`, added: things.simple.id } }),
        () => ({ body: { path: '/checkout/success', order_id: NOBODYS_UUID } }),
      ],
    },
    'GET /admin/visits': {
      good: [() => ({}), () => ({ query: { from: '2026-01-01', to: '2026-01-01' } })],
      refused: [['sales.window_wrong', backwards]],
    },
    'GET /admin/visits.csv': { good: [() => ({})], refused: [['sales.window_wrong', backwards]] },
  }),
  rows: { 'POST /visits': 'anybody' },
  staff: { 'GET /admin/visits': MANAGERS, 'GET /admin/visits.csv': MANAGERS },
});
