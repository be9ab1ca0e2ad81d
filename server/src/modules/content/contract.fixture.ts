import { contentEndpoints } from '@waha/contract';
import { moduleFixture, plain } from '../../openapi/module-fixture.fixture.ts';
import { makePage, makeQuestion } from '../../testing/index.ts';

export const contractFixture = moduleFixture(contentEndpoints, {
  async fill(db) {
    await makePage(db, 'returns');
    await makeQuestion(db, { group: 'orders', slug: 'how-to-order' });
  },
  samples: () => ({
    'GET /pages/{slug}': {
      good: [() => ({ params: { slug: 'returns' } })],
      unknown: [{ params: { slug: 'no-such-thing' } }],
    },
    'GET /faq': plain,
  }),
  rows: {},
  staff: {},
});
