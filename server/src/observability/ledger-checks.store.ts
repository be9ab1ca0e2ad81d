import { type Database, type Row, sql } from '../platform/database/index.ts';

const ledgerCheck = { checked_at: sql.timestamptz, invariants: sql.int4, violations: sql.int4, took_ms: sql.int4 };
export type LedgerCheck = Row<typeof ledgerCheck>;

/** How long results are stored. */
const RETENTION_DAYS = 90;

export async function insertLedgerCheck(db: Database, check: LedgerCheck): Promise<void> {
  await sql`
    with forgotten as (delete from ledger_checks where checked_at < now() - make_interval(days => ${RETENTION_DAYS}))
    insert into ledger_checks (checked_at, invariants, violations, took_ms)
    values (${check.checked_at}, ${check.invariants}, ${check.violations}, ${check.took_ms})
    on conflict (checked_at) do nothing
  `.execute(db);
}

export async function lastLedgerCheck(db: Database): Promise<LedgerCheck | undefined> {
  const { rows } = await sql.rows(ledgerCheck)`
    select checked_at, invariants, violations, took_ms from ledger_checks order by checked_at desc limit 1
  `.execute(db);
  return rows[0];
}
