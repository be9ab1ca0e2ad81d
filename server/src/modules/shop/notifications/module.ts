import { notificationEndpoints } from '@waha/contract';
import { defineModule } from '../../../module.ts';
import { accountSubscribers } from './account-subscribers.ts';
import { adminMailRoutes, mailTestSubscribers } from './admin-mails.routes.ts';
import { affiliateMailSubscribers } from './affiliate-subscribers.ts';
import { earningsMailSubscribers } from './earnings-subscribers.ts';
import { membershipMailSubscribers } from './membership-subscribers.ts';
import { moneyAlertSubscribers } from './money-alert-subscribers.ts';
import { orderMailSubscribers } from './order-subscribers.ts';
import { ownerWarningSubscribers } from './owner-warning-subscribers.ts';
import { paymentLinkSubscribers } from './payment-link-subscribers.ts';
import { phoneCodeSubscribers } from './phone-code-subscribers.ts';
import { pointsMailSubscribers } from './points-subscribers.ts';
import { questionMailSubscribers } from './question-subscribers.ts';
import { notificationRefusalTexts } from './refusals.ts';
import { returnMailSubscribers } from './return-subscribers.ts';
import { transferMailSubscribers } from './transfer-subscribers.ts';
import { warnOwners } from './warn-owners.ts';

export const notifications = defineModule({
  name: 'notifications',
  wing: 'shop',
  uses: [
    'identity',
    'staff',
    'money-acts',
    'newsletter',
    'contact',
    'restock',
    'members',
    'affiliates',
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
  ],
  endpoints: notificationEndpoints,
  areas: {
    mails: 'Words of the mails that the shop sends',
  },
  refusals: notificationRefusalTexts,
  handlers: adminMailRoutes,
  subscribers: (deps) => [
    ...mailTestSubscribers(deps),
    ...orderMailSubscribers(deps),
    ...paymentLinkSubscribers(deps),
    ...returnMailSubscribers(deps),
    ...transferMailSubscribers(deps),
    ...membershipMailSubscribers(deps),
    ...pointsMailSubscribers(deps),
    ...earningsMailSubscribers(deps),
    ...affiliateMailSubscribers(deps),
    ...questionMailSubscribers(deps),
    ...moneyAlertSubscribers(deps),
    ...ownerWarningSubscribers(deps),
    ...accountSubscribers(deps),
    ...phoneCodeSubscribers(deps),
  ],
  // Often enough that a budget of an hour is noticed while it is spent.
  jobs: ({ db, now }) => [
    { name: 'notifications.warn-owners', cron: '*/5 * * * *', run: () => warnOwners(db, new Date(now())) },
  ],
});
