import { z } from 'zod';
import { event } from '../platform/event.ts';

export const abandonedCartEvents = {
  'cart.reminder_due': event(z.object({ reminderId: z.int() })),
};
