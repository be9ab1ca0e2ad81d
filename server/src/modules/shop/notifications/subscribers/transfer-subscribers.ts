import type { Subscriber } from '../../../../platform/events/index.ts';
import { readOrder } from '../../../selling/orders/index.ts';
import { readTransfer } from '../../../selling/transfers/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { transferReturnedMail } from '../mails/transfer-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

/** Mails the buyer when a transfer that belongs to no order was sent back. */
export function transferMailSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  return [
    {
      name: 'mail.transfer-returned',
      event: 'transfer.returned',
      async handle(payload) {
        const transfer = await readTransfer(db, payload.transferId);
        const order = transfer && (await readOrder(db, transfer.order_id));
        if (!order) return;
        const mail = transferReturnedMail(transfer, order, { store: await readLetterhead(db), publicUrl });
        if (mail) await mailer.send(mail);
      },
    },
  ];
}
