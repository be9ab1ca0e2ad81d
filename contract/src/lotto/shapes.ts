import { z } from 'zod';
import { id, text, timestamp } from '../platform/shapes.ts';
import { campaignStates, prizeKinds, rewardStatuses, ticketReasons } from '../vocabulary/index.ts';

export const prize = z.object({ kind: z.enum(prizeKinds), label: text(600) });

/** 32 bytes in hexadecimal: a SHA-256 hash, a salt. */
export const bytes32 = z.string().regex(/^[0-9a-f]{64}$/);

export const lottoCampaign = z.object({
  id,
  name: text(120),
  is_demo: z.boolean(),
  licence_number: text(60),
  rules: text(10_000),
  state: z.enum(campaignStates).describe('closing: no more cards are given; what one has can be scratched and used'),
  starts_at: timestamp,
  cards_until: timestamp.describe('After it no card is given'),
  ends_at: timestamp.describe('After it nothing is scratched or used'),
  root: bytes32.describe('Root of the Merkle tree over all cards; public before the first card is given'),
  published_at: timestamp,
  deck_size: z.int(),
  cards_left: z.int().describe('Cards not given yet'),
});
export type LottoCampaign = z.infer<typeof lottoCampaign>;

export const reward = z.object({
  id: z.uuid(),
  status: z.enum(rewardStatuses),
  prize,
  expires_at: timestamp,
  used_at: timestamp.nullable(),
  coupon: z
    .object({ code: text(40), ends_at: timestamp.nullable() })
    .nullable()
    .describe('The code it was turned into, for whoever has it'),
  order_id: z.uuid().nullable().describe('The order by which it is sent, where it is a product'),
});
export type LottoReward = z.infer<typeof reward>;

export const ticket = z.object({
  id: z.uuid(),
  number: z.int().describe('Its place in the deck, from 1; fixed when it is given'),
  given_for: z.enum(ticketReasons),
  given_at: timestamp,
});
export type LottoTicket = z.infer<typeof ticket>;

/** Data with which a browser verifies that a card was in the deck; format in the lotto module's README. */
export const proof = z.object({
  index: z.int(),
  prize: text(200).describe('The prize as the card has it, in words for machines'),
  salt: bytes32,
  siblings: z.array(bytes32).max(20).describe('From the leaf up; a node without a sibling goes up as it is'),
  deck_size: z.int(),
  root: bytes32,
});
export type LottoProof = z.infer<typeof proof>;

export const scratched = z.object({
  ticket,
  prize,
  scratched_at: timestamp,
  reward: reward.nullable(),
  proof,
});
export type ScratchedCard = z.infer<typeof scratched>;
