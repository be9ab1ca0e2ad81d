import { type Database, inTransaction, type Tx } from '../database/index.ts';
import { type DueEvent, takeEvents } from '../outbox/index.ts';

/** Reacts to an event. It runs at least once for each event, so it must be idempotent. */
export interface Subscriber {
  /** Unique; names the queue, so renaming one abandons its waiting events. */
  name: string;
  event: string;
  handle(payload: Record<string, unknown>): Promise<void>;
}

const AT_ONCE = 100;

/**
 * Moves waiting events, oldest first, to `forward` in the transaction that removes them: an event is either queued for
 * its subscribers or still waiting, never both and never neither. Returns the number of moved events.
 */
export async function relayOutbox(
  db: Database,
  forward: (tx: Tx, events: readonly DueEvent[]) => Promise<void>,
  /** Additional work in the same transaction. */
  also?: (tx: Tx) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await also?.(tx);
    const events = await takeEvents(tx, AT_ONCE);
    if (events.length > 0) await forward(tx, events);
    return events.length;
  });
}

/** Delivers all waiting events directly, without the queue: for tests and scripts. */
export async function deliverOutbox(db: Database, subscribers: readonly Subscriber[]): Promise<void> {
  const events: DueEvent[] = [];
  const collect = async (_: Tx, some: readonly DueEvent[]) => {
    events.push(...some);
  };
  while ((await relayOutbox(db, collect)) > 0);
  for (const { event, payload } of events) {
    for (const subscriber of subscribers) if (subscriber.event === event) await subscriber.handle(payload);
  }
}
