import { type QueueLoop, startDeliveryLoop } from '../../../platform/jobs/index.ts';
import { claimDue, type DueRow, nextAttemptAt } from './deliveries.store.ts';
import { type SendDeps, sendDelivery, TIMEOUT_MS } from './send-delivery.ts';

export type Wake = () => void;

/** Messages under way to one receiver: each has a share of its own, so a slow one holds up nobody else. */
const EACH = 3;
/** Another process repeats an attempt whose process died; longer than an attempt may take. */
const LEASE_MS = 2 * TIMEOUT_MS + 30_000;

/** Sends what is due, woken when messages are queued. */
export function runDeliveries(deps: SendDeps & { onError: (error: unknown) => void }): QueueLoop {
  const { db, now, onError } = deps;
  return startDeliveryLoop<DueRow>({
    claim(busy) {
      const at = new Date(now());
      return claimDue(db, { at, until: new Date(at.getTime() + LEASE_MS), each: EACH, busy });
    },
    // A receiver with as many messages under way as it may have is looked at again when one of them ends.
    nextAt: (busy) => nextAttemptAt(db, { each: EACH, busy }),
    receiverOf: (due) => due.webhook_id,
    send: (due, signal) => sendDelivery({ ...deps, signal }, due),
    ...{ now, onError },
  });
}
