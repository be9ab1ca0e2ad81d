import type { OpenLinking } from './linked-agents.ts';

export const AUTHORIZE_PATH = '/oauth/authorize';
export const TOKEN_PATH = '/oauth/token';
export const REVOKE_PATH = '/oauth/revoke';
export const SERVER_METADATA_PATH = '/.well-known/oauth-authorization-server';
export const RESOURCE_METADATA_PATH = '/.well-known/oauth-protected-resource';

/** The authorization server's metadata (RFC 8414). The issuer is the address of the shop, byte for byte, as `iss` is. */
export function serverMetadata(origin: string, { rightsOf }: OpenLinking) {
  return {
    issuer: origin,
    authorization_endpoint: `${origin}${AUTHORIZE_PATH}`,
    token_endpoint: `${origin}${TOKEN_PATH}`,
    revocation_endpoint: `${origin}${REVOKE_PATH}`,
    scopes_supported: [...rightsOf.keys()],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    ui_locales_supported: ['ar', 'en'],
  };
}

/** The protected resource's metadata (RFC 9728). */
export function resourceMetadata(origin: string, { rightsOf }: OpenLinking) {
  return {
    resource: origin,
    authorization_servers: [origin],
    scopes_supported: [...rightsOf.keys()],
    bearer_methods_supported: ['header'],
  };
}
