export { captureAtShipment, captureHeld, type PartToCapture } from './capture-held.ts';
export { declinedMethods } from './declined-methods.ts';
export { hostPaymentMethods } from './host-methods.ts';
export {
  isOnlineMethod,
  isRefundedInParts,
  type KeptCard,
  type OnlineMethod,
  type OnlineMethods,
  type PaymentState,
} from './online-method.ts';
export {
  logoPath,
  type PaymentOption,
  paymentKind,
  paymentName,
  paymentOptions,
  presentPaymentOption,
  storedPaymentName,
} from './payment-options.ts';
export { type PaymentSettings, readPaymentSettings, savePaymentSettings } from './payment-settings.store.ts';
export {
  type Capture,
  capturePayment,
  claimPayment,
  closePayment,
  findByReference,
  isChargeOlder,
  type LeftCharge,
  leadOn,
  leaveCharge,
  listLeftCharges,
  listUnsettled,
  lockPayment,
  lookAgainAt,
  openPayment,
  type PaymentRow,
  readLatestPayment,
  readLivePayment,
  readPayment,
  takeOverPayment,
} from './payments.store.ts';
export { refundPart, refundRemaining, requestRefund, sendRefund } from './refund.ts';
export { listDueRefunds } from './refunds.store.ts';
