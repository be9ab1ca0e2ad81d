import type { Tx } from './database.ts';
import { sql } from './sql.ts';

/** The depth of open savepoints of a transaction: each has its own name, or an inner one would shadow an outer one. */
const depths = new WeakMap<Tx, number>();

/** Runs `work` in a savepoint: if it throws, its writes are undone and the transaction around it continues. */
export async function inSavepoint<Result>(tx: Tx, work: () => Promise<Result>): Promise<Result> {
  const depth = depths.get(tx) ?? 0;
  const name = sql.ref(`part${depth}`);
  await sql`savepoint ${name}`.execute(tx);
  depths.set(tx, depth + 1);
  try {
    const result = await work();
    await sql`release savepoint ${name}`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint ${name}`.execute(tx);
    throw error;
  } finally {
    depths.set(tx, depth);
  }
}

/** True where a write may still be rolled back while the transaction continues. */
export function isInSavepoint(tx: Tx): boolean {
  return (depths.get(tx) ?? 0) > 0;
}
