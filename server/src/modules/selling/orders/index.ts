export { findOrderOf } from './find-order-of.ts';
export { ofTheirOrders } from './history/customer-orders.ts';
export { listPurchases, type Purchase } from './history/purchases.store.ts';
export { listBestSellers, listSoldDays, type SoldDay } from './history/sales.store.ts';
export type { FullOrder } from './order-row.ts';
export { type OrderRules, orderRules, priceKept, type RuledOrder, ruledItem } from './order-rules.ts';
export { awaitsPhoneCode, mayReaddress, mayUndo } from './orders.policy.ts';
export { countOrdersOf, listOrders, lockOrder, readOrder } from './orders.store.ts';
export { issueLink } from './placing/issue-link.ts';
export { type LedToLine, listLedTo } from './placing/led-to.store.ts';
export type { Destination, TypedAddress } from './placing/order-address.ts';
export { isOrderOf, type OwnReason, ownReasons, whyOwn } from './placing/own-order.store.ts';
export { placeOrder } from './placing/place-order.ts';
export { type PrizeItem, placePrize, prizeItem, prizeItemOf } from './placing/place-prize.ts';
export type { PlaceOrderDeps } from './placing/prepare-order.ts';
export { presentOrder } from './present-order.ts';
export { type CartRequest, type PricedCart, priceCart } from './quote/price-cart.ts';
export { countQuotes } from './quote/quote-days.store.ts';
export { allocateRefunds, type KeptOrder, type RefundedOrder } from './refunds/allocate-refunds.ts';
export { askMayCancel, recordRefund, refundOfCancelling } from './refunds/may-refund.ts';
export { moneyBackOf, type WayBack } from './refunds/money-back.ts';
export { orderRefusalTexts } from './refusals.ts';
export { expireReservations } from './reservations/expire-reservations.ts';
export { confirmPhoneByCall, issuePhoneCode } from './reservations/prove-phone.ts';
export {
  type ReservationLimits,
  readReservationLimits,
  saveReservationLimits,
} from './reservations/reservation-limits.store.ts';
export { deliverShipment, type ShipmentRequest, sendShipment, shipIfAllSent } from './shipments/send-shipment.ts';
export { excludePieces, type Pieces } from './shipments/shipments.store.ts';
export { unsentPieces, unsentPiecesOfLine } from './shipments/write-shipment.ts';
export { changeAddress } from './status/change-address.ts';
export { changeStatus } from './status/change-status.ts';
export { addRefunded } from './status/order-edits.store.ts';
export { allowedStatuses } from './status/order-status.ts';
export { orderTexts, statusLabel } from './texts.ts';
