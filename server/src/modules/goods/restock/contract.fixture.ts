import { restockEndpoints } from '@waha/contract';
import { moduleFixture, NOBODYS_NUMBER } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(restockEndpoints, {
  samples({ things: { simple, variable } }) {
    const email = 'noura@example.com';
    const variant_id = variable.variantIds[1];
    return {
      'POST /products/{id}/notify': {
        good: [
          () => ({ params: { id: variable.id }, body: { variant_id, email } }),
          () => ({ params: { id: variable.id }, body: { variant_id, phone: '٠٥٥١٢٣٤٥٦٧' } }),
        ],
        unknown: [{ params: { id: NOBODYS_NUMBER }, body: { email } }],
        refused: [
          ['restock.in_stock', { params: { id: simple.id }, body: { email } }],
          ['restock.variant_unknown', { params: { id: simple.id }, body: { variant_id, email } }],
        ],
      },
    };
  },
  rows: { 'POST /products/{id}/notify': 'published' },
  staff: {},
});
