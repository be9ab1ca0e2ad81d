import type { OrderStatus } from '@waha/contract';
import type { CallContext } from '../../platform/bind/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { refuseField } from '../../text/index.ts';
import { audit } from '../staff/index.ts';
import type { FullOrder } from './order-row.ts';
import { setCarrier } from './orders.store.ts';

export interface StaffChange {
  status: OrderStatus;
  carrier?: string | null | undefined;
  carrier_number?: string | null | undefined;
}

/** What goes with a change of status by staff: who takes the parcel, and the entry in the audit. A buyer names no carrier. */
export async function completeStaffChange(
  tx: Tx,
  order: FullOrder,
  { status, carrier = null, carrier_number: number = null }: StaffChange,
  { actor, requestId, language }: CallContext,
): Promise<void> {
  const named = carrier !== null ? 'carrier' : number !== null ? 'carrier_number' : null;
  if (named && (actor.kind !== 'staff' || status !== 'shipped')) refuseField(language, named, 'validation.invalid');
  if (actor.kind !== 'staff') return;
  if (named) await setCarrier(tx, order.id, { carrier, number });
  await audit(
    tx,
    { actor, requestId },
    {
      action: `orders.${status}`,
      subject: { kind: 'order', id: order.id },
      before: { status: order.status },
      after: { status, carrier, carrier_number: number },
    },
  );
}
