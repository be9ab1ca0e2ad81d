import { z } from 'zod';
import { event } from '../platform/event.ts';

const ofContest = z.object({ contestId: z.int() });

export const contestEvents = {
  'contest.decided': event(ofContest, { subject: 'contestId' }),
  'contest.cancelled': event(ofContest, { subject: 'contestId' }),
  'contest.judged': event(z.object({ entryId: z.int() }), { subject: 'entryId' }),
};
