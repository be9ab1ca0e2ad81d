import { z } from 'zod';
import { event } from '../platform/event.ts';

export const memberNotificationEvents = {
  'notifications.mail-due': event(z.object({ memberId: z.int() })),
};
