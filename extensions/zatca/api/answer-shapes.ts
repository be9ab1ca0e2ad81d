import type { TaxMessage } from '@waha/extend';
import { z } from 'zod';
import { messageOf } from './known-messages.ts';

/** Most messages of an answer that are kept. */
const MAX_MESSAGES = 50;

/** Texts without a code happen too. */
const message = z.union([
  z.string().transform((text) => ({ code: null, message: text })),
  z.object({ code: z.string().nullish(), message: z.string().nullish(), category: z.string().nullish() }),
]);
const messages = z.array(message).nullish();

/** Answers about documents. Each part may be missing: what is asked of them stands where they are read. */
export const documentAnswer = z.object({
  validationResults: z
    .object({ errorMessages: messages, warningMessages: messages, status: z.string().nullish() })
    .nullish(),
  reportingStatus: z.string().nullish(),
  clearanceStatus: z.string().nullish(),
  clearedInvoice: z.string().nullish(),
});
export type DocumentAnswer = z.output<typeof documentAnswer>;

/** A certificate that was issued. */
export const issuedAnswer = z.object({
  requestID: z.union([z.string().max(100), z.number()]).transform(String),
  binarySecurityToken: z.string().min(1).max(10_000),
  secret: z.string().min(1).max(1_000),
});
export type IssuedAnswer = z.output<typeof issuedAnswer>;

/** Refusals before a document is looked at, in their three forms. */
const refusal = z.object({
  code: z.string().nullish(),
  message: z.string().nullish(),
  dispositionMessage: z.string().nullish(),
  errors: messages,
});

type Told = z.output<typeof messages>;
export const toldMessages = (told: Told): TaxMessage[] =>
  (told ?? []).slice(0, MAX_MESSAGES).map(({ code, message: text }) => messageOf(code || 'unknown', text ?? undefined));

/** Reasons of a refusal; empty where the answer has none. */
export function refusalMessages(body: unknown): TaxMessage[] {
  const read = refusal.safeParse(body);
  if (!read.success) return [];
  const { code, message: text, dispositionMessage, errors } = read.data;
  const told = toldMessages(errors?.map((one) => ({ ...one, code: one.code ?? dispositionMessage ?? code })));
  return code && told.length === 0 ? [messageOf(code, text ?? undefined)] : told;
}
