import { notificationEndpoints, notificationEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { claiming } from '../../../platform/events/index.ts';
import { adminMailRoutes, mailTestSubscribers } from './admin-mails.routes.ts';
import { adminPhoneRoutes } from './phone/admin-phone.routes.ts';
import { notificationRefusalTexts } from './refusals.ts';
import { accountSubscribers } from './subscribers/account-subscribers.ts';
import { affiliateMailSubscribers } from './subscribers/affiliate-subscribers.ts';
import { earningsMailSubscribers } from './subscribers/earnings-subscribers.ts';
import { membershipMailSubscribers } from './subscribers/membership-subscribers.ts';
import { moneyAlertSubscribers } from './subscribers/money-alert-subscribers.ts';
import { orderMessageSubscribers } from './subscribers/order-message-subscribers.ts';
import { orderMailSubscribers } from './subscribers/order-subscribers.ts';
import { ownerWarningSubscribers } from './subscribers/owner-warning-subscribers.ts';
import { paymentLinkSubscribers } from './subscribers/payment-link-subscribers.ts';
import { phoneCodeSubscribers } from './subscribers/phone-code-subscribers.ts';
import { pointsMailSubscribers } from './subscribers/points-subscribers.ts';
import { questionMailSubscribers } from './subscribers/question-subscribers.ts';
import { returnMessageSubscribers } from './subscribers/return-message-subscribers.ts';
import { returnMailSubscribers } from './subscribers/return-subscribers.ts';
import { transferMailSubscribers } from './subscribers/transfer-subscribers.ts';
import { warnOwners } from './subscribers/warn-owners.ts';
import { webhookSubscribers } from './subscribers/webhook-subscribers.ts';

export const notifications = defineModule({
  name: 'notifications',
  wing: 'shop',
  sends: notificationEvents,
  uses: [
    'identity',
    'staff',
    'money-acts',
    'newsletter',
    'contact',
    'restock',
    'gift-cards',
    'abandoned-carts',
    'members',
    'affiliates',
    'e-invoicing',
    'orders',
    'payments',
    'payouts',
    'points',
    'catalog',
    'questions',
    'returns',
    'settings',
    'sms',
    'transfers',
    'webhooks',
  ],
  endpoints: notificationEndpoints,
  apiTags: {
    mails: 'Words of the mails that the shop sends',
  },
  refusals: notificationRefusalTexts,
  handlers: (deps) => ({ ...adminMailRoutes(deps), ...adminPhoneRoutes(deps) }),
  hears: (deps) =>
    claiming([
      ...mailTestSubscribers(deps),
      ...orderMailSubscribers(deps),
      ...orderMessageSubscribers(deps),
      ...paymentLinkSubscribers(deps),
      ...returnMailSubscribers(deps),
      ...returnMessageSubscribers(deps),
      ...transferMailSubscribers(deps),
      ...membershipMailSubscribers(deps),
      ...pointsMailSubscribers(deps),
      ...earningsMailSubscribers(deps),
      ...affiliateMailSubscribers(deps),
      ...questionMailSubscribers(deps),
      ...moneyAlertSubscribers(deps),
      ...ownerWarningSubscribers(deps),
      ...webhookSubscribers(deps),
      ...accountSubscribers(deps),
      ...phoneCodeSubscribers(deps),
    ]),
  // Runs often enough to report a budget of an hour before it is used up.
  jobs: ({ db, now }) => [
    { name: 'notifications.warn-owners', cron: '*/5 * * * *', run: () => warnOwners(db, new Date(now())) },
  ],
});
