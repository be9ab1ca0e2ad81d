import type { AgentConsent, AgentRequest, LinkRight } from '@waha/contract';
import { linkRights } from '@waha/contract';
import type { OpenLinking } from '../../../extensions/index.ts';
import { type AgentClient, isOnDevice } from './client-document.ts';

/** BASE64URL of a SHA-256 (RFC 7636 §4.2). */
const CHALLENGE = /^[\w-]{43}$/;

/** A request of a known client with a declared address to return to. */
export interface ReadRequest {
  client: AgentClient;
  redirectUri: string;
  state: string | undefined;
  scopes: readonly string[];
  challenge: string;
  fault: AgentConsent['fault'];
}

/** Reads what else an authorization request has to say. Its faults are told to the agent, with the customer's own press. */
export function readRequest(
  given: AgentRequest,
  client: AgentClient,
  redirectUri: string,
  linking: OpenLinking,
  publicUrl: string,
): ReadRequest {
  const scopes = [...new Set((given.scope ?? '').split(' ').filter(Boolean))];
  const areKnown = scopes.length > 0 && scopes.every((scope) => linking.rightsOf.has(scope));
  return {
    ...{ client, redirectUri, state: given.state, challenge: given.code_challenge ?? '' },
    scopes: areKnown ? scopes : [],
    fault: faultOf(given, publicUrl) ?? (areKnown ? null : 'invalid_scope'),
  };
}

function faultOf(given: AgentRequest, publicUrl: string): AgentConsent['fault'] {
  const { response_type: type, code_challenge: challenge = '', code_challenge_method: method, resource } = given;
  if (type === undefined) return 'invalid_request';
  if (type !== 'code') return 'unsupported_response_type';
  // Without a challenge by S256 a stolen code could be exchanged.
  if (method !== 'S256' || !CHALLENGE.test(challenge)) return 'invalid_request';
  return resource === undefined || isOfShop(resource, publicUrl) ? null : 'invalid_target';
}

const isOfShop = (resource: string, publicUrl: string) =>
  URL.canParse(resource) && new URL(resource).origin === new URL(publicUrl).origin;

/** The rights of scopes, each once and in their order. */
export function rightsOf(scopes: readonly string[], linking: OpenLinking | undefined): LinkRight[] {
  const granted = new Set(scopes.flatMap((scope) => linking?.rightsOf.get(scope) ?? []));
  return linkRights.filter((right) => granted.has(right));
}

export function presentConsent(
  { client, redirectUri, scopes, fault }: ReadRequest,
  linking: OpenLinking,
): AgentConsent {
  return {
    host: client.host,
    name: client.name,
    returns_to: isOnDevice(redirectUri) ? null : new URL(redirectUri).host,
    rights: rightsOf(scopes, linking),
    fault,
  };
}

/** The address that the browser goes on to, with the answer and who gives it (RFC 9207). */
export function answerAddress(
  { redirectUri, state }: ReadRequest,
  issuer: string,
  answer: { code: string } | { error: string },
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, ...(state !== undefined && { state }), iss: issuer }))
    url.searchParams.append(name, value);
  return url.href;
}
