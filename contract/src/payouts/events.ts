import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofWithdrawal = z.object({ withdrawalId: z.uuid() });
const subject = 'withdrawalId';

export const payoutEvents = {
  'withdrawal.approved': event(ofWithdrawal, { subject }),
  'withdrawal.paid': event(ofWithdrawal, { subject }),
  'withdrawal.rejected': event(ofWithdrawal, { subject }),
  'withdrawal.cancelled': event(ofWithdrawal, { subject }),
};
