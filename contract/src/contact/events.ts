import { z } from 'zod';
import { event } from '../platform/event.ts';

export const contactEvents = {
  'contact.received': event(z.object({ messageId: z.int() })),
  'contact.answered': event(z.object({ answerId: z.int() })),
};
