export {
  type PaymentMethodCode,
  type PaymentOption,
  type PaymentSettings,
  paymentName,
  paymentOptions,
  presentPaymentOption,
  readPaymentSettings,
  savePaymentSettings,
} from './payment-options.ts';
