import { z } from 'zod';
import { event } from '../platform/event.ts';

export const questionEvents = {
  'question.answered': event(z.object({ answerId: z.int() })),
};
