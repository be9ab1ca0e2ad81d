import { z } from 'zod';

/** A text as the database can store it: without NUL and halves of characters. */
const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'characters that cannot be stored');

const address = z.looseObject({
  name: words(120),
  line_one: words(200),
  line_two: words(200).optional(),
  city: words(120),
  state: words(120),
  country: words(60),
  postal_code: words(20),
});

const details = z.looseObject({
  name: words(120).optional(),
  phone_number: words(32).optional(),
  email: words(254).optional(),
  address: address.optional(),
});
export type GivenDetails = z.infer<typeof details>;

const buyer = z.looseObject({
  first_name: words(60).optional(),
  last_name: words(60).optional(),
  email: words(254).optional(),
  phone_number: words(32).optional(),
});

/** An item of a new session, or a line that an answer told; a line that names no quantity is one piece. */
const line = z.looseObject({
  id: words(60),
  item: z.looseObject({ id: words(60) }).optional(),
  quantity: z.int().min(1).max(1_000_000).optional(),
});

const selected = z.looseObject({ type: words(20), option_id: words(60) });

export const updateRequest = z.looseObject({
  buyer: buyer.optional(),
  line_items: z.array(line).min(1).max(100).optional(),
  fulfillment_details: details.optional(),
  selected_fulfillment_options: z.array(selected).max(10).optional(),
  coupons: z.array(words(40)).max(10).optional(),
  discounts: z.looseObject({ codes: z.array(words(40)).max(10).optional() }).optional(),
});
export type SessionRequest = z.infer<typeof updateRequest>;

export const createRequest = updateRequest.extend({
  line_items: z.array(line).min(1).max(100),
  currency: z.string().max(10),
  capabilities: z.looseObject({}),
});

export const completeRequest = z.looseObject({
  buyer: buyer.optional(),
  payment_data: z.looseObject({ handler_id: words(100).optional() }),
});

export const cancelRequest = z.unknown();
