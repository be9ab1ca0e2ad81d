import { type Busy, type QueueLoop, startDeliveryLoop } from '../../../platform/jobs/index.ts';
import { claimDue, type DueRow, nextAttemptAt } from './messages.store.ts';
import { type SendDeps, sendMessage, TIMEOUT_MS } from './send-message.ts';

/** Messages under way in all, and to one push service. */
const MOST = 30;
const EACH = 10;
/** Another process repeats an attempt whose process died; longer than an attempt may take. */
const LEASE_MS = 2 * TIMEOUT_MS + 30_000;

const room = (busy: Busy): number => MOST - [...busy.values()].reduce((sum, messages) => sum + messages, 0);
const fullOf = (busy: Busy) => [...busy].filter(([, messages]) => messages >= EACH).map(([service]) => service);

/** Sends what is due, woken when messages are queued. */
export function runMessages(deps: SendDeps & { onError: (error: unknown) => void }): QueueLoop {
  const { db, now, onError } = deps;
  return startDeliveryLoop<DueRow>({
    async claim(busy) {
      const most = room(busy);
      if (most <= 0) return [];
      const at = new Date(now());
      const until = new Date(at.getTime() + LEASE_MS);
      return claimDue(db, { at, until, each: EACH, most, full: fullOf(busy) });
    },
    // Without room it is woken by the end of what is under way.
    nextAt: async (busy) => (room(busy) > 0 ? nextAttemptAt(db, new Date(now()), fullOf(busy)) : undefined),
    receiverOf: (due) => due.service,
    send: (due, signal) => sendMessage({ ...deps, signal }, due),
    ...{ now, onError },
  });
}
