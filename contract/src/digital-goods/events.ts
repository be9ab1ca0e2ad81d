import { z } from 'zod';
import { event } from '../platform/event.ts';

export const digitalGoodsEvents = {
  /** Codes or files were added; orders may wait for them. */
  'digital.added': event(z.object({ variantId: z.int() })),
};
