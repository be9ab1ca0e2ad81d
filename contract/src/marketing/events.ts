import { z } from 'zod';
import { event } from '../platform/event.ts';

const language = z.enum(['ar', 'en']);

export const marketingEvents = {
  'marketing.campaign_goes': event(z.object({ campaignId: z.int() }), { subject: 'campaignId' }),
  /** Customers in flows whose next step is due. */
  'marketing.steps_due': event(z.object({ at: z.int() })),
  'marketing.test_asked': event(
    z.object({
      staffId: z.uuid(),
      language,
      campaignId: z.int().nullable(),
      flowId: z.int().nullable(),
      step: z.int(),
    }),
  ),
};
