import { type Database, type Row, type Sql, sql } from '../../../platform/database/index.ts';
import type { Unit } from './ledger.store.ts';

const lineRow = {
  id: sql.int8,
  /** Positive for credits, negative for debits. */
  amount: sql.int8,
  /** The cause; for a captured hold, the cause of the hold. */
  cause: sql.text,
  at: sql.timestamptz,
};
export type StatementLine = Row<typeof lineRow>;

export interface Statement {
  /** Opening balance. */
  opening: number;
  lines: StatementLine[];
}

/**
 * Statement of a customer's account over a period: lines, earliest first and at most `limit`, and the opening balance.
 */
export async function readStatement(
  db: Database,
  customerId: string,
  unit: Unit,
  { from, before, limit }: { from: Date; before: Date; limit: number },
): Promise<Statement> {
  const changes = (since: Sql<unknown>, until: Date) => sql`(
      select t.id, t.amount, t.cause, t.hold_id, t.created_at from ledger_transfers t
      where t.to_account = a.id and t.kind in ('move', 'take') and t.created_at >= ${since} and t.created_at < ${until}
      union all
      select t.id, -t.amount, t.cause, t.hold_id, t.created_at from ledger_transfers t
      where t.from_account = a.id and t.kind in ('move', 'take') and t.created_at >= ${since} and t.created_at < ${until}
    )`;
  const theirs = sql`a.customer_id = ${customerId} and a.unit = ${unit}`;
  // Full months are summed already; the remainder is the part of the first month before the start.
  const { rows: sums } = await sql.rows({ opening: sql.int8 })`
    select (coalesce((
      select sum(came - went) from ledger_months where account_id = a.id and month < ledger_month(${from})
    ), 0) + coalesce((
      select sum(t.amount) from ${changes(sql`ledger_month(${from})::timestamp at time zone 'Asia/Riyadh'`, from)} t
    ), 0))::bigint as opening
    from ledger_accounts a where ${theirs}
  `.execute(db);
  const { rows: lines } = await sql.rows(lineRow)`
    select t.id, t.amount, coalesce((select h.cause from ledger_transfers h where h.id = t.hold_id), t.cause) as cause,
      t.created_at as at
    from ledger_accounts a cross join lateral ${changes(sql`${from}`, before)} t
    where ${theirs} order by t.created_at, t.id limit ${limit}
  `.execute(db);
  return { opening: sums[0]?.opening ?? 0, lines };
}
