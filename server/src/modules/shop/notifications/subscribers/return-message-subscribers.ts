import { type Subscriber, subscribe } from '../../../../platform/events/index.ts';
import { pageUrl } from '../../../../platform/text/index.ts';
import { readOrder } from '../../../selling/orders/index.ts';
import { amountOf, readReturn } from '../../../selling/returns/index.ts';
import { languageFor, readStoreIdentity } from '../../settings/index.ts';
import { readPhoneSettings } from '../../sms/index.ts';
import { sayAmount } from '../mails/refund-rows.ts';
import { phoneTexts } from '../phone/phone-texts.ts';
import { aboutOrder, type OrderMessageDeps } from './order-message-subscribers.ts';

const events = ['approved', 'rejected', 'refunded'] as const;
type ReturnNews = (typeof events)[number];

/** Tells the buyer by phone what was decided of a return, as the table of messages says. */
export function returnMessageSubscribers({ db, sms, publicUrl }: OrderMessageDeps): Subscriber[] {
  const handle =
    (event: ReturnNews) =>
    async ({ returnId }: { returnId: string }, { eventId }: { eventId: number | null }) => {
      const template = `return_${event}` as const;
      const { rule } = (await readPhoneSettings(db)).routes[template];
      const row = rule === 'never' ? undefined : await readReturn(db, returnId);
      const order = row && (await readOrder(db, row.order_id));
      if (!row || !order || (rule === 'without_email' && order.email !== null)) return;
      const { phone: to } = order;
      const language = await languageFor(db, order.language);
      const path = pathOf(order, row.id);
      const values = {
        shop: (await readStoreIdentity(db)).name[language],
        number: row.number,
        amount: sayAmount(amountOf(row), language),
        url: pageUrl(publicUrl, language, path),
      };
      const text = phoneTexts.say(language, template, values);
      await sms.send({
        to,
        language,
        template,
        values,
        text,
        ...aboutOrder(order),
        key: `${template}:${eventId ?? returnId}`,
      });
    };
  return events.map((event) => subscribe(`return.${event}`, handle(event), { name: `sms.return-${event}` }));
}

/** Guests have no page of the return, and find the order by its number. */
function pathOf(order: { number: string; customer_id: string | null }, returnId: string): string {
  if (order.customer_id === null) return `/track-order?number=${encodeURIComponent(order.number)}`;
  return `/account/returns/${returnId}`;
}
