import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { givenId, typedCode } from '../platform/shapes.ts';

/** Purposes that visitors agree to one by one. */
export const consentPurposes = ['analytics', 'marketing'] as const;

export const consentBody = z.object({
  id: z.uuid().optional().describe('Of an answer that this one replaces'),
  analytics: z.boolean(),
  marketing: z.boolean(),
  text_version: typedCode(20).describe('Of the text that was answered'),
});
export type ConsentBody = z.infer<typeof consentBody>;

export const conversionBody = z.object({
  consent_id: z.uuid(),
  kind: z.enum(['add_to_cart', 'checkout', 'purchase']),
  path: z
    .string()
    .max(300)
    .regex(/^\/[^?#\s]*$/)
    .describe('Of the page; only its kind is kept, and the id of a product'),
  lines: z
    .array(z.object({ product_id: givenId, variant_id: givenId.optional(), quantity: z.int().min(1).max(99) }))
    .max(20)
    .optional(),
  order_id: z.uuid().optional().describe('Of a purchase: an order that this tab just placed'),
  clicks: z
    .object({
      fbclid: typedCode(500).optional(),
      ttclid: typedCode(500).optional(),
      ScCid: typedCode(500).optional(),
      gclid: typedCode(500).optional(),
    })
    .optional()
    .describe('Marks of the advertisement that led here'),
});
export type ConversionBody = z.infer<typeof conversionBody>;

export const conversionEndpoints = {
  'POST /consents': endpoint({
    access: 'visitor',
    // Withdrawals are taken at any time and as often as they come: agreements alone are counted, by the handler.
    whileClosed: 'answers',
    summary: 'Agree to purposes beyond the shop’s own, or withdraw; withdrawing also deletes what was not yet sent',
    body: consentBody,
    reply: z.object({ id: z.uuid() }),
    errors: [],
  }),
  'POST /conversions': endpoint({
    access: 'visitor',
    whileClosed: 'refuses',
    summary: 'What a visitor who agreed did; without an agreement nothing is kept',
    body: conversionBody,
    reply: z.object({ done: z.literal(true) }),
    errors: [],
    limitPerMinute: 30,
  }),
};
