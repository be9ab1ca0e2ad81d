import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofRequest = z.object({ requestId: z.uuid() });

/** `memberId` is whom `followerId` follows. */
const ofFollow = z.object({ memberId: z.int(), followerId: z.int() });

export const memberEvents = {
  'membership.requested': event(ofRequest, { subject: 'requestId' }),
  'membership.approved': event(ofRequest, { subject: 'requestId' }),
  'membership.rejected': event(ofRequest, { subject: 'requestId' }),
  'membership.answered': event(ofRequest, { subject: 'requestId' }),
  'member.followed': event(ofFollow, { subject: 'memberId' }),
  'member.unfollowed': event(ofFollow, { subject: 'memberId' }),
  'membership.began': event(z.object({ customerId: z.uuid() })),
};
