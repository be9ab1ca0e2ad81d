import { conversionEndpoints } from '@waha/contract';
import { moduleFixture, NOBODYS_UUID } from '../../../openapi/walks/module-fixture.fixture.ts';

export const contractFixture = moduleFixture(conversionEndpoints, {
  samples: ({ things }) => ({
    'POST /consents': {
      good: [() => ({ body: { analytics: true, marketing: false, text_version: '2026-11' } })],
    },
    'POST /conversions': {
      good: [
        () => ({
          body: {
            consent_id: NOBODYS_UUID,
            kind: 'add_to_cart',
            path: `/product/${things.simple.id}`,
            lines: [{ product_id: things.simple.id, quantity: 1 }],
            clicks: { ScCid: 'a-click' },
          },
        }),
      ],
    },
  }),
  rows: { 'POST /consents': 'anybody', 'POST /conversions': 'anybody' },
  staff: {},
});
