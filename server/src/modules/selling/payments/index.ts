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
  type InvoiceState,
  isCardMethod,
  type PaymentProviders,
  ProviderError,
} from './payment-provider.ts';
export { type PaymentSettings, readPaymentSettings, savePaymentSettings } from './payment-settings.store.ts';
export {
  type Capture,
  capturePayment,
  claimPayment,
  closePayment,
  findByInvoice,
  listUnsettled,
  lockPayment,
  openPayment,
  type PaymentRow,
  readLatestPayment,
  readLivePayment,
  readPayment,
  takeOverPayment,
} from './payments.store.ts';
export { type DemoInvoice, playDemoInvoice, readDemoInvoice } from './providers/demo-invoices.store.ts';
export { refundPart, refundRemaining, requestRefund, sendRefund } from './refund.ts';
export { listDueRefunds } from './refunds.store.ts';
