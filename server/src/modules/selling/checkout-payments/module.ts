import { paymentEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { captureSubscriber } from './capture-subscriber.ts';
import { onlinePaymentInvariants } from './checkout-payments.invariants.ts';
import { mountLogos } from './mount-logos.ts';
import { mountWalletFiles } from './mount-wallet-files.ts';
import { mountPaymentWebhooks } from './payment-webhooks.ts';
import { paymentRoutes } from './payments.routes.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundSubscriber } from './refund-subscriber.ts';

export const checkoutPayments = defineModule({
  name: 'checkout-payments',
  wing: 'selling',
  uses: ['settings', 'identity', 'orders', 'payments'],
  endpoints: paymentEndpoints,
  apiTags: {
    payments: 'Payments of a demo shop: what a card would do, played.',
  },
  needs: ['onlineMethods'],
  handlers: paymentRoutes,
  mounts(server, deps) {
    mountPaymentWebhooks(server, deps);
    mountLogos(server, deps);
    mountWalletFiles(server, deps);
  },
  hears: (deps) => [refundSubscriber(deps), captureSubscriber(deps)],
  jobs: (deps) => [{ name: 'payments.reconcile', cron: '*/3 * * * *', run: () => reconcilePayments(deps) }],
  invariants: onlinePaymentInvariants,
});
