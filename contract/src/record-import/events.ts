import { z } from 'zod';
import { event } from '../platform/event.ts';

export const recordImportEvents = {
  /** The import of records under way has a next piece; one import at a time. */
  'record-import.due': event(z.object({})),
};
