import { z } from 'zod';
import { event } from '../platform/event.ts';

export const commissionEvents = {
  'commissions.posted': event(z.object({ customerId: z.uuid(), points: z.int(), orders: z.int() })),
};
