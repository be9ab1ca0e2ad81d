import { type Invariant, violation } from '../manifest/index.ts';
import { modules } from '../modules.ts';
import { BACKGROUND_TIMEOUTS, type Database, sql, type Tx } from '../platform/database/index.ts';

export interface Violation {
  invariant: string;
  subject: string;
  detail: string;
}

/** An invariant reads whole tables: of ten million orders one takes minutes. */
export const LEDGER_TIMEOUTS = { ...BACKGROUND_TIMEOUTS, statementTimeoutMs: 3_600_000, queryTimeoutMs: 3_610_000 };

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
