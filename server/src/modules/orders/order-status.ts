import type { OrderStatus } from '@waha/contract';

/** Who may cause a change of status. */
export type StatusActor = 'customer' | 'staff' | 'system';

interface Transition {
  from: OrderStatus;
  to: OrderStatus;
  by: readonly StatusActor[];
  /** Whether stock, coupon use and capped pieces go back to the shop. */
  releases?: true;
}

const staff = ['staff'] as const;

/** Every legal change of an order's status; whatever is not here is refused. */
export const transitions: readonly Transition[] = [
  { from: 'pending_payment', to: 'confirmed', by: ['staff', 'system'] },
  { from: 'pending_payment', to: 'cancelled', by: ['customer', 'staff'], releases: true },
  { from: 'pending_payment', to: 'expired', by: ['system'], releases: true },
  { from: 'confirmed', to: 'processing', by: staff },
  { from: 'confirmed', to: 'cancelled', by: ['customer', 'staff'], releases: true },
  { from: 'processing', to: 'shipped', by: staff },
  // The buyer may still cancel while the order is being packed, until it is handed to the carrier.
  { from: 'processing', to: 'cancelled', by: ['customer', 'staff'], releases: true },
  { from: 'shipped', to: 'delivered', by: ['staff', 'system'] },
  { from: 'delivered', to: 'return_requested', by: ['staff', 'system'] },
  { from: 'return_requested', to: 'delivered', by: staff },
  { from: 'return_requested', to: 'returned', by: staff },
  { from: 'returned', to: 'refunded', by: ['staff', 'system'] },
];

/** The transition an actor may make from one status to another; undefined when there is none. */
export function findTransition(from: OrderStatus, to: OrderStatus, actor: StatusActor): Transition | undefined {
  return transitions.find((one) => one.from === from && one.to === to && one.by.includes(actor));
}

/** What an actor may change a status to. */
export function allowedStatuses(from: OrderStatus, actor: StatusActor): OrderStatus[] {
  return transitions.filter((one) => one.from === from && one.by.includes(actor)).map((one) => one.to);
}
