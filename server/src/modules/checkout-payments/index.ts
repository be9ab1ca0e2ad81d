export { mountMoyasarWebhook } from './moyasar-webhook.ts';
export { paymentRoutes } from './payments.routes.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { refundSubscriber } from './refund-subscriber.ts';
