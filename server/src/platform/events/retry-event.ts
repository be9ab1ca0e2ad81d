import type { Database } from '../database/index.ts';
import type { FailureReporter } from '../jobs/index.ts';
import { DATABASE_AWAY, mayHaveHadEffect } from './attempt-event.ts';
import {
  claimUnhandled,
  type DueRow,
  deleteUnhandled,
  finishClaimed,
  updateUnhandled,
} from './event-failures.store.ts';
import { handleEvent } from './handle-event.ts';
import type { Outcome } from './outcome.ts';
import { ATTEMPTS, retryDelayMs } from './retry-delay.ts';
import type { Subscription } from './subscription.ts';
import { storeSurely, type UntoldOutcomes } from './untold.ts';

export const TRY_AGAIN_MS = 5_000;

export interface RetryDeps {
  db: Database;
  reporter: FailureReporter;
  subscriptions: ReadonlyMap<string, Subscription>;
  isLeading(): boolean;
  untold: UntoldOutcomes;
}

/** Makes another attempt at an entry. False where nothing was attempted. */
export type RetryAttempt = (row: DueRow) => Promise<boolean>;

export function createRetryAttempt({ db, reporter, subscriptions, isLeading, untold }: RetryDeps): RetryAttempt {
  return async (row) => {
    const subscription = subscriptions.get(row.queue);
    if (!subscription || !isLeading()) return false;
    const { subscriber, open, term } = subscription;
    const entry = { id: row.event_id, subject: row.subject };
    if (open.hasEarlier(entry)) return false;
    const tell = async (outcome: Outcome | 'handled') => {
      const { event_id: eventId } = row;
      const isOfLog = subscriber.claims === true && eventId !== null;
      const finish = () => (isOfLog ? finishClaimed(db, term, eventId) : deleteUnhandled(db, term, row.id));
      const store = () => (outcome === 'handled' ? finish() : updateUnhandled(db, term, row.id, outcome));
      if (isOfLog) await untold.tell({ ...term, eventId, outcome }, isLeading, store);
      else await storeSurely(isLeading, store);
      if (outcome === 'handled' || outcome.state === 'dead') open.delete(entry);
    };
    try {
      if (subscriber.claims && !(await claimUnhandled(db, term, row.id))) return false;
    } catch {
      // The claim may be committed, and its attempt never began.
      await tell({ error: DATABASE_AWAY, attempts: row.attempts, state: 'retrying', retryInMs: TRY_AGAIN_MS });
      return false;
    }
    const event = { id: row.event_id, name: row.event_name, payload: row.payload, happenedAt: row.first_failed_at };
    try {
      await handleEvent(subscriber, event);
    } catch (error) {
      const attempts = row.attempts + 1;
      const isDead = attempts >= ATTEMPTS || (subscriber.claims === true && mayHaveHadEffect(error));
      const jobId = String(row.event_id ?? row.id);
      const words = reporter.record({ queue: row.queue, jobId, attempt: attempts, isDead }, error);
      const state = isDead ? 'dead' : 'retrying';
      await tell({ error: words, attempts, state, retryInMs: retryDelayMs(attempts) });
      return true;
    }
    await tell('handled');
    return true;
  };
}
