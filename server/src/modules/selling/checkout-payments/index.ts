export { captureSubscriber } from './capture-subscriber.ts';
export { reconcilePayments } from './reconcile-payments.ts';
export { refundSubscriber } from './refund-subscriber.ts';
