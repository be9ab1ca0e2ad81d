import { paymentEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { hostPaymentMethods } from './host-methods.ts';
import type { OnlineMethods } from './online-method.ts';
import { readPaymentSettings } from './payment-settings.store.ts';
import { paymentsProcessing } from './processing.ts';
import { paymentRefusalTexts } from './refusals.ts';
import { type ShownPayments, shownPayments } from './shown-payments.ts';

declare module '../../../manifest/deps.ts' {
  interface Provided {
    /** The payment methods of extensions that are set up in this shop. */
    onlineMethods: OnlineMethods;
    /** The ways to pay that are on. */
    shownPayments: () => Promise<ShownPayments>;
  }
}

export const payments = defineModule({
  name: 'payments',
  wing: 'selling',
  processing: paymentsProcessing,
  sends: paymentEvents,
  uses: [],
  refusals: paymentRefusalTexts,
  provides({ extensions, db }) {
    const methods = new Map(hostPaymentMethods(extensions.payments));
    extensions.onChange(() => {
      const now = hostPaymentMethods(extensions.payments);
      methods.clear();
      for (const [code, method] of now) methods.set(code, method);
    });
    return {
      onlineMethods: methods,
      shownPayments: async () => shownPayments(await readPaymentSettings(db), methods),
    };
  },
});
