export { readReservedReplacements } from './exchanges/reserved-replacements.store.ts';
export { piecesLeft, servicesLeft } from './refunds/compute-refund.ts';
export { issueReturnCreditNote } from './refunds/credit-return.ts';
export { parseRefund } from './refunds/parse-refund.ts';
export { recordReturnRefund } from './refunds/record-return-refund.ts';
export { amountOf, goodsLeft } from './refunds/refund-amount.ts';
export { type RefundSplit, refundMethodsOf, refundSplitOf } from './refunds/refund-methods.ts';
export { refundOrder } from './refunds/refund-order.ts';
export { refundReturn } from './refunds/refund-return.ts';
export { canRefund } from './refunds/refunds.policy.ts';
export { previewRefund, staffRefundAmount } from './refunds/staff-refund-amount.ts';
export { returnRefusalTexts } from './refusals.ts';
export { returnableUntil } from './requests/returnable.ts';
export { returnFits } from './return-fits.store.ts';
export {
  type BoughtOrder,
  listReturnsOfOrder,
  markReturnArrived,
  type ReturnRow,
  readBought,
  readReturn,
} from './returns.store.ts';
export { returnTexts } from './texts.ts';
