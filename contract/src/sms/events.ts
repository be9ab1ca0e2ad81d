import { z } from 'zod';
import { event } from '../platform/event.ts';

export const smsEvents = {
  /** A channel reported that a message did not arrive, and the next one may still bring it. */
  'phone.unreached': event(z.object({ messageId: z.uuid() })),
};
