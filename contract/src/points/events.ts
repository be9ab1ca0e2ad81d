import { z } from 'zod';
import { event } from '../platform/event.ts';
import { rankKeys } from '../vocabulary/index.ts';

export const pointEvents = {
  'rank.reached': event(z.object({ customerId: z.uuid(), rank: z.enum(rankKeys) }), { subject: 'customerId' }),
  'points.expiring': event(z.object({ expiryId: z.int() })),
};
