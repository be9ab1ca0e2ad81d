import { type Invariant, violation } from '../manifest/index.ts';
import { modules } from '../modules.ts';
import { type Database, sql, type Tx } from '../platform/database/index.ts';

export interface Violation {
  invariant: string;
  subject: string;
  detail: string;
}

/** The invariants of all modules, in their order. */
export const invariants: readonly Invariant[] = modules.flatMap((module) => module.invariants ?? []);

/** Recomputes everything that is counted or stored twice and lists every disagreement; none is what must come out. */
export async function checkLedger(db: Database | Tx): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, violations: query } of invariants) {
    const { rows } = await sql.rows(violation)`${query}`.execute(db);
    violations.push(...rows.map((row) => ({ invariant: name, ...row })));
  }
  return violations;
}
