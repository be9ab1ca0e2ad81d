import { type OrderNews, orderNews, type TextMessageRule } from '@waha/contract';
import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { type Subscriber, subscribe } from '../../../../platform/events/index.ts';
import type { SmsSender } from '../../../../platform/sms/index.ts';
import { pageUrl } from '../../../../platform/text/index.ts';
import { awaitsPhoneCode, type FullOrder, issueLink, readOrder } from '../../../selling/orders/index.ts';
import { languageFor, readStoreIdentity } from '../../settings/index.ts';
import { readPhoneSettings } from '../../sms/index.ts';
import { orderMessage } from '../mails/order-message.ts';
import { isToldOtherwise } from './order-subscribers.ts';

export interface OrderMessageDeps {
  db: Database;
  sms: SmsSender;
  publicUrl: string;
}

/** Tells the buyer of an order's changes by phone, as the table of messages says. The budgets of text messages hold. */
export function orderMessageSubscribers({ db, sms, publicUrl }: OrderMessageDeps): Subscriber[] {
  const handle =
    (event: OrderNews) =>
    async ({ orderId }: { orderId: string }, { eventId }: { eventId: number | null }) => {
      const { rule } = (await readPhoneSettings(db)).routes[`order_${event}`];
      if (rule === 'never') return;
      const order = await readOrder(db, orderId);
      if (!order || isToldOtherwise(order, event) || !isTold(order, event, rule)) return;
      const { name } = await readStoreIdentity(db);
      const language = await languageFor(db, order.language);
      const url = pageUrl(publicUrl, language, await pathForBuyer(db, order, event));
      const message = orderMessage({ ...order, language }, event, { shop: name[language], url });
      await sms.send({ ...message, key: `${message.template}:${eventId ?? order.id}`, ...aboutOrder(order) });
    };
  return orderNews.map((event) => subscribe(`order.${event}`, handle(event), { name: `sms.order-${event}` }));
}

export const aboutOrder = ({ id, customer_id: customerId }: Pick<FullOrder, 'id' | 'customer_id'>) => ({
  orderId: id,
  customerId: customerId ?? undefined,
});

/** An order that waits for the code of its phone gets that code instead; until then its number may be anybody's. */
function isTold(order: FullOrder, event: OrderNews, rule: TextMessageRule): boolean {
  if (event === 'placed' && awaitsPhoneCode(order)) return false;
  return rule === 'always' || order.email === null;
}

/** Members read their orders in their account. A guest's first message has a link that opens the order; later ones lead to the search for it. */
async function pathForBuyer(db: Database, order: FullOrder, event: OrderNews): Promise<string> {
  if (order.customer_id !== null) return `/account/orders/${order.id}`;
  if (event === 'placed' || event === 'given') return inTransaction(db, (tx) => issueLink(tx, order.id));
  return `/track-order?number=${encodeURIComponent(order.number)}`;
}
