import type { AdminOrder } from '@waha/contract';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { type FullOrder, readOrder } from '../orders/index.ts';
import { presentAdminOrder } from './present-admin-order.ts';

const order = {
  read: async (where: Database | Tx, id: string): Promise<FullOrder> =>
    (await readOrder(where, id)) ?? refuse('orders.not_found'),
  subject: ({ id }: FullOrder) => ({ kind: 'order', id }),
  // Recipient, address and company are omitted: they are erased with the account, and the audit is permanent.
  audited: ({ status, parcels, carrier, carrier_number, city_id, company, version }: FullOrder) => ({
    status,
    parcels,
    carrier,
    carrier_number,
    city_id,
    is_company: company !== null,
    version,
  }),
};

/** An order as its page shows it. */
export const orders = auditedResource<string, FullOrder, AdminOrder>({ ...order, present: presentAdminOrder });

/** The same resource without a presentation. */
export const plainOrders = auditedResource<string, FullOrder, FullOrder>({ ...order, present: (_, row) => row });
