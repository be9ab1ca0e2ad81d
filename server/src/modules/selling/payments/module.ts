import { paymentEvents } from '@waha/contract';
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
  sends: paymentEvents,
  uses: [],
  refusals: paymentRefusalTexts,
  provides({ extensions }) {
    const methods = new Map(hostPaymentMethods(extensions.payments));
    extensions.onChange(() => {
      const now = hostPaymentMethods(extensions.payments);
      methods.clear();
      for (const [code, method] of now) methods.set(code, method);
    });
    return { onlineMethods: methods };
  },
});
