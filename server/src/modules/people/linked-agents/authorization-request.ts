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
  const challenge = given.code_challenge ?? '';
  const hasChallenge = given.code_challenge_method === 'S256' && CHALLENGE.test(challenge);
  const isForHere = given.resource === undefined || isOfShop(given.resource, publicUrl);
  const areKnown = scopes.length > 0 && scopes.every((scope) => linking.rightsOf.has(scope));
  const fault =
    given.response_type !== 'code'
      ? given.response_type === undefined
        ? 'invalid_request'
        : 'unsupported_response_type'
      : !hasChallenge
        ? 'invalid_request'
        : !isForHere
          ? 'invalid_target'
          : areKnown
            ? null
            : 'invalid_scope';
  return { client, redirectUri, state: given.state, scopes: areKnown ? scopes : [], challenge, fault };
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
