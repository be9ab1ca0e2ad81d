import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofAffiliate = z.object({ affiliateId: z.int() });
const subject = 'affiliateId';

export const affiliateEvents = {
  'affiliate.applied': event(ofAffiliate, { subject }),
  'affiliate.approved': event(ofAffiliate, { subject }),
  'affiliate.rejected': event(ofAffiliate, { subject }),
  'affiliate.suspended': event(ofAffiliate, { subject }),
  'affiliate.restored': event(ofAffiliate, { subject }),
};
