export {
  MOST_EVENTS,
  type Order,
  type OrderEvent,
  type OrderSummary,
  orderEndpoints,
  type PlaceOrderRequest,
  type Tracking,
} from './endpoints.ts';
export { orderEvents } from './events.ts';
export type { OrderLine } from './lines.ts';
export type { Quote, QuoteLine, QuoteRequest } from './quote.ts';
export { orderRefusals } from './refusals.ts';
export { type CarrierEvent, MOST_CARRIER_EVENTS, MOST_SHIPMENTS, type OrderShipment } from './shipment.ts';
export type { RecentPurchase } from './social-proof.ts';
export { MOST_LIVE_SUPPLEMENTS, MOST_SUPPLEMENTS, MOST_WAITING_SUPPLEMENTS, type OrderKin } from './supplement.ts';
export type { TaxSum } from './tax-sum.ts';
export type { HeldOrder } from './unpaid.ts';
