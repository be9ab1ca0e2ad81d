import { paymentEndpoints } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { cardPaymentInvariants } from './checkout-payments.invariants.ts';
import { mountMoyasarWebhook } from './moyasar-webhook.ts';
import { paymentRoutes } from './payments.routes.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { refundSubscriber } from './refund-subscriber.ts';

export const checkoutPayments = defineModule({
  name: 'checkout-payments',
  wing: 'selling',
  uses: ['orders', 'payments'],
  endpoints: paymentEndpoints,
  apiTags: {
    payments: 'The demo provider: what a card would do, played. Only in a demo shop.',
  },
  needs: ['providers'],
  handlers: paymentRoutes,
  mounts(server, deps) {
    const { moyasar } = deps.config;
    if (moyasar) mountMoyasarWebhook(server, moyasar.webhookSecret, deps);
  },
  hears: (deps) => [refundSubscriber(deps)],
  jobs: (deps) => [{ name: 'payments.reconcile', cron: '*/3 * * * *', run: () => reconcilePayments(deps) }],
  invariants: cardPaymentInvariants,
});
