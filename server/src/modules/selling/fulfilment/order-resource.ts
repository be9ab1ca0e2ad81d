import type { AdminOrder } from '@waha/contract';
import type { StaffContext } from '../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
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

/** An order with the latest that was added to it. */
type EditedOrder = FullOrder & { latest: FullOrder | null };

async function withLatest(where: Database | Tx, row: FullOrder | undefined): Promise<EditedOrder> {
  if (!row) refuse('orders.not_found');
  const id = row.supplements.at(-1)?.id;
  return { ...row, latest: (id && (await readOrder(where, id))) || null };
}

/** An order whose items are edited: locked first, and the audit says what it held before and after, and what was added. */
export const editedOrders = auditedResource<string, EditedOrder, AdminOrder, StaffContext>({
  ...order,
  read: async (where, id) => withLatest(where, await readOrder(where, id)),
  lock: async (tx, id) => withLatest(tx, await lockOrder(tx, id)),
  audited: ({ latest, ...row }) => ({
    items: itemsOf(row),
    supplements: row.supplements.map(({ number }) => number).join('، '),
    added: latest && itemsOf(latest),
    total_halalas: row.total_halalas,
    version: row.version,
  }),
  present: presentAdminOrder,
});

/** The items in one line, in Arabic, which every product has. */
function itemsOf({ items }: FullOrder): string {
  return items
    .filter((item) => livePieces(item) > 0)
    .map((item) => `${item.name_ar}${item.variant_ar ? ` (${item.variant_ar})` : ''} × ${livePieces(item)}`)
    .join('، ')
    .slice(0, MOST_AUDITED);
}
const MOST_AUDITED = 900;

/** The same resource without a presentation. */
export const plainOrders = auditedResource<string, FullOrder, FullOrder>({ ...order, present: (_, row) => row });
