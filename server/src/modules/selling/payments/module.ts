import { paymentEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { createPaymentProviders } from './create-providers.ts';
import type { PaymentProviders } from './payment-provider.ts';
import { paymentRefusalTexts } from './refusals.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** Configured card payment providers of this shop. */
    providers: PaymentProviders;
  }
}

export const payments = defineModule({
  name: 'payments',
  wing: 'selling',
  sends: paymentEvents,
  uses: [],
  refusals: paymentRefusalTexts,
  provides: ({ db, now, config }) => ({ providers: createPaymentProviders(config, db, now) }),
});
