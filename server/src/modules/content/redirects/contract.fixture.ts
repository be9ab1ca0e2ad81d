import { redirectEndpoints } from '@waha/contract';
import { absentNumber, dataOf, MANAGERS, moduleFixture } from '../../../openapi/walks/module-fixture.fixture.ts';

let made = 0;
const draft = () => {
  made += 1;
  return { from: `/old-page-${made}-${Math.random().toString(36).slice(2)}`, to: '/products' };
};

export const contractFixture = moduleFixture(redirectEndpoints, {
  samples: (world) => ({
    'GET /admin/redirects': {
      good: [
        async () => {
          await world.send('POST /admin/redirects', { body: draft() });
          return {};
        },
        () => ({ query: { q: 'old', sort: 'from' } }),
      ],
    },
    'POST /admin/redirects': {
      good: [() => ({ body: draft() })],
      refused: [['redirects.loop', { body: { from: '/round', to: '/Round/' } }]],
    },
    'DELETE /admin/redirects/{id}': {
      good: [
        async () => {
          const answer = await world.send('POST /admin/redirects', { body: draft() });
          return { params: { id: dataOf(answer, 'id') } };
        },
      ],
      unknown: [absentNumber],
    },
  }),
  rows: {},
  staff: {
    'GET /admin/redirects': MANAGERS,
    'POST /admin/redirects': MANAGERS,
    'DELETE /admin/redirects/{id}': MANAGERS,
  },
});
