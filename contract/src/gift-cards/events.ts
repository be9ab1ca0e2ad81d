import { z } from 'zod';
import { event } from '../platform/event.ts';

export const giftCardEvents = {
  'gift_card.mail_due': event(z.object({ giftCardId: z.uuid() })),
};
