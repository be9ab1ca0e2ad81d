import { z } from 'zod';
import { event } from '../platform/event.ts';

export const webhookEvents = {
  /** A webhook was switched off by the shop: its owner must hear of it. */
  'webhook.switched_off': event(z.object({ webhookId: z.uuid(), reason: z.enum(['failing', 'gone']) })),
};
