import { z } from 'zod';
import { event } from '../platform/event.ts';

export const memberNotificationEvents = {
  /** A notice of a member is unread that was not before. */
  'member.notified': event(z.object({ memberId: z.int(), notificationId: z.int() }), { subject: 'memberId' }),
  'notifications.mail-due': event(z.object({ memberId: z.int() })),
};
