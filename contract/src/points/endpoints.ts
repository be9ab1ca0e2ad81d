import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { riyals, text } from '../platform/shapes.ts';

export const rankKeys = ['bronze', 'silver', 'gold', 'platinum', 'diamond'] as const;
export type RankKey = (typeof rankKeys)[number];

const rank = z.object({
  key: z.enum(rankKeys),
  name: text(60),
  threshold: z.int().describe('Points ever earned from which on one has it'),
  free_shipping_threshold: riyals.nullable().describe('Goods for so much are sent free; null: as for everybody'),
  discount_percent: z.int().describe('Less on goods, 0 for none'),
});
export type Rank = z.infer<typeof rank>;

const standing = z.object({
  rank,
  lifetime_points: z.int().describe('Ever earned; spending does not lower it'),
  next: rank.nullable().describe('null at the top'),
  points_to_next: z.int().nullable(),
});
export type RankStanding = z.infer<typeof standing>;

export const pointEndpoints = {
  'GET /community/ranks': endpoint({
    access: 'public',
    summary: 'The ranks, the first one lowest, with what each brings at the checkout',
    reply: z.object({ data: z.array(rank).max(10) }),
    errors: [],
    cache: { tags: ['ranks'] },
  }),
  'GET /community/my-rank': endpoint({
    access: 'customer',
    summary: 'My rank, and how far it is to the next',
    reply: standing,
    errors: [],
  }),
};
