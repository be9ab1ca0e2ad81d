export { changeStatus } from './change-status.ts';
export { expireHolds } from './expire-holds.ts';
export type { FullOrder } from './order-row.ts';
export { orderRoutes } from './orders.routes.ts';
export { readOrder } from './orders.store.ts';
export { presentOrder } from './present-order.ts';
export { type CartRequest, type PricedCart, priceCart } from './price-cart.ts';
export { sellingRoutes } from './selling.routes.ts';
export { socialProofRoutes } from './social-proof.routes.ts';
