import type { Database, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { erasePayee, hasOpenWithdrawals, listConversions, listWithdrawals } from './payouts.store.ts';

/**
 * Erases the destinations of withdrawals. Refuses `payouts.withdrawal_open` (409) while one is open: it must be
 * cancelled or paid first. Remaining balances stay in the ledger without an owner, as store credit does.
 */
export async function erasePayouts(tx: Tx, customerId: string): Promise<void> {
  if (await hasOpenWithdrawals(tx, customerId)) refuse('payouts.withdrawal_open');
  await erasePayee(tx, customerId);
}

const PAGE = 200;

/** A customer's export of their point conversions. */
export async function* exportConversions(db: Database, customerId: string): AsyncGenerator<unknown> {
  for await (const { number: _, ...row } of before((page) => listConversions(db, customerId, page))) yield row;
}

export async function* exportWithdrawals(db: Database, customerId: string): AsyncGenerator<unknown> {
  for await (const row of before((page) => listWithdrawals(db, customerId, page))) {
    const { amount_halalas, way, destination, holder, status, reason, reference, asked_at, ended_at } = row;
    yield { amount_halalas, way, destination, holder, status, reason, reference, asked_at, ended_at };
  }
}

async function* before<Row extends { number: number }>(
  list: (page: { before: number | null; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let last: number | null = null; ; ) {
    const rows: Row[] = await list({ before: last, limit: PAGE });
    yield* rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.number ?? 0;
  }
}
