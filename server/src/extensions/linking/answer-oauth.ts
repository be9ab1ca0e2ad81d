import type { IssuedTokens, LinkedAgents } from './linked-agents.ts';

/** An answer of the token or revocation endpoint. */
export interface OauthAnswer {
  status: number;
  body: object | null;
  /** Whether a grant was wrong, which counts against who sent it. */
  isWrong?: true;
}

const LONGEST_VALUE = 1_000;

/** The fields of a form; undefined where it is none, or says one of them twice (RFC 6749 §3.2). */
export function readForm(body: Uint8Array): ReadonlyMap<string, string> | undefined {
  const pairs = [...new URLSearchParams(new TextDecoder().decode(body))];
  const fields = new Map(pairs);
  const isLong = pairs.some(([name, value]) => name.length > 60 || value.length > LONGEST_VALUE);
  return fields.size !== pairs.length || isLong ? undefined : fields;
}

const fault = (error: string, description: string, status = 400): OauthAnswer => ({
  status,
  body: { error, error_description: description },
});

/** Answers a token request (RFC 6749 §4.1.3 and §6). */
export async function answerToken(
  form: ReadonlyMap<string, string> | undefined,
  agents: LinkedAgents,
): Promise<OauthAnswer> {
  if (!form) return fault('invalid_request', 'A form with each field once is wanted');
  const clientId = form.get('client_id');
  if (!clientId) return fault('invalid_client', 'client_id is missing', 401);
  if (form.has('client_secret') || form.has('client_assertion'))
    return fault('invalid_client', 'Clients authenticate by none, with PKCE', 401);
  const grant = form.get('grant_type');
  if (grant === 'authorization_code') {
    const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map((name) => form.get(name));
    if (!code || !redirectUri) return fault('invalid_request', 'code and redirect_uri are wanted');
    return tokensOf(await agents.exchangeCode({ code, clientId, redirectUri, verifier: verifier ?? '' }));
  }
  if (grant === 'refresh_token') {
    const refreshToken = form.get('refresh_token');
    if (!refreshToken) return fault('invalid_request', 'refresh_token is wanted');
    return tokensOf(await agents.refresh({ refreshToken, clientId }));
  }
  return fault(grant ? 'unsupported_grant_type' : 'invalid_request', 'Codes and refresh tokens are exchanged here');
}

function tokensOf(issued: IssuedTokens | undefined): OauthAnswer {
  if (!issued)
    return { ...fault('invalid_grant', 'The code or token is wrong, used, over, or of another client'), isWrong: true };
  return {
    status: 200,
    body: {
      access_token: issued.accessToken,
      token_type: 'Bearer',
      expires_in: issued.expiresInSeconds,
      refresh_token: issued.refreshToken,
      scope: issued.scopes.join(' '),
    },
  };
}

/** Answers a revocation request: 200 also for a token that is none (RFC 7009 §2.2). */
export async function answerRevocation(
  form: ReadonlyMap<string, string> | undefined,
  agents: LinkedAgents,
): Promise<OauthAnswer> {
  const [token, clientId] = [form?.get('token'), form?.get('client_id')];
  if (!clientId) return fault('invalid_client', 'client_id is missing', 401);
  if (!token) return fault('invalid_request', 'token is wanted');
  await agents.revoke({ token, clientId });
  return { status: 200, body: null };
}
