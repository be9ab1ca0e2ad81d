import { expect } from 'vitest';
import { type Database, inTransaction, sql } from '../platform/database/index.ts';
import { checkLedger } from './index.ts';

class Undo extends Error {}

/** The invariants that say something after a statement damaged the data, which is undone. */
export async function brokenBy(db: Database, damage: string): Promise<string[]> {
  let broken: string[] = [];
  const done = inTransaction(db, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql.raw(damage).execute(tx);
    broken = [...new Set((await checkLedger(tx)).map((violation) => violation.invariant))];
    throw new Undo();
  });
  await expect(done).rejects.toThrow(Undo);
  return broken;
}
