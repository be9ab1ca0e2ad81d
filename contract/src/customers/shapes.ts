import { z } from 'zod';
import { rankKeys } from '../vocabulary/index.ts';

export const standing = z.object({
  balance: z.int().describe('What can be spent now'),
  pending: z.int().describe('What is on its way'),
  lifetime: z.int().describe('Ever earned; the rank follows from it'),
  rank: z.enum(rankKeys),
});
