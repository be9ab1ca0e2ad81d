import { z } from 'zod';
import { event } from '../platform/event.ts';

export const savedCardEvents = {
  /** A payment left the token of a card; its provider is asked what card it is. */
  'card.kept': event(z.object({ cardId: z.uuid() }), { subject: 'cardId' }),
  /** A card is no longer wanted; its provider is made to forget it. */
  'card.ended': event(z.object({ cardId: z.uuid() }), { subject: 'cardId' }),
};
