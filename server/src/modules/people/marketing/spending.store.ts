import { type Database, sql, type Tx } from '../../../platform/database/index.ts';
import { riyadhDay } from '../../../platform/text/index.ts';

/** The first day of a moment's month in Riyadh. */
export const monthOf = (at: Date) => `${riyadhDay(at).slice(0, 7)}-01`;

/**
 * Adds the price of a message to its month, in ten-thousandths of a riyal; false where the ceiling would be passed. Of several at once each
 * sees the others' sums, because the row is theirs one after the other.
 */
export async function spend(
  tx: Tx,
  { at, cost, ceiling }: { at: Date; cost: number; ceiling: number },
): Promise<boolean> {
  const { rows } = await sql.rows({ month: sql.text.neverNull })`
    insert into marketing_spending as s (month, spent)
    select ${monthOf(at)}::date, ${cost}::bigint where ${cost}::bigint <= ${ceiling}::bigint
    on conflict (month) do update set spent = s.spent + excluded.spent where s.spent + excluded.spent <= ${ceiling}::bigint
    returning month::text
  `.execute(tx);
  return rows.length > 0;
}

/** Takes the price of a message that its provider refused out of its month again. */
export async function giveBack(tx: Tx, { at, cost }: { at: Date; cost: number }): Promise<void> {
  await sql`
    update marketing_spending set spent = greatest(0, spent - ${cost}::bigint) where month = ${monthOf(at)}::date
  `.execute(tx);
}

/** Notes that a message was not sent because of this ceiling. */
export async function noteReached(db: Database, { at, ceiling }: { at: Date; ceiling: number }): Promise<void> {
  await sql`
    insert into marketing_spending (month, spent, reached) values (${monthOf(at)}::date, 0, ${ceiling}::bigint)
    on conflict (month) do update set reached = excluded.reached
  `.execute(db);
}

export async function readSpending(db: Database, at: Date): Promise<{ spent: number; reached: number | null }> {
  const { rows } = await sql.rows({ spent: sql.int8, reached: sql.int8.orNull })`
    select spent, reached from marketing_spending where month = ${monthOf(at)}::date
  `.execute(db);
  return rows[0] ?? { spent: 0, reached: null };
}
