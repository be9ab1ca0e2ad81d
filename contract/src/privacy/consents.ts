import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { anyCaseEmail, text, timestamp } from '../platform/shapes.ts';
import { consentSubjects, consentWays } from '../vocabulary/index.ts';

export const consentEvent = z.object({
  subject: z.enum(consentSubjects),
  is_given: z.boolean(),
  way: z.enum(consentWays),
  at: timestamp,
  words: text(2_000).nullable().describe('As they were read; null where none were kept'),
  language: z.enum(['ar', 'en']).nullable(),
  version: text(64).nullable().describe('Hash of the words, or the version that a banner named'),
  origin: text(300).describe('The file and row of an import, or the order of a banner’s answer'),
});
export type ConsentEvent = z.infer<typeof consentEvent>;
const events = z.array(consentEvent).max(200);

export const consentEndpoints = {
  'GET /user/consents': endpoint({
    access: 'customer',
    summary: 'What one agreed to and withdrew, with the words that were read',
    reply: events,
    errors: [],
  }),
  'DELETE /user/newsletter': endpoint({
    access: 'customer',
    summary: 'End the subscription of one’s proved address to the newsletter',
    reply: z.object({ done: z.literal(true) }),
    errors: [],
  }),
  'GET /admin/privacy/consents': endpoint({
    access: { staff: ['owner', 'manager', 'support'] },
    summary: 'What a person agreed to and withdrew: of an account, or of an address',
    query: z.object({ customer_id: z.uuid().optional(), email: anyCaseEmail.optional() }),
    reply: events,
    errors: [],
  }),
};
