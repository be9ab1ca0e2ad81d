import { z } from 'zod';
import { event } from '../platform/event.ts';

export const branchEvents = {
  /** A count was approved: its differences are to be written to the levels. */
  'stock-count.approved': event(z.object({ countId: z.int() }), { subject: 'countId' }),
};
