import type { Subscriber } from '../../../platform/events/index.ts';
import { readOrder } from '../orders/index.ts';
import { captureAtShipment, captureHeld } from '../payments/index.ts';
import { partsOfOrder } from './parts-of-order.ts';
import type { PaymentDeps } from './payment-deps.ts';

/**
 * Captures authorised money as parcels leave: that of each parcel where the method can, else the whole with the first. A failure is tried
 * again, and shown to staff after the last try: goods may be under way whose money was not taken.
 */
export function captureSubscriber(deps: PaymentDeps): Subscriber {
  return {
    name: 'payments.capture',
    events: ['order.part_shipped', 'order.shipped'],
    // Both events have an order.
    handle: ({ payload }) => captureSent(deps, (payload as { orderId: string }).orderId),
  };
}

/** Captures the money of the parcels of an order that have left and were not captured, each once. */
async function captureSent(deps: PaymentDeps, orderId: string): Promise<void> {
  const order = await readOrder(deps.db, orderId);
  if (!order) return;
  const method = deps.onlineMethods.get(order.payment_method);
  if (!method?.capabilities.capturesParts) return captureAtShipment(deps, orderId);
  await captureHeld(deps, orderId, partsOfOrder(order));
}
