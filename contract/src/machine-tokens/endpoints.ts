import { z } from 'zod';
import { claimedPassword } from '../identity/account.ts';
import { endpoint } from '../platform/endpoint.ts';
import { text, timestamp, typedText } from '../platform/shapes.ts';
import { tokenScopes, tokenStates } from '../vocabulary/index.ts';

const scopes = z.array(z.enum(tokenScopes)).max(50);

export const machineToken = z.object({
  id: z.uuid(),
  name: text(60),
  hint: text(20).describe('The first characters, by which it is recognised'),
  scopes,
  state: z.enum(tokenStates),
  created_by: text(60).describe('Name of the owner who made it; it goes on working without them'),
  created_at: timestamp,
  expires_at: timestamp.nullable().describe('null: no end'),
  last_used_at: timestamp.nullable().describe('To the minute'),
  last_network: text(60).nullable().describe('The /24 of an IPv4 address, or the /64 of an IPv6 one'),
  revoked_at: timestamp.nullable(),
});

export const machineTokenDraft = z.object({
  name: typedText(60).describe('The program that will have it'),
  scopes: scopes
    .min(1, 'validation.required')
    .refine((given) => new Set(given).size === given.length, 'validation.invalid'),
  expires_in_days: z.int().min(1).max(730).nullable().describe('null: no end'),
  current_password: claimedPassword.describe('Of who makes it: a session left open is not enough'),
});
export type MachineTokenDraft = z.infer<typeof machineTokenDraft>;

/** Machine tokens: keys with which programs call the shop, each with its scopes (docs/decisions/0113). */
export const machineTokenEndpoints = {
  'GET /admin/machine-tokens': endpoint({
    access: { staff: ['owner'] },
    summary: 'Keys of programs, those that work first, then the latest; at most 200',
    reply: z.array(machineToken).max(200),
    errors: [],
  }),
  // The reply holds a secret, which must not be stored, so there is no Idempotency-Key.
  'POST /admin/machine-tokens': endpoint({
    access: { staff: ['owner'] },
    work: 'logins',
    summary: 'Make a key for a program; it is shown in this reply alone',
    body: machineTokenDraft,
    reply: z.object({
      machine_token: machineToken,
      token: text(100).describe('Bearer token; shown once, kept hashed'),
    }),
    status: 201,
    errors: ['auth.password_wrong', 'auth.too_many_attempts', 'machine_tokens.too_many'],
    limitPerMinute: 10,
  }),
  'POST /admin/machine-tokens/{id}/revoke': endpoint({
    access: { staff: ['owner'] },
    summary: 'Revoke a key, at once and for good',
    params: z.object({ id: z.uuid() }),
    reply: machineToken,
    errors: ['machine_tokens.not_found', 'machine_tokens.revoked_before'],
  }),
};

export type MachineToken = z.infer<typeof machineToken>;
