import { type Database, sql, type Tx } from '../platform/database/index.ts';
import { violation } from './invariant.ts';
import { invariants } from './invariants.ts';

export interface Violation {
  invariant: string;
  subject: string;
  detail: string;
}

/** Recomputes everything that is counted or stored twice and lists every disagreement; none is what must come out. */
export async function checkLedger(db: Database | Tx): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { name, violations: query } of invariants) {
    const { rows } = await sql.rows(violation)`${query}`.execute(db);
    violations.push(...rows.map((row) => ({ invariant: name, ...row })));
  }
  return violations;
}
