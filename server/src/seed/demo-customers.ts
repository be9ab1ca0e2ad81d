import { type DemoCustomer, demoPassword } from '@waha/demo/accounts';
import { issueCode, issueLink, readCustomer } from '../modules/people/identity/index.ts';
import { postTransfer } from '../modules/selling/ledger/index.ts';
import type { CallContext } from '../platform/bind/index.ts';
import { type Database, inTransaction } from '../platform/database/index.ts';
import { addOrder } from './demo-orders.ts';
import { callsAt, contextOf, type DemoShop, daysBefore, none } from './past-calls.ts';

/** Creates customers with all their data, through the same calls that customers make. */
export async function addDemoCustomers(shop: DemoShop, customers: readonly DemoCustomer[], at: Date): Promise<void> {
  for (const customer of customers) await addCustomer(shop, customer, at);
}

async function addCustomer(shop: DemoShop, customer: DemoCustomer, at: Date): Promise<void> {
  const { firstName, lastName, phone, email, addresses } = customer;
  const calls = callsAt(shop, daysBefore(at, 30));
  const account = { firstName, lastName, phone, email, password: demoPassword, password_confirmation: demoPassword };
  const guest = contextOf({ kind: 'guest' });
  const { user } = await calls['POST /auth/register']({ ...none, body: account }, guest, undefined);
  const context = contextOf({ kind: 'customer', customerId: user.id, sessionId: '' });
  for (const { label, cityId, district, street, buildingNo, postalCode } of addresses) {
    const recipient = { label, recipient_name: `${firstName} ${lastName}`, phone };
    const place = { city_id: cityId, district, street, building_no: buildingNo, postal_code: postalCode };
    await calls['POST /user/addresses']({ ...none, body: { ...recipient, ...place } }, context, undefined);
  }
  await confirmContacts(shop, user.id, context, at);
  await giveCredit(shop.db, user.id, customer.storeCreditHalalas);
  for (const order of customer.orders) await addOrder(shop, customer, order, context, at);
  await playCards(shop, context, at);
  for (const { product, rating, title, text, daysAgo } of customer.reviews) {
    const id = shop.productIds.get(product);
    const body = { product_id: id ?? 0, rating, title, text };
    if (id) await callsAt(shop, daysBefore(at, daysAgo))['POST /reviews']({ ...none, body }, context, undefined);
  }
}

/**
 * Takes the free cards of two days and scratches those of the first, so that the account has both used and open cards.
 */
async function playCards(shop: DemoShop, context: CallContext, at: Date): Promise<void> {
  for (const daysAgo of [2, 1]) {
    const calls = callsAt(shop, daysBefore(at, daysAgo));
    const { claimable } = await calls['GET /lotto/tickets']({ ...none, body: undefined }, context, undefined);
    if (claimable === 0) continue;
    const { data } = await inTransaction(shop.db, (tx) =>
      calls['POST /lotto/tickets']({ ...none, body: undefined }, context, tx),
    );
    for (const { id } of daysAgo === 2 ? data : []) {
      const body = { ticket_id: id };
      await inTransaction(shop.db, (tx) => calls['POST /lotto/scratch']({ ...none, body }, context, tx));
    }
  }
}

/** Follows the link and enters the code that would have been sent. */
async function confirmContacts(shop: DemoShop, customerId: string, context: CallContext, at: Date): Promise<void> {
  const calls = callsAt(shop, at);
  const customer = await readCustomer(shop.db, customerId);
  if (!customer?.phone) return;
  const { phone } = customer;
  const token = await inTransaction(shop.db, (tx) => issueLink(tx, customer, 'verify_email', at));
  await calls['POST /auth/verify-email']({ ...none, body: { token } }, context, undefined);
  const code = await inTransaction(shop.db, (tx) =>
    issueCode(tx, customer, { purpose: 'prove_phone', sentTo: phone }, at),
  );
  await calls['POST /user/verify-phone']({ ...none, body: { code } }, context, undefined);
}

async function giveCredit(db: Database, customerId: string, amount: number): Promise<void> {
  const cause = { kind: 'gift', id: customerId };
  const between = { from: { house: 'issued' }, to: { customerId } } as const;
  await inTransaction(db, (tx) =>
    postTransfer(tx, { unit: 'store_credit', ...between, amount, cause, key: `demo gift ${customerId}` }),
  );
}
