import { z } from 'zod';
import { timestamp } from '../platform/shapes.ts';
import { rankKeys } from '../vocabulary/index.ts';

export const consentSince = z
  .object({ email: timestamp.nullable(), sms: timestamp.nullable(), whatsapp: timestamp.nullable() })
  .describe('Since when each kind of advertising was agreed to; null: it was not');

export const standing = z.object({
  balance: z.int().describe('What can be spent now'),
  pending: z.int().describe('What is on its way'),
  lifetime: z.int().describe('Ever earned; the rank follows from it'),
  rank: z.enum(rankKeys),
});
