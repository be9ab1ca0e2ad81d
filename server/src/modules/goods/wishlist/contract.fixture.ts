import { wishlistEndpoints } from '@waha/contract';
import { moduleFixture, NOBODYS_NUMBER, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(wishlistEndpoints, {
  samples({ things }) {
    const product = { product_id: things.simple.id };
    return {
      'GET /wishlist': { good: [() => ({}), () => ({ query: { page: 2, per_page: 5 } })] },
      'POST /wishlist': { good: [() => ({ body: product })], unknown: [{ body: { product_id: NOBODYS_NUMBER } }] },
      'DELETE /wishlist': { good: [() => ({ body: product })] },
      'DELETE /wishlist/clear': plain,
      'GET /wishlist/check': { good: [() => ({ query: product })] },
      'GET /wishlist/count': plain,
    };
  },
  rows: {
    'GET /wishlist': 'own',
    'POST /wishlist': 'own',
    'DELETE /wishlist': 'own',
    'DELETE /wishlist/clear': 'own',
    'GET /wishlist/check': 'own',
    'GET /wishlist/count': 'own',
  },
  staff: {},
});
