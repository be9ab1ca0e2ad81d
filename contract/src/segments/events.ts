import { z } from 'zod';
import { event } from '../platform/event.ts';

export const segmentEvents = {
  'segment.count_asked': event(z.object({ segmentId: z.int(), version: z.int() }), { subject: 'segmentId' }),
};
