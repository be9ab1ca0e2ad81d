import { z } from 'zod';
import { image, text, timestamp, typedText } from '../platform/shapes.ts';
import { authors, joinRequestStatuses, rankKeys } from '../vocabulary/index.ts';

/** Three to twenty-four Arabic or Latin letters, digits and `_`, a letter first: no other script, whose letters look alike. */
export const handle = z
  .string()
  .trim()
  .regex(/^[a-zA-Z\u0621-\u063A\u0641-\u064A][a-zA-Z\u0621-\u063A\u0641-\u064A0-9_]{2,23}$/, 'validation.handle');

/** A handle in a path, as it is written or as it was typed: `@` and spelling do not matter. */
export const handleParams = z.object({ handle: typedText(40) });

/** The author of a text, as shown beside it; `handle` is null for a deleted member. */
export const memberRef = z.object({
  handle: text(24).nullable(),
  name: text(60).describe('What they call themselves; «عضو سابق» once they left'),
  picture: image.nullable(),
  rank: z.enum(rankKeys).nullable().describe('For the badge beside the name; null once they left'),
});
export type MemberRef = z.infer<typeof memberRef>;

export const joinRequest = z.object({
  id: z.uuid(),
  status: z.enum(joinRequestStatuses),
  message: text(1_000),
  links: z.array(text(300)).max(3),
  reason: text(500).nullable().describe('Why it was refused'),
  created_at: timestamp,
  decided_at: timestamp.nullable(),
  messages: z.int().describe('How many were written on it'),
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const joinMessage = z.object({
  id: z.int(),
  author: z.enum(authors),
  message: text(1_000),
  created_at: timestamp,
});
export type JoinMessage = z.infer<typeof joinMessage>;
