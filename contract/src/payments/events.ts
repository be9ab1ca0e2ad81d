import { z } from 'zod';
import { event } from '../platform/event.ts';

export const paymentEvents = {
  'payment.refund_due': event(z.object({ refundId: z.int() }), { subject: 'refundId' }),
};
