import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { anyCaseEmail as email } from '../platform/shapes.ts';
import { subscriptionSources } from '../vocabulary/index.ts';

const token = z.string().regex(/^[\w-]{43}$/, 'validation.invalid');
/** Links in text messages are shorter. */
const leavingToken = z.string().regex(/^(?:[\w-]{43}|[\w-]{16})$/, 'validation.invalid');

export const newsletterEndpoints = {
  'POST /newsletter': endpoint({
    access: 'visitor',
    summary: 'Asks for the newsletter: a mail with a link to confirm goes out. The answer tells nothing of the address',
    body: z.object({ email, source: z.enum(subscriptionSources).default('page').describe('Which form') }),
    reply: z.object({ requested: z.literal(true) }),
    errors: [],
    limitPerMinute: 10,
  }),
  'POST /newsletter/confirm': endpoint({
    access: 'visitor',
    summary: 'Confirms an address with the token of the mail, once',
    body: z.object({ token }),
    reply: z.object({ subscribed: z.literal(true) }),
    errors: ['newsletter.link_invalid'],
    limitPerMinute: 30,
  }),
  'POST /newsletter/unsubscribe': endpoint({
    access: 'visitor',
    summary:
      'Ends a subscription, or an agreement to offers, with the token of any of their messages; again is the same as once',
    body: z.object({ token: leavingToken }),
    reply: z.object({ subscribed: z.literal(false) }),
    errors: ['newsletter.link_invalid'],
    limitPerMinute: 30,
  }),
};
