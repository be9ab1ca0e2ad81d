import type { Asked } from '../../machine-checkouts/asked.ts';
import { fault } from '../../machine-checkouts/faults.ts';
import type { Sessions } from '../../machine-checkouts/keep-sessions.ts';
import type { Session } from '../../machine-checkouts/session.ts';
import { identityRequired } from './read-linked.ts';

/**
 * Sessions as one request may use them: one of an account is there for that account's agents alone. A guest's becomes the account's with
 * the first change that a linked agent makes.
 */
export function ownSessions(sessions: Sessions, { linked }: Asked, issuer: string): Sessions {
  const own = linked?.account ?? null;
  const check = (found: Session): Session => {
    if (!found.account || found.account === own) return found;
    if (own === null) throw identityRequired(issuer);
    throw fault(404, 'not_found', `There is no such ${found.kind}`);
  };
  return {
    async create(kind, made, by) {
      return check(await sessions.create(kind, { ...made, account: own }, by));
    },
    async find(kind, id) {
      const found = await sessions.find(kind, id);
      return found && check(found);
    },
    async findReferred(kind, reference) {
      const found = await sessions.findReferred(kind, reference);
      return found && check(found);
    },
    read: async (kind, id) => check(await sessions.read(kind, id)),
    change: (kind, id, change) =>
      sessions.change(kind, id, (was) => ({ ...change(check(was)), account: was.account ?? own })),
  };
}
