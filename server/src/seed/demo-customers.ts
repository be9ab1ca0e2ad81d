import type { EndpointKey } from '@waha/contract';
import { type DemoCustomer, type DemoOrder, type DemoOrderStatus, demoPassword } from '@waha/demo/accounts';
import type { Config } from '../config.ts';
import { move } from '../modules/ledger/index.ts';
import { changeStatus } from '../modules/orders/index.ts';
import { createPaymentProviders } from '../modules/payments/index.ts';
import { uploadFolders } from '../modules/uploads/index.ts';
import { createModules } from '../modules.ts';
import type { Actor, CallContext, Handlers } from '../platform/bind/index.ts';
import { announcePurge } from '../platform/cache/index.ts';
import { type Database, inTransaction } from '../platform/database/index.ts';

const DAY_MS = 86_400_000;

/** What happens to an order on its way to a status. The shop's staff does all of it but cancelling. */
const waysTo: Record<DemoOrderStatus, readonly DemoOrderStatus[]> = {
  pending_payment: [],
  confirmed: [],
  processing: ['processing'],
  shipped: ['processing', 'shipped'],
  delivered: ['processing', 'shipped', 'delivered'],
  cancelled: ['cancelled'],
};

interface Shop {
  db: Database;
  config: Config;
  productIds: ReadonlyMap<string, number>;
}

/** Makes customers with all they own. They do everything by the calls that customers make. */
export async function addDemoCustomers(shop: Shop, customers: readonly DemoCustomer[], at: Date): Promise<void> {
  for (const customer of customers) await addCustomer(shop, customer, at);
}

/** The shop's calls as they would have been answered some days ago. */
function callsAt({ db, config }: Shop, at: Date): Handlers<EndpointKey> {
  const now = () => at.getTime();
  const providers = createPaymentProviders(config, db, now);
  const folders = uploadFolders(config.dataDir);
  return createModules({ config, db, now, limits: false, providers, folders, publishPurge: announcePurge }).handlers;
}

function contextOf(actor: Actor): CallContext {
  const nothing = () => undefined;
  const request = { requestId: 'demo', visitor: 'demo', device: 'Demo', tag: nothing, keepUntil: nothing };
  return { language: 'ar', actor, ...request };
}

const none = { params: undefined, query: undefined };

async function addCustomer(shop: Shop, customer: DemoCustomer, at: Date): Promise<void> {
  const { firstName, lastName, phone, email, addresses } = customer;
  const calls = callsAt(shop, new Date(at.getTime() - 30 * DAY_MS));
  const account = { firstName, lastName, phone, email, password: demoPassword, password_confirmation: demoPassword };
  const guest = contextOf({ kind: 'guest' });
  const { user } = await calls['POST /auth/register']({ ...none, body: account }, guest, undefined);
  const context = contextOf({ kind: 'customer', customerId: user.id, sessionId: '' });
  for (const { label, cityId, street, buildingNo, postalCode } of addresses) {
    const recipient = { label, recipient_name: `${firstName} ${lastName}`, phone };
    const place = { city_id: cityId, street, building_no: buildingNo, postal_code: postalCode };
    await calls['POST /user/addresses']({ ...none, body: { ...recipient, ...place } }, context, undefined);
  }
  await giveCredit(shop.db, user.id, customer.storeCreditHalalas);
  for (const order of customer.orders) await addOrder(shop, customer, order, context, at);
}

async function giveCredit(db: Database, customerId: string, amount: number): Promise<void> {
  const cause = { kind: 'gift', id: customerId };
  const between = { from: { house: 'issued' }, to: { customerId } } as const;
  await inTransaction(db, (tx) =>
    move(tx, { unit: 'store_credit', ...between, amount, cause, key: `demo gift ${customerId}` }),
  );
}

async function addOrder(
  shop: Shop,
  who: DemoCustomer,
  order: DemoOrder,
  context: CallContext,
  at: Date,
): Promise<void> {
  const { db, productIds } = shop;
  const [home] = who.addresses;
  const lines = Object.entries(order.lines).flatMap(([key, quantity]) => {
    const id = productIds.get(key);
    return id ? [{ product_id: id, quantity }] : [];
  });
  // A shop whose products were replaced gets customers without these orders.
  if (!home || lines.length < Object.keys(order.lines).length) return;
  const calls = callsAt(shop, new Date(at.getTime() - order.daysAgo * DAY_MS));
  const use_store_credit = order.useStoreCredit ?? false;
  const cart = { lines, shipping_method: 'standard', payment_method: order.paymentMethod, use_store_credit } as const;
  const quoted = await calls['POST /orders/quote'](
    { ...none, body: { ...cart, city_id: home.cityId } },
    context,
    undefined,
  );
  const body = {
    ...cart,
    contact: { first_name: who.firstName, last_name: who.lastName, phone: who.phone, email: who.email },
    address: { city_id: home.cityId, street: home.street, building_no: home.buildingNo, postal_code: home.postalCode },
    expected_total: quoted.total,
  };
  const { id } = await inTransaction(db, (tx) => calls['POST /orders']({ ...none, body }, context, tx));
  let from: DemoOrderStatus = order.paymentMethod === 'bank_transfer' ? 'pending_payment' : 'confirmed';
  for (const to of waysTo[order.status]) {
    const change = { orderId: id, from, to, actor: to === 'cancelled' ? 'customer' : 'staff' } as const;
    await inTransaction(db, (tx) => changeStatus(tx, change, 'ar', announcePurge));
    from = to;
  }
}
