import { z } from 'zod';
import { memberRef } from '../members/shapes.ts';
import { endpoint } from '../platform/endpoint.ts';
import { leaderboardPeriods } from '../vocabulary/index.ts';

export const standing = z.object({
  place: z.int().describe('Those with as many points share one'),
  member: memberRef,
  points: z.int(),
  is_me: z.boolean(),
});

export const leaderboard = z.object({
  period: z.enum(leaderboardPeriods),
  data: z.array(standing).max(50),
  me: standing.extend({ place: z.int().nullable().describe('null with no points yet') }),
});
export type Leaderboard = z.infer<typeof leaderboard>;

export const leaderboardEndpoints = {
  'GET /community/leaderboard': endpoint({
    access: 'customer',
    summary: 'Who earned most points, those taken back not counted; the first fifty, and my own place',
    query: z.object({
      period: z
        .enum(leaderboardPeriods)
        .describe('7d unless said: so many days of Riyadh with today, or ever')
        .optional(),
    }),
    reply: leaderboard,
    errors: ['members.not_member', 'members.suspended'],
  }),
};
export type LeaderboardStanding = z.infer<typeof standing>;
