import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { CodeGiven, IssuedTokens, LinkedAgents } from '../../../extensions/index.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database/index.ts';
import { publish } from '../../../platform/events/index.ts';
import { hashSecret } from '../identity/index.ts';
import { findCode, useCode } from './agent-codes.store.ts';
import {
  deleteByAccess,
  deleteByFamily,
  deleteLinkById,
  deleteOlderLinks,
  deleteReused,
  findLink,
  insertLink,
  lockLinkable,
  rotateTokens,
} from './agent-links.store.ts';
import { isSameReturn } from './client-document.ts';
import { familyOf, hasForm, newAccessToken, newFamily, newRefreshToken } from './token-format.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const ACCESS_SECONDS = 15 * 60;
/** A link ends this long after its last refresh, */
const IDLE_MS = 30 * DAY_MS;
/** and this long after it was made in any case. */
const ABSOLUTE_MS = 180 * DAY_MS;
/** Links of one agent to one account: one on each of a few devices. */
const MOST_OF_ONE_AGENT = 3;
/** RFC 7636 §4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/;

export interface IssueDeps {
  db: Database;
  now: () => number;
}

/** The tokens of linked agents: made of codes, exchanged, found and taken back. */
export function issueTokens({ db, now }: IssueDeps): LinkedAgents {
  return {
    async find(accessToken) {
      if (!hasForm('access', accessToken)) return undefined;
      const found = await findLink(db, hashSecret(accessToken), new Date(now()));
      if (!found) return undefined;
      return { linkId: found.id, customerId: found.customer_id, clientId: found.client_id, scopes: found.scopes };
    },
    async exchangeCode(given) {
      if (!hasForm('code', given.code)) return undefined;
      return inTransaction(db, (tx) => exchangeCode(tx, given, new Date(now())));
    },
    async refresh({ refreshToken, clientId }) {
      if (!hasForm('refresh', refreshToken)) return undefined;
      return inTransaction(db, (tx) => refresh(tx, refreshToken, clientId, new Date(now())));
    },
    async revoke({ token, clientId }) {
      if (hasForm('access', token)) await deleteByAccess(db, hashSecret(token), clientId);
      if (hasForm('refresh', token)) await deleteByFamily(db, hashSecret(familyOf(token)), clientId);
    },
  };
}

/**
 * Makes a link of an authorization code, with PKCE. The code is used up whatever follows, and its second use ends the link (RFC 6749 §4.1.2): it may be in
 * other hands. The customer is locked first, as a change of the password does it.
 */
async function exchangeCode(tx: Tx, given: CodeGiven, at: Date): Promise<IssuedTokens | undefined> {
  const codeHash = hashSecret(given.code);
  const found = await findCode(tx, codeHash);
  if (!found || !(await lockLinkable(tx, found.customer_id))) return undefined;
  const id = randomUUID();
  const code = await useCode(tx, codeHash, id, at);
  if (!code) {
    const { link_id: linkId = null } = (await findCode(tx, codeHash)) ?? {};
    if (linkId !== null) await deleteLinkById(tx, linkId);
    return undefined;
  }
  const isTheirs = code.client_id === given.clientId && isSameReturn(code.redirect_uri, given.redirectUri);
  if (!isTheirs || !isVerified(given.verifier, code.challenge)) return undefined;
  const family = newFamily();
  const { tokens, hashes } = newTokens(family, at);
  const { client_id: clientId, client_name: clientName, scopes } = code;
  const link = { id, customerId: found.customer_id, clientId, clientName, scopes, at };
  const endsAt = new Date(at.getTime() + ABSOLUTE_MS);
  await insertLink(tx, { ...link, ...hashes, familyHash: hashSecret(family), endsAt });
  await deleteOlderLinks(tx, link, MOST_OF_ONE_AGENT);
  await publish(tx, 'agent.linked', { customerId: link.customerId, host: new URL(clientId).host });
  return { ...tokens, scopes };
}

/** Exchanges a refresh token once. One that was exchanged before ends its link, for the thief and the robbed alike (RFC 9700 §4.14.2). */
async function refresh(tx: Tx, token: string, clientId: string, at: Date): Promise<IssuedTokens | undefined> {
  const family = familyOf(token);
  const [familyHash, presented] = [hashSecret(family), hashSecret(token)];
  const { tokens, hashes } = newTokens(family, at);
  const rotated = await rotateTokens(tx, { ...hashes, familyHash, presented, clientId, at });
  if (rotated) return { ...tokens, scopes: rotated.scopes };
  await deleteReused(tx, familyHash, presented);
  return undefined;
}

function newTokens(family: string, at: Date) {
  const [accessToken, refreshToken] = [newAccessToken(), newRefreshToken(family)];
  return {
    tokens: { accessToken, refreshToken, expiresInSeconds: ACCESS_SECONDS },
    hashes: {
      accessHash: hashSecret(accessToken),
      refreshHash: hashSecret(refreshToken),
      accessExpiresAt: new Date(at.getTime() + ACCESS_SECONDS * 1_000),
      idleUntil: new Date(at.getTime() + IDLE_MS),
    },
  };
}

/** Whether a verifier is that of a challenge, by S256 (RFC 7636 §4.6). */
function isVerified(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier)) return false;
  const [own, expected] = [createHash('sha256').update(verifier).digest(), Buffer.from(challenge, 'base64url')];
  return own.length === expected.length && timingSafeEqual(own, expected);
}
