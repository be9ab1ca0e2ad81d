import { paymentEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { captureSubscriber } from './capture-subscriber.ts';
import { mountCardPages } from './card-page/mount-card-pages.ts';
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
  uses: ['settings', 'identity', 'orders', 'payments', 'saved-cards'],
  endpoints: paymentEndpoints,
  apiTags: {
    payments: 'Payments of a demo shop: what a card would do, played.',
  },
  needs: ['onlineMethods', 'hearTrial'],
  handlers: ({ extensions, ...deps }) => paymentRoutes({ ...deps, seal: extensions.seal }),
  mounts(server, { extensions, ...deps }) {
    mountPaymentWebhooks(server, { ...deps, seal: extensions.seal });
    mountCardPages(server, deps);
    mountLogos(server, deps);
    mountWalletFiles(server, deps);
  },
  hears: (deps) => [refundSubscriber(deps), captureSubscriber(deps)],
  jobs: ({ extensions, ...deps }) => [
    {
      name: 'payments.reconcile',
      cron: '*/3 * * * *',
      run: () => reconcilePayments({ ...deps, seal: extensions.seal }),
    },
  ],
  invariants: onlinePaymentInvariants,
});
