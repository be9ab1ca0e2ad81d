import { z } from 'zod';
import { event } from '../platform/event.ts';

export const customerImportEvents = {
  /** The import of customers under way has a next piece; one import at a time. */
  'customer-import.due': event(z.object({})),
};
