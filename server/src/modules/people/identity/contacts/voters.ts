import { createHash } from 'node:crypto';
import type { CallContext } from '../../../../platform/bind/index.ts';
import type { Database, Tx } from '../../../../platform/database/index.ts';
import { readVoterMarks } from './marks.store.ts';

/** Who votes for something or likes it. */
export interface Voter {
  /** What their vote is kept under. */
  key: string;
  /** Under any of these it may be kept already: the same person's other accounts. */
  keys: readonly string[];
  /** Where it comes from, where an address may add only a few; null for who proved who they are. */
  network: string | null;
}

/** Marks beyond an account's own are of what it proved. */
const OWN_MARK = 1;

/**
 * A customer is one voter by all accounts that are known to be theirs, a guest one browser, told by the number it made up.
 * Numbers are invented at will, and so are accounts that proved nothing: theirs are told by the address too. Nothing of it
 * leads back to anybody. `thing` is what is voted for, so that addresses of different votes cannot be compared.
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
