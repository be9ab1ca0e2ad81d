import type { Tx } from '../database.ts';
import { isInSavepoint } from '../in-savepoint.store.ts';
import type { Sql } from '../sql.ts';

/**
 * Sends a statement along with the commit, after all others: for rows the transaction does not read again, such as
 * events and invalidations. It costs no round trip of its own, and its locks last for one only. If it fails nothing is
 * committed, and the transaction throws. `onRows` is called with its rows.
 *
 * Inside a savepoint it is sent immediately, so that it is rolled back with it.
 */
export async function sendWithCommit<Row>(tx: Tx, statement: Sql<Row>, onRows?: (rows: Row[]) => void): Promise<void> {
  if (isInSavepoint(tx)) {
    const { rows } = await statement.execute(tx);
    onRows?.(rows);
    return;
  }
  // The rows are those of this statement, so they have its type.
  tx.deferToCommit({ statement, onRows: onRows && ((rows) => onRows(rows as Row[])) });
}
