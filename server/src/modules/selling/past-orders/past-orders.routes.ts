import { type AdminPastOrder, type EndpointKey, type PastOrder, toRiyals } from '@waha/contract';
import { type Handlers, presentList } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { normalisePhone } from '../../../platform/phone/index.ts';
import { requireCustomer } from '../../people/identity/index.ts';
import { contactsOf } from './contacts-of.ts';
import { listPastOrders, listPastOrdersOf, type PastOrderRow } from './past-orders.store.ts';

type PastOrderKey = Extract<EndpointKey, `${string}/past-orders`>;

const riyals = (halalas: number | null) => (halalas === null ? null : toRiyals(halalas));

export function presentPastOrder(row: PastOrderRow): PastOrder {
  return {
    id: row.id,
    number: row.number,
    placed_at: row.placed_at.toISOString(),
    status: row.status,
    total: riyals(row.total_halalas),
    lines: row.lines.map(({ halalas, ...line }) => ({ ...line, price: riyals(halalas) })),
  };
}

const presentForStaff = (row: PastOrderRow): AdminPastOrder => ({
  ...presentPastOrder(row),
  customer_name: row.customer_name,
  phone: row.phone,
  email: row.email,
});

export function pastOrderRoutes({ db }: { db: Database }): Handlers<PastOrderKey> {
  return {
    'GET /user/past-orders': async (_, { actor }) => {
      const contacts = await contactsOf(db, requireCustomer(actor).customerId);
      return (await listPastOrdersOf(db, contacts)).map(presentPastOrder);
    },
    'GET /admin/past-orders': async ({ query: { q, customer_id: customerId, ...query } }) => {
      const list = await listPastOrders(db, {
        ...query,
        ...(q !== undefined && { q: { text: q, phone: normalisePhone(q) } }),
        ...(customerId !== undefined && { contacts: await contactsOf(db, customerId) }),
      });
      return presentList(list, (rows) => rows.map(presentForStaff));
    },
  };
}
