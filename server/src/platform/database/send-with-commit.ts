import type { Tx } from './database.ts';
import { isInSavepoint } from './in-savepoint.store.ts';
import type { Sql } from './sql.ts';

/**
 * Sends a statement along with the commit, after everything else of the transaction: for what nothing in it reads again, as
 * events and invalidations. It costs no round trip of its own, and what it locks is held for one. Where it fails nothing is
 * committed, and whoever opened the transaction is told. `hear` is given its rows.
 *
 * Inside a savepoint it is sent at once, so that it is undone with it.
 */
export async function sendWithCommit<Row>(tx: Tx, statement: Sql<Row>, hear?: (rows: Row[]) => void): Promise<void> {
  if (isInSavepoint(tx)) {
    const { rows } = await statement.execute(tx);
    hear?.(rows);
    return;
  }
  // The rows are those of this statement.
  tx.deferToCommit({ statement, hear: hear && ((rows) => hear(rows as Row[])) });
}
