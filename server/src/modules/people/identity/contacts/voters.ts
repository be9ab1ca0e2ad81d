import { createHash } from 'node:crypto';
import type { CallContext } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { readVoterMarks } from './marks.store.ts';

/** A voter, for votes and likes. */
export interface Voter {
  /** Key under which the vote is stored. */
  key: string;
  /** Keys of the same person's other accounts, under which the vote may be stored already. */
  keys: readonly string[];
  /** Network of the vote, limited to a few votes each; null for a voter with a proved identity. */
  network: string | null;
}

/** An account has one mark without any proof. */
const OWN_MARK = 1;

/**
 * Identifies a voter: a customer by all accounts known to be theirs, a guest by the random id of the browser. Ids and
 * unproved accounts are free to create, so they are limited by network too. All keys are hashes. `thing` is the
 * subject of the vote, so that networks of different votes cannot be linked.
 */
export async function readVoter(
  db: Database | Tx,
  { actor, visitor }: Pick<CallContext, 'actor' | 'visitor'>,
  visitorId: string | undefined,
  thing: string,
): Promise<Voter> {
  const customerId = actor.kind === 'customer' ? actor.customerId : null;
  const { own, network, marks } = await readVoterMarks(db, customerId, `${thing} ${visitor}`);
  const key = own ?? (visitorId === undefined ? network : hashVisitorId(visitorId));
  return { key, keys: [key, ...marks], network: marks.length > OWN_MARK ? null : network };
}

function hashVisitorId(visitorId: string): string {
  return createHash('sha256').update(`guest ${visitorId}`).digest('base64url').slice(0, 22);
}
