import type { Subscriber } from '../../../../platform/events/index.ts';
import { listOwnerMails } from '../../../people/staff/index.ts';
import { readMoneyAlert } from '../../../selling/money-acts/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { moneyAlertMail } from '../mails/money-alert-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

/** Mails every owner about an unusual money action, once per alert. */
export function moneyAlertSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  return [
    {
      name: 'mail.money-alert',
      event: 'money_act.stood_out',
      async handle(payload) {
        const alert = await readMoneyAlert(db, payload.alertId);
        if (!alert) return;
        const store = await readLetterhead(db);
        for (const to of await listOwnerMails(db)) await mailer.send(moneyAlertMail(alert, to, { store, publicUrl }));
      },
    },
  ];
}
