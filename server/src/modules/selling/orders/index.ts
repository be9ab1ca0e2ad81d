export { demandOfItem, livePieces } from './editing/kept-lines.ts';
export { type ItemsPlan, type ItemsWish, wantedPieces } from './editing/plan-edit.ts';
export { planReplacement, recordRefundedItems, replaceItems } from './editing/replace-items.ts';
export { findOrderOf } from './find-order-of.ts';
export { countDelivered, listPastOrders } from './history/buyer-history.store.ts';
export { customerOrdersEraser } from './history/customer-orders.ts';
export { listPurchases, type Purchase } from './history/purchases.store.ts';
export { listBestSellers, listSoldDays, listSoldIds, type SoldDay } from './history/sales.store.ts';
export { productsSoldOn, readFirstDay } from './history/sold-lines.store.ts';
export type { FullOrder } from './order-row.ts';
export { type OrderRules, orderRules, priceRetained, type RuledOrder, ruledItem } from './order-rules.ts';
export {
  awaitsPhoneCode,
  canAddTo,
  canCancelOrder,
  canChangeAddress,
  canEditItems,
  isPaidFor,
  isPaidInFull,
} from './orders.policy.ts';
export { countOrdersOf, listOrders, lockOrder, readOrder } from './orders.store.ts';
export { type AttributedLine, listAttributedLines } from './placing/attribution.store.ts';
export { buildItem } from './placing/build-order.ts';
export { issueLink } from './placing/issue-link.ts';
export type { Destination, TypedAddress } from './placing/order-address.ts';
export { placeOrder } from './placing/place-order.ts';
export { type PrizeItem, placePrize, prizeItem, prizeItemOf } from './placing/place-prize.ts';
export type { PlaceOrderDeps } from './placing/prepare-order.ts';
export {
  isSelfReferral,
  type SelfReferralReason,
  selfReferralReason,
  selfReferralReasons,
} from './placing/self-referral.store.ts';
export { presentOrder } from './present-order.ts';
export { type CartRequest, type PricedCart, priceCart } from './quote/price-cart.ts';
export { countQuotes } from './quote/quote-days.store.ts';
export { allocateRefunds, type RefundedOrder, type RetainedOrder } from './refunds/allocate-refunds.ts';
export { canCancel, cancellationRefund, recordRefund } from './refunds/record-refund.ts';
export { type RefundMethod, refundBreakdown } from './refunds/refund-breakdown.ts';
export { orderRefusalTexts } from './refusals.ts';
export { expireReservations } from './reservations/expire-reservations.ts';
export { confirmPhoneByCall, issuePhoneCode } from './reservations/prove-phone.ts';
export {
  type ReservationLimits,
  readReservationLimits,
  saveReservationLimits,
} from './reservations/reservation-limits.store.ts';
export { deliverShipment } from './shipments/arrive-shipment.ts';
export { cashToCollect } from './shipments/cash-to-collect.ts';
export {
  checkShipment,
  type ShipmentRequest,
  sendShipment,
  shipIfAllSent,
} from './shipments/send-shipment.ts';
export { eraseCarrierWords, excludePieces, type Pieces } from './shipments/shipments.store.ts';
export { trackShipment } from './shipments/track-shipment.ts';
export { readUnsentPieces } from './shipments/unsent-pieces.store.ts';
export { refuseShort, unsentPieces, unsentPiecesOfLine } from './shipments/write-shipment.ts';
export { changeAddress } from './status/change-address.ts';
export { changeCompany } from './status/change-company.ts';
export { changeStatus } from './status/change-status.ts';
export { addBackToGiftCard, addRefunded } from './status/order-edits.store.ts';
export { allowedStatuses } from './status/order-status.ts';
export { deliverIfNothingIsSent, recordGiven } from './status/record-given.ts';
export { lockEnding } from './supplements/lock-ending.ts';
export { placeSupplement } from './supplements/place-supplement.ts';
export { planSupplement, type SupplementPlan } from './supplements/plan-supplement.ts';
export { travelOf } from './supplements/travel-of.ts';
export { orderTexts, shipmentLabel, statusLabel } from './texts.ts';
