export { createPaymentProviders, type ProviderSettings } from './create-providers.ts';
export {
  type PaymentMethodCode,
  type PaymentOption,
  paymentMethodCodes,
  paymentName,
  paymentOptions,
  presentPaymentOption,
} from './payment-options.ts';
export {
  type CardMethod,
  isCardMethod,
  type PaymentPage,
  type PaymentProviders,
  ProviderError,
} from './payment-provider.ts';
export { type PaymentSettings, readPaymentSettings, savePaymentSettings } from './payment-settings.store.ts';
export {
  type Capture,
  capturePayment,
  claimPayment,
  closePayment,
  findByPaymentPage,
  listUnsettled,
  lockPayment,
  openPayment,
  type PaymentRow,
  readLatestPayment,
  readLivePayment,
  readPayment,
  takeOverPayment,
} from './payments.store.ts';
export {
  type DemoPaymentPage,
  playDemoPaymentPage,
  readDemoPaymentPage,
} from './providers/demo-payment-pages.store.ts';
export { refundPart, refundRemaining, requestRefund, sendRefund } from './refund.ts';
export { listDueRefunds } from './refunds.store.ts';
