import { defineModule } from '../../../manifest/index.ts';
import { hostPaymentMethods } from './host-methods.ts';
import type { OnlineMethods } from './online-method.ts';
import { paymentRefusalTexts } from './refusals.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** The payment methods of extensions that are set up in this shop. */
    onlineMethods: OnlineMethods;
  }
}

export const payments = defineModule({
  name: 'payments',
  wing: 'selling',
  uses: [],
  refusals: paymentRefusalTexts,
  provides: ({ extensions }) => ({ onlineMethods: hostPaymentMethods(extensions.payments) }),
});
