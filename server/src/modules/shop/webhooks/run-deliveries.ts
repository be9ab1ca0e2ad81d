import { type QueueLoop, startQueueLoop } from '../../../platform/jobs/index.ts';
import { claimDue, type DueRow, nextAttemptAt } from './deliveries.store.ts';
import { type SendDeps, sendDelivery, TIMEOUT_MS } from './send-delivery.ts';

export type Wake = () => void;

/** Messages under way to one receiver: each has a share of its own, so a slow one holds up nobody else. */
const EACH = 3;
/** Another process repeats an attempt whose process died; longer than an attempt may take. */
const LEASE_MS = 2 * TIMEOUT_MS + 30_000;
/** So long a stop waits for receivers; what they have not answered is sent again. */
const STOP_MS = 3_000;

/** Sends what is due, woken when messages are queued. */
export function runDeliveries(deps: SendDeps & { onError: (error: unknown) => void }): QueueLoop {
  const { db, now, onError } = deps;
  const stopping = new AbortController();
  const sending = { ...deps, signal: stopping.signal };
  const busy = new Map<string, number>();
  const underWay = new Set<Promise<void>>();
  const count = (webhookId: string, by: 1 | -1) => {
    const messages = (busy.get(webhookId) ?? 0) + by;
    if (messages > 0) busy.set(webhookId, messages);
    else busy.delete(webhookId);
  };

  function begin(due: DueRow): void {
    count(due.webhook_id, 1);
    const sent = sendDelivery(sending, due)
      .catch(onError)
      .finally(() => {
        count(due.webhook_id, -1);
        underWay.delete(sent);
        loop.wake();
      });
    underWay.add(sent);
  }

  const loop = startQueueLoop({
    async claim() {
      const at = new Date(now());
      for (const due of await claimDue(db, { at, until: new Date(at.getTime() + LEASE_MS), each: EACH, busy }))
        begin(due);
      return false;
    },
    // A receiver with as many messages under way as it may have is looked at again when one of them ends.
    nextAt: () => nextAttemptAt(db, { each: EACH, busy }),
    ...{ now, onError },
  });
  return {
    wake: loop.wake,
    async close() {
      await loop.close();
      const timeout = setTimeout(() => stopping.abort(), STOP_MS);
      await Promise.allSettled(underWay);
      clearTimeout(timeout);
    },
  };
}
