import { z } from 'zod';
import { event } from '../platform/event.ts';

export const moneyActEvents = {
  'money_act.stood_out': event(z.object({ alertId: z.uuid() })),
};
