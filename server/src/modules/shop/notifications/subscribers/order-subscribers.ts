import { type OrderNews, orderNews } from '@waha/contract';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../../platform/events/index.ts';
import type { Mailer } from '../../../../platform/mail/index.ts';
import { awaitsPhoneCode, type FullOrder, issueLink, readOrder } from '../../../selling/orders/index.ts';
import { readPaymentSettings } from '../../../selling/payments/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { orderMail } from '../mails/order-mail.ts';

export interface NotificationDeps {
  db: Database;
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Mails the buyer when an order changes, unless the change was undone.
 */
export function orderMailSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  const handle =
    (event: OrderNews) =>
    async ({ orderId, shipmentId }: { orderId: string; shipmentId?: string }) => {
      const order = await readOrder(db, orderId);
      if (!order || isToldOtherwise(order, event)) return;
      const [store, payments] = await Promise.all([readLetterhead(db), readPaymentSettings(db)]);
      const isAsked = (event === 'placed' && awaitsPhoneCode(order)) || event === 'given';
      const orderPath = isAsked ? await pathForBuyer(db, order) : undefined;
      const about = { ...(shipmentId && { shipmentId }), ...(orderPath && { orderPath }) };
      const mail = orderMail(order, event, { store, payments, publicUrl, ...about });
      if (mail) await mailer.send(mail);
    };
  return orderNews.map((event) => subscribe(`order.${event}`, handle(event), { name: `mail.order-${event}` }));
}

/** Pieces that were taken from a paid order are told with the money that goes back; digital goods alone arrive as they are given. */
export function isToldOtherwise(
  { refunded_halalas: refunded, address }: Pick<FullOrder, 'refunded_halalas' | 'address'>,
  event: OrderNews,
): boolean {
  if (event === 'delivered') return address === null;
  return event === 'items_changed' && refunded > 0;
}

/**
 * The path of an order’s own page, to confirm its phone or to have its goods: a guest's link has a secret, created when the mail is sent and stored
 * nowhere else.
 */
async function pathForBuyer(db: Database, { id, customer_id, email }: FullOrder): Promise<string | undefined> {
  if (customer_id !== null) return `/account/orders/${id}`;
  return email === null ? undefined : inTransaction(db, (tx) => issueLink(tx, id));
}
