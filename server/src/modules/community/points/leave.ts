import { type Database, inPages, type Tx } from '../../../platform/database/index.ts';
import { deleteEarnings, listEarningsOf } from './points.store.ts';

const FORGOTTEN_AT_ONCE = 1_000;

/** Erases the causes of a leaving customer's earnings, a batch at a time. */
export async function eraseEarnings(tx: Tx, customerId: string): Promise<string | null> {
  return (await deleteEarnings(tx, customerId, FORGOTTEN_AT_ONCE)) < FORGOTTEN_AT_ONCE ? null : 'the oldest';
}

/** A customer's export of their earned points, with times. */
export async function* exportEarnings(db: Database, customerId: string): AsyncGenerator<unknown> {
  const earnings = inPages((limit, _, last?: { id: number }) => listEarningsOf(db, customerId, limit, last?.id ?? 0));
  for await (const { id: _, ...earning } of earnings) yield earning;
}
