import { z } from 'zod';

const words = z.string().max(2_000);
/** A message of the authority, cut to what is stored. */
export const messageShape = z.object({
  code: z.string().max(100),
  text: words,
  help: z.object({ ar: words, en: words }).nullable(),
});
const messages = z.array(messageShape).max(100);
const xml = z.string().max(20_000_000);
const qr = z.string().max(2_000);

/** The answer of a step of registration. */
export const stepShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('done'), secrets: z.string().min(1).max(32_768), endsAt: z.date().nullable() }),
  z.object({ status: z.literal('refused'), messages: messages.min(1) }),
]);

/** The answer to a document. */
export const reportShape = z.discriminatedUnion('status', [
  z.object({ status: z.literal('accepted'), warnings: messages, cleared: z.object({ xml, qr }).nullable() }),
  z.object({ status: z.literal('rejected'), errors: messages, warnings: messages }),
  z.object({
    status: z.literal('unanswered'),
    problem: z.enum(['away', 'busy', 'credentials', 'request']),
    message: messageShape,
    retryAfterMs: z.number().min(0).nullable(),
  }),
]);

/** A document that a provider stamped. */
export const stampedShape = z.object({
  xml: xml.min(1),
  hash: z.string().min(1).max(200),
  qr: qr.min(1),
  mode: z.enum(['report', 'clear']),
});

export const secretsShape = z.object({ secrets: z.string().min(1).max(32_768) });
