import type { Processing } from '../../../manifest/index.ts';

/** Rows of this module in the register of processing. */
export const memberNotificationsProcessing: readonly Processing[] = [
  {
    name: 'notices',
    title: { ar: 'إشعارات الأعضاء', en: 'Notices of members' },
    purpose: { ar: 'إخبار العضو بما يخصه', en: 'Tell members of what concerns them' },
    persons: ['members'],
    data: ['activity'],
    basis: 'consent',
    from: 'made',
    retention: [
      { table: 'member_notifications', days: 90, job: 'member-notifications.trim' },
      { table: 'member_notification_actors', until: 'record' },
      { table: 'member_notification_settings', until: 'account' },
    ],
    recipients: ['message'],
  },
];
