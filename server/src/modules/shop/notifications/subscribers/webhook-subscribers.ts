import type { Subscriber } from '../../../../platform/events/index.ts';
import { listOwnerMails } from '../../../people/staff/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { readWebhook } from '../../webhooks/index.ts';
import { webhookMail } from '../mails/webhook-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

/** Mails every owner about a webhook that the shop switched off, unless it was removed or activated meanwhile. */
export function webhookSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  return [
    {
      name: 'mail.webhook-switched-off',
      event: 'webhook.switched_off',
      async handle({ webhookId, reason }) {
        const webhook = await readWebhook(db, webhookId);
        if (webhook?.state !== reason) return;
        const store = await readLetterhead(db);
        for (const to of await listOwnerMails(db))
          await mailer.send(webhookMail({ ...webhook, reason }, to, { store, publicUrl }));
      },
    },
  ];
}
