import { z } from 'zod';
import { event } from '../platform/event.ts';

export const transferEvents = {
  'transfer.returned': event(z.object({ transferId: z.uuid() }), { subject: 'transferId' }),
};
