import { z } from 'zod';
import { event } from '../platform/event.ts';

export const contactEvents = {
  'contact.received': event(z.object({ messageId: z.int() })),
  /** A customer wrote that they want no more advertising; the consents have ended. */
  'contact.left_by_reply': event(z.object({ customerId: z.uuid() })),
  'contact.answered': event(z.object({ answerId: z.int() })),
};
