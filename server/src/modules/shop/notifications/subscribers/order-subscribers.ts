import { z } from 'zod';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../../../../platform/jobs/index.ts';
import type { Mailer } from '../../../../platform/mail/index.ts';
import { awaitsPhoneCode, type FullOrder, issueLink, readOrder } from '../../../selling/orders/index.ts';
import { readPaymentSettings } from '../../../selling/payments/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { type MailedEvent, mailedEvents, orderMail } from '../mails/order-mail.ts';

export interface NotificationDeps {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
}

const orderPayload = z.object({ orderId: z.uuid(), shipmentId: z.uuid().optional() });

/**
 * Mails the buyer when an order changes. A mail may be sent twice after a crash, but never for a change that was
 * undone.
 */
export function orderMailSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  const handle = (event: MailedEvent) => async (payload: Record<string, unknown>) => {
    const { orderId, shipmentId } = orderPayload.parse(payload);
    const order = await readOrder(db, orderId);
    if (!order) return;
    const [store, payments] = await Promise.all([readLetterhead(db), readPaymentSettings(db)]);
    const orderPath = event === 'placed' && awaitsPhoneCode(order) ? await pathForBuyer(db, order) : undefined;
    const about = { ...(shipmentId && { shipmentId }), ...(orderPath && { orderPath }) };
    const mail = orderMail(order, event, { store, payments, publicUrl, ...about });
    if (mail) await mailer.send(mail);
  };
  return mailedEvents.map((event) => ({ name: `mail.order-${event}`, event: `order.${event}`, handle: handle(event) }));
}

/**
 * The path for confirming the phone of an order: a guest's link has a secret, created when the mail is sent and stored
 * nowhere else.
 */
async function pathForBuyer(db: Database, { id, customer_id, email }: FullOrder): Promise<string | undefined> {
  if (customer_id !== null) return `/account/orders/${id}`;
  return email === null ? undefined : inTransaction(db, (tx) => issueLink(tx, id));
}
