import { z } from 'zod';
import { event } from '../platform/event.ts';

export const fulfilmentEvents = {
  /** The buyer of an order taken by phone is due a link to pay it. */
  'order.link_due': event(z.object({ orderId: z.uuid() }), { subject: 'orderId' }),
};
