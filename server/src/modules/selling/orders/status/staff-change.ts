import type { OrderStatus } from '@waha/contract';
import { type CallContext, isStaff } from '../../../../platform/bind/index.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { refuseField } from '../../../../text/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import type { FullOrder } from '../order-row.ts';
import { readOrder } from '../orders.store.ts';
import type { Carrier } from '../shipments/write-shipment.ts';

export interface CallerChange {
  status: OrderStatus;
  carrier?: string | null | undefined;
  carrier_number?: string | null | undefined;
}

const orders = auditedResource<string, FullOrder, FullOrder>({
  read: async (where, id) => (await readOrder(where, id)) ?? refuse('orders.not_found'),
  subject: ({ id }) => ({ kind: 'order', id }),
  audited: ({ status, carrier, carrier_number }) => ({ status, carrier, carrier_number }),
  present: (_, order) => order,
});

/** Changes a status on behalf of a caller. Staff name the carrier and are audited; a buyer names none. */
export async function changeAsCaller(
  tx: Tx,
  order: FullOrder,
  { status, carrier = null, carrier_number: number = null }: CallerChange,
  context: CallContext,
  change: (carrier: Carrier) => Promise<void>,
): Promise<void> {
  const named = carrier !== null ? 'carrier' : number !== null ? 'carrier_number' : null;
  const takesCarrier = isStaff(context) && status === 'shipped';
  const work = async () => {
    await change({ carrier, carrierNumber: number });
    if (named && !takesCarrier) refuseField(context.language, named, 'validation.invalid');
  };
  if (!isStaff(context)) return work();
  await orders.change(tx, context, { id: order.id, action: `orders.${status}` }, work);
}
