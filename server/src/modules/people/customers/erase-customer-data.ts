import type { Database, Tx } from '../../../platform/database/index.ts';
import { eraseReasons, listCreditChanges } from './credit-changes.store.ts';
import { deleteTotals } from './customers.store.ts';
import { deleteNotesOf, listNotes } from './notes.store.ts';

const MOST = 10_000;

/** Erases staff notes about a deleted account. */
export async function eraseCustomerData(tx: Tx, customerId: string): Promise<void> {
  await deleteNotesOf(tx, customerId);
  await eraseReasons(tx, customerId);
  await deleteTotals(tx, customerId);
}

/** Staff notes about a customer for the data export, without their authors. */
export async function exportNotes(db: Database, customerId: string): Promise<unknown> {
  const notes = await listNotes(db, customerId, MOST);
  const credit = await listCreditChanges(db, customerId, MOST);
  return {
    notes: notes.map(({ text, created_at }) => ({ text, created_at })),
    credit: credit.map(({ halalas, reason, created_at }) => ({ halalas, reason, created_at })),
  };
}
