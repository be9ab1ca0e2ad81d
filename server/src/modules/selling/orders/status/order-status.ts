import type { OrderStatus } from '@waha/contract';

/** Actors that may cause a change of status. */
export type StatusActor = 'customer' | 'staff' | 'system';

export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly StatusActor[];
  /** True if stock, coupon use and capped pieces are released. */
  releases?: true;
  /** The order returns to an earlier status, whose subscribers have been notified already. */
  isBack?: true;
}

const staff = ['staff'] as const;
const system = ['system'] as const;

/** The state machine of orders: every legal change of status. All others are refused. */
export const transitions: readonly Transition[] = [
  // Only after a received payment: staff enter the transfer (`transfers`), card providers report theirs.
  { from: 'pending_payment', to: 'confirmed', by: system },
  { from: 'pending_payment', to: 'cancelled', by: ['customer', 'staff'], releases: true },
  { from: 'pending_payment', to: 'expired', by: system, releases: true },
  { from: 'confirmed', to: 'processing', by: staff },
  { from: 'confirmed', to: 'cancelled', by: ['customer', 'staff'], releases: true },
  { from: 'processing', to: 'shipped', by: staff },
  // The buyer may still cancel while the order is being packed, until it is handed to the carrier.
  { from: 'processing', to: 'cancelled', by: ['customer', 'staff'], releases: true },
  { from: 'shipped', to: 'delivered', by: ['staff', 'system'] },
  // Digital goods alone are delivered when they are given.
  { from: 'confirmed', to: 'delivered', by: system },
  { from: 'processing', to: 'delivered', by: system },
  // Every piece was refunded without a return: lost in transit, or never sent.
  { from: 'confirmed', to: 'refunded', by: system },
  { from: 'processing', to: 'refunded', by: system },
  { from: 'shipped', to: 'refunded', by: system },
  { from: 'delivered', to: 'refunded', by: system },
  // From here the status follows the order's returns: requested, in transit, received, refunded.
  { from: 'delivered', to: 'return_requested', by: system },
  { from: 'return_requested', to: 'delivered', by: system, isBack: true },
  { from: 'return_requested', to: 'returned', by: system },
  { from: 'returned', to: 'return_requested', by: system },
  { from: 'returned', to: 'delivered', by: system, isBack: true },
  { from: 'returned', to: 'refunded', by: system },
];

/** The transition an actor may make from one status to another; undefined when there is none. */
export function findTransition(from: OrderStatus, to: OrderStatus, actor: StatusActor): Transition | undefined {
  return transitions.find((one) => one.from === from && one.to === to && one.by.includes(actor));
}

/** Statuses an actor may change to. */
export function allowedStatuses(from: OrderStatus, actor: StatusActor): OrderStatus[] {
  return transitions.filter((one) => one.from === from && one.by.includes(actor)).map((one) => one.to);
}
