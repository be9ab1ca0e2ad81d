import { type Database, mayHaveWritten } from '../database/index.ts';
import type { FailureReporter } from '../jobs/index.ts';
import { claimEvent, finishClaimed, storeOutcome } from './event-failures.store.ts';
import type { LoggedEvent } from './events.store.ts';
import { handleEvent, TimeLimitError } from './handle-event.ts';
import type { OpenEntries } from './open-entries.ts';
import type { Outcome } from './outcome.ts';
import type { Position } from './positions.store.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { Subscriber } from './subscriber.ts';
import { storeSurely, type UntoldOutcomes } from './untold.ts';

export interface SubscriptionDeps {
  db: Database;
  reporter: FailureReporter;
  /** True while this process may move positions. */
  isLeading(): boolean;
  /** Called when an event was set aside for another attempt in so many milliseconds. */
  onRetry(inMs: number): void;
  untold: UntoldOutcomes;
}

/** Makes the first attempt at an event of the page that `position` is at. Rejects only where the outcome could not be stored. */
export type Attempt = (event: LoggedEvent, position: Position) => Promise<void>;

/** True where a claimed attempt may have had its effect: repeating it is for staff to decide. */
export const mayHaveHadEffect = (error: unknown): boolean => error instanceof TimeLimitError || mayHaveWritten(error);

export function createAttempts(
  subscriber: Subscriber,
  open: OpenEntries,
  { db, reporter, isLeading, onRetry, untold }: SubscriptionDeps,
): Attempt {
  async function setAside(event: LoggedEvent, term: Position, outcome: Outcome): Promise<void> {
    const isDead = outcome.state === 'dead';
    if (!isDead) open.add(event);
    const store = () => storeOutcome(db, term, event, outcome);
    if (subscriber.claims) await untold.tell(untoldOf(term, event, outcome), isLeading, store);
    else await storeSurely(isLeading, store);
    if (!isDead) onRetry(outcome.retryInMs);
  }

  function fail(event: LoggedEvent, term: Position, error: unknown): Promise<void> {
    const isDead = subscriber.claims === true && mayHaveHadEffect(error);
    const words = reporter.record({ queue: subscriber.name, jobId: String(event.id), attempt: 1, isDead }, error);
    const state = isDead ? 'dead' : 'retrying';
    return setAside(event, term, { error: words, attempts: 1, state, retryInMs: retryDelayMs(1) });
  }

  /** Claims an event; false where there is nothing to attempt. */
  async function claim(event: LoggedEvent, term: Position): Promise<boolean> {
    try {
      return await claimEvent(db, term, event);
    } catch {
      // The claim may be committed, and its attempt never began.
      await setAside(event, term, { error: DATABASE_AWAY, attempts: 0, state: 'retrying', retryInMs: 0 });
      return false;
    }
  }

  return async (event, term) => {
    if (!isLeading()) return;
    if (open.blocks(event.subject)) return setAside(event, term, WAITS);
    if (subscriber.claims && !(await claim(event, term))) return;
    try {
      await handleEvent(subscriber, { ...event, happenedAt: new Date(event.created_at) });
    } catch (error) {
      return fail(event, term, error);
    }
    const finish = () => finishClaimed(db, term, event.id);
    if (subscriber.claims) await untold.tell(untoldOf(term, event, 'handled'), isLeading, finish);
  };
}

export const DATABASE_AWAY = 'the database was away';
const WAITS = {
  error: 'waits behind a failed event of the same subject',
  attempts: 0,
  state: 'waiting',
  retryInMs: 0,
} as const;

const untoldOf = (
  { subscriber, generation }: Position,
  { id: eventId }: LoggedEvent,
  outcome: Outcome | 'handled',
) => ({
  subscriber,
  generation,
  eventId,
  outcome,
});
