import { z } from 'zod';
import { normalisePhone } from '../phone.ts';
import { endpoint } from '../platform/endpoint.ts';
import { anyCaseEmail, evenIfWrong, text, typedCode, typedLines, typedName } from '../platform/shapes.ts';
import { contactTopics } from '../vocabulary/index.ts';
import { messageEndpoints } from './admin.ts';

/** Treats an empty field as absent. */
function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value: string | undefined): unknown => (typeof value === 'string' && value.trim() === '' ? undefined : value),
    schema.optional(),
  );
}

export const contactMessage = z
  .object({
    form_id: z.uuid().describe('From POST /contact/form; good for one message'),
    name: typedName(80),
    email: optional(anyCaseEmail),
    phone: optional(typedCode(32).refine((value) => normalisePhone(value) !== null, 'validation.phone')),
    topic: z.enum(contactTopics, 'validation.choice_missing'),
    order_number: optional(typedCode(30)),
    message: typedLines(4_000).min(10, 'validation.message_short'),
    company_site: z.string().max(300).optional().describe('Left empty by people, who do not see it'),
  })
  .refine(({ email, phone }) => email !== undefined || phone !== undefined, {
    path: ['email'],
    message: 'validation.email_or_phone',
    ...evenIfWrong,
  });
export type ContactMessage = z.input<typeof contactMessage>;

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
