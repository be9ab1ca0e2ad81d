import { z } from 'zod';
import { event } from '../platform/event.ts';

export const restockEvents = {
  'restock.due': event(z.object({ requestId: z.int() })),
};
