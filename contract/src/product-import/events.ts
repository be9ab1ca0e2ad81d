import { z } from 'zod';
import { event } from '../platform/event.ts';

export const productImportEvents = {
  /** The import under way has a next piece; one import at a time. */
  'product-import.due': event(z.object({ id: z.exactOptional(z.int()) })),
};
