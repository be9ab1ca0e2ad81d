import { type AdminContext, adminIdOf } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { sendShipment } from '../orders/index.ts';
import { eachOrder } from './each-order.ts';
import { plainOrders } from './order-resource.ts';
import { refusalText } from './refusal-text.ts';

interface Parcel {
  /** Id of the order. */
  id: string;
  carrier?: string | null | undefined;
  carrier_number?: string | null | undefined;
}

/**
 * Sends all unsent pieces of packed orders, one shipment each. A repeated request sends nothing twice: what was sent is
 * no longer being packed.
 */
export function sendOrders(db: Database, parcels: readonly Parcel[], context: AdminContext) {
  const by = adminIdOf(context.actor);
  return eachOrder(
    db,
    parcels,
    (refusal) => refusalText(refusal, context.language),
    ({ id, carrier = null, carrier_number: carrierNumber = null }) =>
      plainOrders.change(db, context, { id, action: 'orders.parcel_sent' }, (tx) =>
        sendShipment(tx, id, { lines: null, carrier, carrierNumber, by }, context.language),
      ),
  );
}
