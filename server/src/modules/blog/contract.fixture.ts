import { blogEndpoints } from '@waha/contract';
import { absentNumber, moduleFixture, NOBODYS_UUID, plain } from '../../openapi/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(blogEndpoints, {
  samples: ({ things: { article } }) => ({
    'GET /blog': {
      good: [() => ({}), () => ({ query: { category: 'guides', search: 'مقالة', page: 1, per_page: 5 } })],
      unknown: [{ query: { category: 'no-such-thing' } }],
    },
    'GET /blog/featured': { good: [() => ({}), () => ({ query: { limit: 2 } })] },
    'GET /blog/categories': plain,
    'GET /blog/{id}': {
      good: [() => ({ params: { id: 'an-article' } }), () => ({ params: { id: article } })],
      unknown: [absentNumber, { params: { id: 'no-such-thing' } }],
    },
    'POST /blog/{id}/like': {
      good: [
        () => ({ params: { id: article }, body: {} }),
        () => ({ params: { id: article }, body: { liked: false, visitor_id: NOBODYS_UUID } }),
      ],
      unknown: [{ ...absentNumber, body: {} }],
    },
    'POST /blog/{id}/share': { good: [() => ({ params: { id: 'an-article' } })], unknown: [absentNumber] },
  }),
  rows: { 'POST /blog/{id}/like': 'published', 'POST /blog/{id}/share': 'published' },
  staff: {},
});
