import { type Subscriber, subscribe } from '../../../../platform/events/index.ts';
import { readOrder } from '../../../selling/orders/index.ts';
import { amountOf, readReturn } from '../../../selling/returns/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { type MailedReturnEvent, mailedReturnEvents, returnMail } from '../mails/return-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

/** Mails the buyer when a return changes its status, or staff write about it. */
export function returnMailSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  const handle =
    (event: MailedReturnEvent) =>
    async ({ returnId }: { returnId: string }) => {
      const row = await readReturn(db, returnId);
      const order = row && (await readOrder(db, row.order_id));
      if (!order) return;
      const mail = returnMail({ ...row, expected_halalas: amountOf(row) }, order, event, {
        store: await readLetterhead(db),
        publicUrl,
      });
      if (mail) await mailer.send(mail);
    };
  return mailedReturnEvents.map((event) =>
    subscribe(`return.${event}`, handle(event), { name: `mail.return-${event}` }),
  );
}
