import type { Subscriber } from '../../../platform/events/index.ts';
import { captureAtShipment } from '../payments/index.ts';
import type { PaymentDeps } from './payment-deps.ts';

/**
 * Captures authorised money when the first shipment leaves. A failure is tried again, and shown to staff after the last try:
 * goods may be under way whose money was not taken.
 */
export function captureSubscriber(deps: PaymentDeps): Subscriber {
  const capture = ({ orderId }: { orderId: string }) => captureAtShipment(deps, orderId);
  return {
    name: 'payments.capture',
    events: ['order.part_shipped', 'order.shipped'],
    // Both events have an order.
    handle: ({ payload }) => capture(payload as { orderId: string }),
  };
}
