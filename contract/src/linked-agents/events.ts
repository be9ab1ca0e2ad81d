import { z } from 'zod';
import { event } from '../platform/event.ts';

export const linkedAgentEvents = {
  'agent.linked': event(z.object({ customerId: z.uuid(), host: z.string().max(260) }), { subject: 'customerId' }),
};
