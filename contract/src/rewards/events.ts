import { z } from 'zod';
import { event } from '../platform/event.ts';

export const rewardEvents = {
  'reward.redeemed': event(z.object({ redemptionId: z.uuid() })),
};
