import { z } from 'zod';
import { event } from '../platform/event.ts';

export const smsEvents = {
  /** The shop's number was written to. */
  'phone.written': event(z.object({ inboxId: z.int() })),
  /** A channel reported that a message did not arrive, and the next one may still bring it. */
  'phone.unreached': event(z.object({ messageId: z.uuid() })),
};
