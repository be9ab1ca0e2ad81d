import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofRequest = z.object({ requestId: z.uuid() });

export const memberEvents = {
  'membership.requested': event(ofRequest, { subject: 'requestId' }),
  'membership.approved': event(ofRequest, { subject: 'requestId' }),
  'membership.rejected': event(ofRequest, { subject: 'requestId' }),
  'membership.answered': event(ofRequest, { subject: 'requestId' }),
  'membership.began': event(z.object({ customerId: z.uuid() })),
};
