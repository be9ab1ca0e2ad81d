import type { Database } from '../../platform/database/index.ts';
import { holdCommits } from './hold-commits.ts';

/**
 * A database whose statements are changed before they are sent, with held commits. For negative controls of guards in
 * SQL: a race in one process must fail without its guard.
 */
export function withoutGuardOf(db: Database, guard: RegExp, instead: string): { db: Database; timesTaken(): number } {
  let taken = 0;
  const change = <To extends Database>(to: To): To => ({
    ...to,
    query(text, values) {
      if (guard.test(text)) taken += 1;
      return to.query(text.replace(guard, instead), values);
    },
    transaction: (work) => to.transaction((tx) => work(change(tx))),
  });
  return { db: holdCommits(change(db)), timesTaken: () => taken };
}
