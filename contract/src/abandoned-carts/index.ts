export { type AbandonedCart, abandonedCartEndpoints, MOST_CART_LINES, type SavedCartLine } from './endpoints.ts';
export { abandonedCartEvents } from './events.ts';
