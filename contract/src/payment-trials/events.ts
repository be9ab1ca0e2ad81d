import { z } from 'zod';
import { event } from '../platform/event.ts';

export const paymentTrialEvents = {
  /** The riyal of a trial arrived; it is given back. */
  'payment_trial.paid': event(z.object({ trialId: z.uuid() }), { subject: 'trialId' }),
};
