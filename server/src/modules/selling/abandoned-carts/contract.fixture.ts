import { abandonedCartEndpoints } from '@waha/contract';
import { MANAGERS, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(abandonedCartEndpoints, {
  samples({ things: { simple } }) {
    const lines = [{ product_id: simple.id, variant_id: null, quantity: 2 }];
    return {
      'GET /cart': plain,
      'PUT /cart': { good: [() => ({ body: { lines } }), () => ({ body: { lines: [] } })] },
      'GET /admin/abandoned-carts': { good: [() => ({}), () => ({ query: { sort: 'saved_at', per_page: 5 } })] },
      'GET /admin/abandoned-carts/outcome': plain,
    };
  },
  rows: { 'GET /cart': 'own', 'PUT /cart': 'own' },
  staff: { 'GET /admin/abandoned-carts': MANAGERS, 'GET /admin/abandoned-carts/outcome': MANAGERS },
});
