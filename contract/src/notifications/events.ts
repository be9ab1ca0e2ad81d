import { z } from 'zod';
import { event } from '../platform/event.ts';

const used = z.tuple([z.number(), z.number()]);

export const notificationEvents = {
  'mail.test_due': event(
    z.object({ key: z.string(), texts: z.string(), language: z.enum(['ar', 'en']), staffId: z.uuid() }),
  ),
  /** Contains the figures: when the mail is retried, the budget of the hour may have changed. */
  'owners.warned': event(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('sms_budget'), state: z.enum(['near', 'spent']), hour: used, day: used }),
      z.object({ kind: z.literal('dead_jobs') }),
      z.object({
        kind: z.literal('e_invoicing'),
        rejected: z.int(),
        late: z.int(),
        certificateDays: z.int().nullable(),
        isCopy: z.boolean(),
      }),
    ]),
  ),
};
