import { createHash } from 'node:crypto';
import type { LinkRight } from '@waha/contract';
import type { LinkedCustomer } from '@waha/extend';
import type { Actor } from '../../platform/bind/index.ts';
import type { Extensions } from '../open-extensions.ts';
import { type LinkedAgents, openLinking } from './linked-agents.ts';

/** The customer for whom a request acts, as the protocol and as the shop's own calls know them. */
export interface Linked {
  told: LinkedCustomer;
  actor: Actor;
  rights: readonly LinkRight[];
}

/** Reads the token of a request. Null: it has none, or no protocol that is on lets customers link anything. */
export async function readLinked(
  authorization: string | undefined,
  { extensions, linkedAgents }: { extensions: Extensions; linkedAgents: LinkedAgents },
): Promise<Linked | 'invalid' | null> {
  const token = /^Bearer +(\S*)$/i.exec(authorization ?? '')?.[1];
  const linking = openLinking(extensions);
  if (token === undefined || !linking) return null;
  const found = await linkedAgents.find(token);
  if (!found) return 'invalid';
  const { customerId, linkId, clientId, scopes } = found;
  return {
    told: { account: accountOf(customerId), clientId, scopes },
    // A link is no session: no call that it opens ends or lists sessions.
    actor: { kind: 'customer', customerId, sessionId: linkId },
    rights: scopes.flatMap((scope) => linking.rightsOf.get(scope) ?? []),
  };
}

/** Ids of customers are random, so nobody finds one by its hash. */
const accountOf = (customerId: string) =>
  createHash('sha256').update(`linked account ${customerId}`).digest('base64url').slice(0, 22);
