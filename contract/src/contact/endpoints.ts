import { z } from 'zod';
import { normalisePhone } from '../phone.ts';
import { endpoint } from '../platform/endpoint.ts';
import { evenIfWrong, text, typedText } from '../platform/shapes.ts';
import { messageEndpoints } from './admin.ts';
import { contactTopics } from './shapes.ts';

/** An empty field is one that was left out. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );
}

const contactMessage = z
  .object({
    form_id: z.uuid().describe('From POST /contact/form; good for one message'),
    name: typedText(80),
    email: optional(z.string().trim().toLowerCase().pipe(z.email('validation.email').max(254))),
    phone: optional(typedText(32).refine((value) => normalisePhone(value) !== null, 'validation.phone')),
    topic: z.enum(contactTopics, 'validation.choice_missing'),
    order_number: optional(typedText(30)),
    message: typedText(4_000).min(10, 'validation.message_short'),
    company_site: z.string().max(300).optional().describe('Left empty by people, who do not see it'),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    message: 'validation.email_or_phone',
    ...evenIfWrong,
  });

const senderEndpoints = {
  'POST /contact/form': endpoint({
    access: 'visitor',
    summary: 'Opens the form of a message: when it was opened tells people from programs',
    reply: z.object({ form_id: z.uuid() }),
    errors: [],
    status: 201,
    limitPerMinute: 20,
  }),
  'POST /contact': endpoint({
    access: 'visitor',
    summary: 'Sends the shop a message',
    body: contactMessage,
    reply: z.object({ reference: text(20).describe('To be named when asking about it') }),
    errors: ['contact.form_expired', 'contact.too_fast', 'contact.too_many'],
    status: 201,
    idempotent: true,
    limitPerMinute: 20,
  }),
};

export const contactEndpoints = { ...senderEndpoints, ...messageEndpoints };
