import { z } from 'zod';
import { event } from '../platform/event.ts';
import { subscriptionSources } from '../vocabulary/index.ts';

const language = z.enum(['ar', 'en']);

export const newsletterEvents = {
  'newsletter.requested': event(z.object({ subscriberId: z.uuid(), language, source: z.enum(subscriptionSources) })),
  'newsletter.confirmed': event(z.object({ subscriberId: z.uuid() })),
  'newsletter.letter_goes': event(z.object({ letterId: z.int() }), { subject: 'letterId' }),
  'newsletter.test_asked': event(z.object({ letterId: z.int(), language, staffId: z.uuid() })),
};
