import { afterCommit, type Tx } from '../database/index.ts';
import { insertEvents, type OutboxEvent } from './outbox.store.ts';

const wakers = new Set<() => void>();

/** Calls `wake` whenever this process has committed an event, so that the relay need not wait for its next poll. */
export function onPublished(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}

/** Writes events to the transactional outbox: they are delivered at least once if it commits and never otherwise. */
export async function publish(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  await insertEvents(tx, events);
  wakeAfterCommit(tx);
}

/** Wakes this process's relay once the transaction has committed. */
export function wakeAfterCommit(tx: Tx): void {
  afterCommit(tx, () => {
    for (const wake of wakers) wake();
  });
}
