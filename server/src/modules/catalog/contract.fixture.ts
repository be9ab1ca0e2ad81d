import { catalogEndpoints } from '@waha/contract';
import { absentNumber, dataOf, moduleFixture, plain, type Sample } from '../../openapi/module-fixture.fixture.ts';

const rail: Sample = { good: [() => ({}), () => ({ query: { limit: 2 } })] };
const search = { search: 'منتج', sort: 'price_asc', min_price: '1', max_price: 900, in_stock: true, facets: true };

export const contractFixture = moduleFixture(catalogEndpoints, {
  samples(world) {
    const { category, child, simple, variable, promoted, bundle } = world.things;
    return {
      'GET /products': {
        good: [() => ({}), () => ({ query: search }), () => ({ query: { page: 50, facets: false } })],
      },
      'GET /products/featured': rail,
      'GET /products/new-arrivals': rail,
      'GET /products/best-sellers': rail,
      'GET /products/{id}': {
        good: [simple, variable, promoted].map(({ id }) => () => ({ params: { id } })),
        unknown: [absentNumber],
      },
      'GET /products/{id}/variants': { good: [() => ({ params: { id: variable.id } })], unknown: [absentNumber] },
      'GET /categories': plain,
      'GET /categories/featured': plain,
      'GET /categories/root': plain,
      'GET /categories/{id}': {
        good: [() => ({ params: { id: child } }), () => ({ params: { id: 'perfumes' } })],
        unknown: [absentNumber, { params: { id: 'no-such-thing' } }],
      },
      'GET /categories/{id}/children': { good: [() => ({ params: { id: category } })], unknown: [absentNumber] },
      'GET /categories/{id}/products': {
        good: [() => ({ params: { id: category }, query: { per_page: 1 } })],
        unknown: [absentNumber],
      },
      'GET /bundles': plain,
      'GET /bundles/{id}': { good: [() => ({ params: { id: bundle } })], unknown: [absentNumber] },
      'GET /bundles/slug/{slug}': {
        good: [async () => ({ params: { slug: dataOf(await world.send('GET /bundles'), 0, 'slug') } })],
        unknown: [{ params: { slug: 'no-such-thing' } }],
      },
    };
  },
  rows: {},
  staff: {},
});
