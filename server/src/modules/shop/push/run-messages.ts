import { type Busy, type QueueLoop, startDeliveryLoop } from '../../../platform/jobs/index.ts';
import { claimDue, type DueRow, nextAttemptAt } from './messages.store.ts';
import { type SendDeps, sendMessage, TIMEOUT_MS } from './send-message.ts';

/** Messages under way in all; to one push service, or to all that never took one; and of one owner of devices. */
const MOST = 30;
const limits = { share: 10, owner: 2 };
/** Another process repeats an attempt whose process died; longer than an attempt may take. */
const LEASE_MS = 2 * TIMEOUT_MS + 30_000;

const room = (busy: Busy): number => MOST - [...busy.values()].reduce((sum, messages) => sum + messages, 0);

/** Sends what is due, woken when messages are queued. */
export function runMessages(deps: SendDeps & { onError: (error: unknown) => void }): QueueLoop {
  const { db, now, onError } = deps;
  const owners = new Map<string, number>();
  const count = (owner: string, by: 1 | -1) => {
    const messages = (owners.get(owner) ?? 0) + by;
    if (messages > 0) owners.set(owner, messages);
    else owners.delete(owner);
  };
  return startDeliveryLoop<DueRow>({
    async claim(busy) {
      const most = room(busy);
      if (most <= 0) return [];
      const at = new Date(now());
      const until = new Date(at.getTime() + LEASE_MS);
      return claimDue(db, { at, until, most, limits, underWay: { shares: busy, owners } });
    },
    // Without room it is woken by the end of what is under way.
    async nextAt(busy) {
      if (room(busy) <= 0) return undefined;
      return nextAttemptAt(db, { at: new Date(now()), limits, underWay: { shares: busy, owners } });
    },
    receiverOf: ({ share }) => share,
    async send(due, signal) {
      count(due.owner, 1);
      try {
        await sendMessage({ ...deps, signal }, due);
      } finally {
        count(due.owner, -1);
      }
    },
    ...{ now, onError },
  });
}
