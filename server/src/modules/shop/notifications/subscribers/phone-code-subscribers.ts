import { inTransaction } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../../../../platform/events/index.ts';
import { issuePhoneCode } from '../../../selling/orders/index.ts';
import { languageFor, readStoreIdentity } from '../../settings/index.ts';
import { accountTexts } from '../mails/account-mail.ts';
import { originBoundCode } from '../mails/code-message.ts';
import type { AccountNotificationDeps } from './account-subscribers.ts';

/** Sends the code that confirms a cash order; created when it is sent, so that it is stored nowhere. */
export function phoneCodeSubscribers({ db, sms, publicUrl, now }: AccountNotificationDeps): Subscriber[] {
  return [
    {
      name: 'sms.order-phone-code',
      event: 'order.phone_code_requested',
      async handle(payload) {
        const { orderId } = payload;
        const issued = await inTransaction(db, (tx) => issuePhoneCode(tx, orderId, new Date(now())));
        if (!issued) return;
        const { code, phone } = issued;
        const language = await languageFor(db, issued.language);
        const shop = (await readStoreIdentity(db)).name[language];
        const text = accountTexts.say(language, 'sms_code', { shop, code });
        const message = { language, template: 'order_code', values: { shop, code } };
        await sms.send({ ...message, to: phone, text: originBoundCode(text, publicUrl, code) });
      },
    },
  ];
}
