import { sql } from 'kysely';
import { afterCommit, type Tx } from '../database/index.ts';

/** Something that happened. `payload` holds ids, not copies: whoever reacts reads what is true then. */
export interface OutboxEvent {
  event: string;
  payload: Record<string, string | number | readonly number[]>;
}

const wakers = new Set<() => void>();

/** Calls `wake` whenever this process has committed an event, so that nobody waits for the next poll. */
export function onPublished(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}

/** Announces events with the transaction: they are delivered at least once if it commits and never otherwise. */
export async function publish(tx: Tx, events: readonly OutboxEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into outbox (event, payload)
    select * from unnest(${events.map((one) => one.event)}::text[], ${events.map((one) => JSON.stringify(one.payload))}::jsonb[])
  `.execute(tx);
  afterCommit(tx, () => {
    for (const wake of wakers) wake();
  });
}
