import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofMember = z.object({ memberId: z.int() });

export const moderationEvents = {
  'member.suspended': event(ofMember, { subject: 'memberId' }),
  'member.restored': event(ofMember, { subject: 'memberId' }),
};
