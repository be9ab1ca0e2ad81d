import { z } from 'zod';
import { riyals, text, timestamp, typedName } from '../platform/shapes.ts';
import { languages, rankKeys } from '../vocabulary/index.ts';

export const personName = typedName(60);

/**
 * 8 to 128 characters of any script, no composition rules (NIST SP 800-63B §3.1.1). Never trimmed; the server compares
 * it in NFKC.
 */
export const password = z
  .string()
  .min(8, 'validation.password_short')
  .max(128, 'validation.password_long')
  .refine((value) => !value.includes('\0') && value.isWellFormed(), 'validation.characters');

/** A claimed password: bounded in length, not judged. */
export const claimedPassword = z.string().min(1, 'validation.required').max(512);

export const user = z.object({
  id: z.uuid(),
  first_name: text(60),
  last_name: text(60),
  email: text(254).nullable(),
  phone: text(20).describe('E.164'),
  isAffiliate: z.boolean(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
});

/** Marketing consents of the customer, one per channel; false by default. */
export const consents = z.object({ email: z.boolean(), sms: z.boolean(), whatsapp: z.boolean() });

/** The consents that a change names; the others stay. */
export const consentsDraft = consents.partial();
export type ConsentsDraft = z.input<typeof consentsDraft>;

export const consentsSince = z
  .object({ email: timestamp.nullable(), sms: timestamp.nullable(), whatsapp: timestamp.nullable() })
  .describe('When each was agreed to; null: it was not');
export type ConsentsSince = z.infer<typeof consentsSince>;

export const language = z.enum(languages);

export const profile = user.extend({
  language,
  consents,
  consents_since: consentsSince,
  created_at: timestamp,
  rank: z.enum(rankKeys).nullable().describe('As `GET /community/my-rank`; null where none is reached'),
  points: z.int().describe('Loyalty points'),
  store_credit: riyals.describe('What can be spent now, SAR'),
});

export const session = z.object({
  token: text(100).describe('Bearer token; shown once, kept hashed'),
  expires_at: timestamp,
  user,
});

/** Mark of a device that has signed in: it grants no access, but exempts the device from lock-outs caused elsewhere. */
export const deviceMark = text(100);

export const signedIn = session.extend({
  device_mark: deviceMark.describe('Kept by this device, also after signing out, and sent with the next login'),
});

export const sessionInList = z.object({
  id: z.uuid(),
  device: text(200).describe('Browser and system, as far as they say'),
  is_current: z.boolean(),
  created_at: timestamp,
  last_used_at: timestamp,
});

export type User = z.infer<typeof user>;
export type Profile = z.infer<typeof profile>;
export type Session = z.infer<typeof session>;
export type SignedIn = z.infer<typeof signedIn>;
export type SessionInList = z.infer<typeof sessionInList>;
