import type { Database } from '../database/index.ts';
import type { FailureReporter } from '../jobs/index.ts';
import { finishClaimed, insertUnhandled, updateClaimed } from './event-failures.store.ts';
import type { LoggedEvent } from './events.store.ts';
import { handleEvent, TimeLimitError } from './handle-event.ts';
import type { OpenEntries } from './open-entries.ts';
import type { Position } from './positions.store.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { Subscriber } from './subscriber.ts';

export interface SubscriptionDeps {
  db: Database;
  reporter: FailureReporter;
  /** True while this process may move positions. */
  isLeading(): boolean;
  /** Called when an event was set aside for another attempt in so many milliseconds. */
  onRetry(inMs: number): void;
}

/** Makes the first attempt at an event of the page that `position` is at. Rejects only where the outcome could not be stored. */
export type Attempt = (event: LoggedEvent, position: Position) => Promise<void>;

export function createAttempts(
  subscriber: Subscriber,
  open: OpenEntries,
  { db, reporter, isLeading, onRetry }: SubscriptionDeps,
): Attempt {
  async function setAside(event: LoggedEvent, error: unknown): Promise<void> {
    const { name: queue, claims } = subscriber;
    // Whether it has had its effect is unknown: repeating it is for staff to decide.
    const isDead = claims === true && error instanceof TimeLimitError;
    const words = reporter.record({ queue, jobId: String(event.id), attempt: 1, isDead }, error);
    const retryInMs = retryDelayMs(1);
    const outcome = { error: words, attempts: 1, state: isDead ? 'dead' : 'retrying', retryInMs } as const;
    if (!isDead) open.add(event);
    if (claims) await updateClaimed(db, queue, event.id, outcome);
    else await insertUnhandled(db, { queue, event, ...outcome });
    if (!isDead) onRetry(retryInMs);
  }

  async function wait(event: LoggedEvent): Promise<void> {
    open.add(event);
    const error = 'waits behind a failed event of the same subject';
    await insertUnhandled(db, { queue: subscriber.name, event, error, attempts: 0, state: 'waiting', retryInMs: 0 });
    onRetry(0);
  }

  const claim = (event: LoggedEvent) =>
    insertUnhandled(db, {
      queue: subscriber.name,
      event,
      error: 'under way',
      attempts: 1,
      state: 'claimed',
      retryInMs: 0,
    });

  return async (event, position) => {
    if (!isLeading()) return;
    if (open.blocks(event.subject)) return wait(event);
    if (subscriber.claims && !(await claim(event))) return;
    try {
      await handleEvent(subscriber, { ...event, happenedAt: new Date(event.created_at) });
    } catch (error) {
      return setAside(event, error);
    }
    if (subscriber.claims) await finishClaimed(db, position, event.id);
  };
}
