import { memberNotificationEndpoints, memberNotificationEvents } from '@waha/contract';
import { defineModule } from '../../../manifest/index.ts';
import { announceDailyMails, dailyMailSubscriber } from './daily-mail.ts';
import { eraseMemberNotifications, exportMemberNotifications } from './leave.ts';
import { memberNotificationRoutes } from './member-notifications.routes.ts';
import { trimNotifications } from './notifications.store.ts';
import { otherSubscribers } from './other-subscribers.ts';
import { postSubscribers } from './post-subscribers.ts';
import { memberNotificationsProcessing } from './processing.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** Retention of a member's notifications: a number of days, and a maximum count. */
const KEPT_DAYS = 90;
const MOST_KEPT = 500;

export const memberNotifications = defineModule({
  name: 'member-notifications',
  wing: 'community',
  processing: memberNotificationsProcessing,
  uses: ['settings', 'identity', 'points', 'members', 'posts', 'rewards', 'contests'],
  endpoints: memberNotificationEndpoints,
  sends: memberNotificationEvents,
  handlers: memberNotificationRoutes,
  hears: (deps) => [...postSubscribers(deps), ...otherSubscribers(deps), dailyMailSubscriber(deps)],
  jobs: ({ db, now }) => [
    {
      name: 'member-notifications.trim',
      cron: '37 2 * * *',
      run: () => trimNotifications(db, { before: new Date(now() - KEPT_DAYS * DAY_MS), most: MOST_KEPT }),
    },
    // Eight in the morning in Riyadh.
    {
      name: 'member-notifications.daily-mail',
      cron: '0 5 * * *',
      run: () => announceDailyMails(db, new Date(now())),
    },
  ],
  exportPersonalData: ({ db }) => ({ notifications: (customerId) => exportMemberNotifications(db, customerId) }),
  erase: () => eraseMemberNotifications,
});
