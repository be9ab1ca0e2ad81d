import type { LinkRight } from '@waha/contract';
import type { Extensions } from '../open-extensions.ts';

/** A live link, found by its access token. */
export interface FoundLink {
  linkId: string;
  customerId: string;
  clientId: string;
  scopes: readonly string[];
}

export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  expiresInSeconds: number;
  scopes: readonly string[];
}

export interface CodeGiven {
  code: string;
  clientId: string;
  redirectUri: string;
  verifier: string;
}

/** Tokens of linked agents. Undefined is `invalid_grant` (RFC 6749 §5.2): why is nobody's business. */
export interface LinkedAgents {
  find(accessToken: string): Promise<FoundLink | undefined>;
  exchangeCode(given: CodeGiven): Promise<IssuedTokens | undefined>;
  refresh(given: { refreshToken: string; clientId: string }): Promise<IssuedTokens | undefined>;
  /** Ends the link of a token, whichever of both it is (RFC 7009). */
  revoke(given: { token: string; clientId: string }): Promise<void>;
}

/** The linking that the protocols which are on declare; undefined where none does. */
export interface OpenLinking {
  rightsOf: ReadonlyMap<string, readonly LinkRight[]>;
  takesLocalClients: boolean;
}

export function openLinking({ protocols }: Pick<Extensions, 'protocols'>): OpenLinking | undefined {
  const declared = protocols.flatMap(({ port }) => port.linking ?? []);
  if (declared.length === 0) return undefined;
  return {
    rightsOf: new Map(declared.flatMap(({ scopes }) => Object.entries(scopes))),
    takesLocalClients: declared.some(({ takesLocalClients }) => takesLocalClients === true),
  };
}
