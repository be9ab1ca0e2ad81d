import { type Database, type Row, sql } from '../../platform/database/index.ts';
import type { Unit } from './ledger.store.ts';

const lineRow = {
  id: sql.int8,
  /** Positive came in, negative went out. */
  amount: sql.int8,
  /** What it was for; of what was held before, what that was for. */
  cause: sql.text,
  at: sql.timestamptz,
};
export type StatementLine = Row<typeof lineRow>;

export interface Statement {
  /** What there was before. */
  opening: number;
  lines: StatementLine[];
}

/** What changed a customer's account in a time, the earliest first and no more than `limit`, and what was there before. */
export async function readStatement(
  db: Database,
  customerId: string,
  unit: Unit,
  { from, before, limit }: { from: Date; before: Date; limit: number },
): Promise<Statement> {
  const account = sql`ledger_accounts a join ledger_transfers t on a.id in (t.from_account, t.to_account)
    and a.customer_id = ${customerId} and a.unit = ${unit} and t.kind in ('move', 'take')`;
  const amount = sql`case when t.to_account = a.id then t.amount else -t.amount end`;
  const { rows: sums } = await sql.rows({ opening: sql.int8 })`
    select coalesce(sum(${amount}), 0)::bigint as opening from ${account} where t.created_at < ${from}
  `.execute(db);
  const { rows: lines } = await sql.rows(lineRow)`
    select t.id, ${amount} as amount, coalesce(h.cause, t.cause) as cause, t.created_at as at
    from ${account} left join ledger_transfers h on h.id = t.hold_id
    where t.created_at >= ${from} and t.created_at < ${before}
    order by t.created_at, t.id limit ${limit}
  `.execute(db);
  return { opening: sums[0]?.opening ?? 0, lines };
}
