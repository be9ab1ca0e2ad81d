import { runAsWorkClass } from '../../../platform/bulkheads/index.ts';
import { claimDue, type DueRow, nextAttemptAt } from './deliveries.store.ts';
import { type SendDeps, sendDelivery, TIMEOUT_MS } from './send-delivery.ts';

export type Wake = () => void;

/** Messages under way to one receiver: each has a share of its own, so a slow one holds up nobody else. */
const EACH = 3;
/** Another process repeats an attempt whose process died; longer than an attempt may take. */
const LEASE_MS = 2 * TIMEOUT_MS + 30_000;
/** Finds messages that another process queued, and those of one that died. */
const LOOK_EVERY_MS = 60_000;
const TRY_AGAIN_MS = 5_000;
/** Another process is about to claim what is due and was not claimed here. */
const SHORTEST_PAUSE_MS = 100;
/** So long a stop waits for receivers; what they have not answered is sent again. */
const STOP_MS = 3_000;

/** Sends what is due, woken when messages are queued and at the time of the next attempt. Idle it costs a look a minute. */
export function runDeliveries(deps: SendDeps & { onError: (error: unknown) => void }) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isClosed = false;

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
      .catch(deps.onError)
      .finally(() => {
        count(due.webhook_id, -1);
        underWay.delete(sent);
        wake();
      });
    underWay.add(sent);
  }

  async function claim(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      const at = new Date(deps.now());
      for (const due of await claimDue(deps.db, { at, until: new Date(at.getTime() + LEASE_MS), each: EACH, busy }))
        begin(due);
    }
    if (isClosed) return;
    // A receiver with as many messages under way as it may have is looked at again when one of them ends.
    const next = await nextAttemptAt(deps.db, { each: EACH, busy });
    const inMs = next ? next.getTime() - deps.now() : LOOK_EVERY_MS;
    planIn(Math.max(SHORTEST_PAUSE_MS, Math.min(LOOK_EVERY_MS, inMs)));
  }

  function planIn(ms: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(wake, ms);
    timer.unref();
  }

  function wake(): void {
    if (isClosed) return;
    isAsked = true;
    running ??= runAsWorkClass('jobs', claim)
      .catch((error: unknown) => {
        deps.onError(error);
        planIn(TRY_AGAIN_MS);
      })
      .finally(() => {
        running = undefined;
        if (isAsked) wake();
      });
  }

  wake();
  return {
    wake,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await running;
      const timeout = setTimeout(() => stopping.abort(), STOP_MS);
      await Promise.allSettled(underWay);
      clearTimeout(timeout);
    },
  };
}
