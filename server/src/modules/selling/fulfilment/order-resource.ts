import type { AdminOrder } from '@waha/contract';
import type { StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { inLanguage } from '../../../platform/text/index.ts';
import { auditedResource } from '../../people/staff/index.ts';
import { type FullOrder, livePieces, lockOrder, readOrder } from '../orders/index.ts';
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

/** An order whose items are edited: locked first, and the audit says what it held before and after. */
export const editedOrders = auditedResource<string, FullOrder, AdminOrder, StaffContext>({
  ...order,
  lock: async (tx, id) => (await lockOrder(tx, id)) ?? refuse('orders.not_found'),
  audited: (row) => ({
    items: itemsOf(row),
    supplements: row.supplements.map(({ number }) => number).join('، '),
    total_halalas: row.total_halalas,
    version: row.version,
  }),
  present: presentAdminOrder,
});

/** The items in one line, in Arabic, which every product has. */
function itemsOf({ items }: FullOrder): string {
  return items
    .filter((item) => livePieces(item) > 0)
    .map((item) => `${inLanguage(item, 'name', 'ar')} × ${livePieces(item)}`)
    .join('، ')
    .slice(0, MOST_AUDITED);
}
const MOST_AUDITED = 900;

/** The same resource without a presentation. */
export const plainOrders = auditedResource<string, FullOrder, FullOrder>({ ...order, present: (_, row) => row });
