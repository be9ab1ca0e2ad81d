import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { enforce, refuse } from '../../../platform/errors/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { readCustomer } from '../../people/identity/index.ts';
import { findInvoiceByNumber } from '../../selling/invoices/index.ts';
import { readOrder } from '../../selling/orders/index.ts';
import { publicName } from '../../shop/settings/index.ts';
import { closeJoinRequests, decideJoinRequest, insertJoinRequest, lastJoinRequest } from './join-requests.store.ts';
import { mayAsk } from './members.policy.ts';
import { findMemberOf, insertMember } from './members.store.ts';

/** The order statuses that count as delivered, including an order under return. */
const ARRIVED: ReadonlySet<string> = new Set(['delivered', 'return_requested']);

/**
 * Makes a customer a member by the invoice of a delivered order of theirs. Any other invoice does not exist for them:
 * 404 `members.invoice_not_found`.
 */
export async function joinByInvoice(db: Database, customerId: string, invoiceNumber: string): Promise<void> {
  const invoice = await findInvoiceByNumber(db, invoiceNumber.trim().toUpperCase());
  const order = invoice && (await readOrder(db, invoice.order_id));
  if (!order || order.customer_id !== customerId || !ARRIVED.has(order.status)) refuse('members.invoice_not_found');
  await inTransaction(db, async (tx) => {
    enforce(mayAsk(await findMemberOf(tx, customerId), undefined, 0));
    await closeJoinRequests(tx, customerId);
    await letIn(tx, customerId, 'invoice');
  });
}

/** Requests membership. Refuses members, a second open request, and customers refused in the last 30 days. */
export async function askToJoin(
  db: Database,
  customerId: string,
  request: { message: string; links: readonly string[] },
  nowMs: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [member, last] = [await findMemberOf(tx, customerId), await lastJoinRequest(tx, customerId)];
    enforce(mayAsk(member, last, nowMs));
    const made = (await insertJoinRequest(tx, { customerId, ...request })) ?? refuse('members.request_open');
    await publish(tx, 'membership.requested', { requestId: made.id });
  });
}

/**
 * Decides an open request. The first of two decisions holds, and the second is refused 409 `members.request_decided`.
 */
export async function decide(
  tx: Tx,
  requestId: string,
  decision: { status: 'approved' | 'rejected'; reason: string | null; staffId: string },
): Promise<void> {
  const decided = (await decideJoinRequest(tx, requestId, decision)) ?? refuse('members.request_decided');
  if (decision.status === 'approved') await letIn(tx, decided.customer_id, 'request');
  await publish(tx, `membership.${decision.status}`, { requestId });
}

async function letIn(tx: Tx, customerId: string, joinedBy: 'invoice' | 'request'): Promise<void> {
  const customer = (await readCustomer(tx, customerId)) ?? refuse('auth.token_invalid');
  // Only the first name is used, never the family name; members may choose another name later.
  const name = await publicName(tx, customer.first_name, customer.language);
  const isNew = await insertMember(tx, { customerId, name, joinedBy });
  if (isNew) await publish(tx, 'membership.began', { customerId });
}
