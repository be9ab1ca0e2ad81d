import { z } from 'zod';

const line = z.object({ id: z.string(), item: z.string(), quantity: z.int() });
export type SessionLine = z.infer<typeof line>;

export const destination = z.object({
  id: z.string(),
  street_address: z.string().optional(),
  extended_address: z.string().optional(),
  address_locality: z.string().optional(),
  address_region: z.string().optional(),
  address_country: z.string().optional(),
  postal_code: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  phone_number: z.string().optional(),
});
export type Destination = z.infer<typeof destination>;

const shipping = z.object({
  id: z.string(),
  destinations: z.array(destination),
  selectedDestinationId: z.string().nullable(),
  groupId: z.string(),
  selectedOptionId: z.string().nullable(),
});
export type Shipping = z.infer<typeof shipping>;

const buyer = z.object({
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  email: z.string().optional(),
  phone_number: z.string().optional(),
  consent: z.record(z.string(), z.boolean()).optional(),
});
export type Buyer = z.infer<typeof buyer>;

const placed = z.object({ id: z.string(), number: z.string(), viewToken: z.string().nullable() });
export type PlacedOrder = z.infer<typeof placed>;

/** A cart or checkout of an agent. It keeps what was chosen, never a price: each answer is priced anew. */
export const session = z.object({
  kind: z.enum(['cart', 'checkout']),
  id: z.string(),
  state: z.enum(['open', 'completing', 'completed', 'canceled']),
  lines: z.array(line),
  buyer: buyer.nullable(),
  codes: z.array(z.string()),
  shipping: shipping.nullable(),
  profile: z.string().nullable(),
  language: z.enum(['ar', 'en']),
  expiresAt: z.string(),
  /** The order that was sent: sent again as it was, whatever was changed or sold since. */
  orderRequest: z.unknown().optional(),
  order: placed.nullable(),
  /** The checkout that a cart was made into. */
  checkoutId: z.string().nullable().default(null),
  /** The account whose agents may use it; none: anybody may who was given its id. */
  account: z.string().nullish(),
});
export type Session = z.infer<typeof session>;
