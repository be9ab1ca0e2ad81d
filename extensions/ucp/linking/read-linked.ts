import type { LinkedCustomer, ProtocolCall, ProtocolRequest } from '@waha/extend';
import { Fault } from '../../machine-checkouts/faults.ts';
import type { Operation } from '../operations.ts';

/**
 * The customer for whom a request acts; null: it comes without a token. Refuses a token that is none, that was given to another agent, or
 * that lacks the scope of the operation.
 */
export function readLinked(
  { linked = null }: ProtocolRequest,
  profile: string | null,
  { scope }: Pick<Operation, 'scope'>,
  issuer: string,
): LinkedCustomer | null {
  if (linked === null) return null;
  if (linked === 'invalid') throw identityRequired(issuer, 'The access token is unknown, over or taken back');
  if (originOf(profile) !== originOf(linked.clientId))
    throw identityRequired(issuer, 'The access token was given to another agent than the profile names');
  if (scope !== null && !linked.scopes.includes(scope)) throw insufficientScope(issuer, scope);
  return linked;
}

const originOf = (address: string | null) => (URL.canParse(address ?? '') ? new URL(address ?? '').origin : undefined);

/** 401 of an operation that needs a customer (RFC 6750 §3). `wrong` says what is wrong with the token that came. */
export function identityRequired(issuer: string, wrong?: string): Fault {
  const error = wrong === undefined ? {} : { error: 'invalid_token', error_description: wrong };
  return challenged(401, issuer, { code: 'identity_required', content: wrong ?? 'A linked customer is needed' }, error);
}

function insufficientScope(issuer: string, scope: string): Fault {
  const told = { code: 'insufficient_scope', content: `This operation requires scopes: ${scope}` };
  return challenged(403, issuer, told, { error: 'insufficient_scope', scope });
}

function challenged(
  status: number,
  issuer: string,
  told: { code: string; content: string },
  more: Readonly<Record<string, string>>,
): Fault {
  const parts = { realm: issuer, ...more, resource_metadata: `${issuer}/.well-known/oauth-protected-resource` };
  const challenge = `Bearer ${Object.entries(parts)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`;
  return new Fault(status, [{ type: 'error', ...told, severity: 'requires_buyer_review' }], challenge);
}

const OWN = new Set([
  'POST /orders/quote',
  'POST /orders',
  'GET /orders',
  'GET /orders/{id}',
  'GET /user/addresses',
  'GET /user/profile',
]);

/** The shop's calls for a linked customer: those that differ by who asks are made as theirs. */
export const callAs =
  (call: ProtocolCall): ProtocolCall =>
  (key, input) =>
    call(key, OWN.has(key) ? { ...input, asLinked: true } : input);
