import { z } from 'zod';
import { event } from '../platform/event.ts';

export const conversionEvents = {
  /** A visitor who agreed did something that services may be told of. */
  'conversion.happened': event(z.object({ conversionId: z.uuid() }), { subject: 'conversionId' }),
};
