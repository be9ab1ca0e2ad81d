import { z } from 'zod';

/** A text as the database can store it: without NUL and halves of characters. */
const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !text.includes('\0') && text.isWellFormed(), 'characters that cannot be stored');
const MOST_CONSENTS = 20;

const address = z.looseObject({
  id: words(100).optional(),
  street_address: words(200).optional(),
  extended_address: words(200).optional(),
  address_locality: words(120).optional(),
  address_region: words(120).optional(),
  address_country: words(60).optional(),
  postal_code: words(20).optional(),
  first_name: words(60).optional(),
  last_name: words(60).optional(),
  phone_number: words(32).optional(),
});
export type GivenAddress = z.infer<typeof address>;

const group = z.looseObject({ id: words(100).optional(), selected_option_id: words(100).nullish() });

const method = z.looseObject({
  id: words(100).optional(),
  type: z.enum(['shipping', 'pickup']).optional(),
  destinations: z.array(address).max(10).optional(),
  selected_destination_id: words(100).nullish(),
  groups: z.array(group).max(5).optional(),
});
export type GivenMethod = z.infer<typeof method>;

const buyer = z.looseObject({
  first_name: words(60).optional(),
  last_name: words(60).optional(),
  email: words(254).optional(),
  phone_number: words(32).optional(),
  consent: z
    .record(words(40), z.boolean())
    .refine((all) => Object.keys(all).length <= MOST_CONSENTS, `at most ${MOST_CONSENTS} consents`)
    .optional(),
});

const lineItem = z.looseObject({
  id: words(60).optional(),
  item: z.looseObject({ id: words(60) }),
  quantity: z.int().min(1).max(1_000_000),
});
export type GivenLine = z.infer<typeof lineItem>;

/** A body of a cart. Fields that only answers have are dropped, because clients send back what they got. */
export const cartRequest = z.looseObject({
  line_items: z.array(lineItem).min(1).max(100),
  buyer: buyer.nullish(),
  discounts: z.looseObject({ codes: z.array(words(40)).max(10).optional() }).nullish(),
});

export const checkoutRequest = cartRequest.extend({
  context: z.looseObject({ eligibility: z.array(words(200)).max(20).optional() }).nullish(),
  line_items: z.array(lineItem).max(100).optional(),
  cart_id: words(100).optional(),
  fulfillment: z.looseObject({ methods: z.array(method).max(5).optional() }).nullish(),
});
export type CheckoutRequest = z.infer<typeof checkoutRequest>;

const instrument = z.looseObject({
  id: words(100).optional(),
  handler_id: words(100),
  type: words(60).optional(),
  selected: z.boolean().optional(),
  credential: z.looseObject({ type: words(60).optional(), token: words(4_000).optional() }).optional(),
});
export type GivenInstrument = z.infer<typeof instrument>;

export const completeRequest = z.looseObject({
  payment: z.looseObject({ instruments: z.array(instrument).max(5).optional() }).optional(),
});
