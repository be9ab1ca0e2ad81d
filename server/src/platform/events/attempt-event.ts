import { randomUUID } from 'node:crypto';
import { type Database, mayHaveWritten } from '../database/index.ts';
import type { FailureReporter } from '../jobs/index.ts';
import { finishClaimed, insertUnhandled, type Outcome, releaseClaim } from './event-failures.store.ts';
import type { LoggedEvent } from './events.store.ts';
import { handleEvent, TimeLimitError } from './handle-event.ts';
import type { OpenEntries } from './open-entries.ts';
import type { Position } from './positions.store.ts';
import { retryDelayMs } from './retry-delay.ts';
import type { Subscriber } from './subscriber.ts';
import type { Claim, UnsaidClaims } from './unsaid-claims.ts';

export interface SubscriptionDeps {
  db: Database;
  reporter: FailureReporter;
  /** True while this process may move positions. */
  isLeading(): boolean;
  /** Called when an event was set aside for another attempt in so many milliseconds. */
  onRetry(inMs: number): void;
  unsaid: UnsaidClaims;
}

/** Makes the first attempt at an event of the page that `position` is at. Rejects only where the outcome could not be stored. */
export type Attempt = (event: LoggedEvent, position: Position) => Promise<void>;

export function createAttempts(
  subscriber: Subscriber,
  open: OpenEntries,
  { db, reporter, isLeading, onRetry, unsaid }: SubscriptionDeps,
): Attempt {
  async function setAside(event: LoggedEvent, error: unknown, claim: Claim | undefined): Promise<void> {
    const { name: queue, claims } = subscriber;
    // Whether it has had its effect is unknown: repeating it is for staff to decide.
    const isDead = claims === true && (error instanceof TimeLimitError || mayHaveWritten(error));
    const words = reporter.record({ queue, jobId: String(event.id), attempt: 1, isDead }, error);
    const retryInMs = retryDelayMs(1);
    const outcome = { error: words, attempts: 1, state: isDead ? 'dead' : 'retrying', retryInMs } as const;
    if (!isDead) open.add(event);
    if (claim) await release(claim, outcome);
    else await insertUnhandled(db, { queue, event, ...outcome });
    if (!isDead) onRetry(retryInMs);
  }

  async function wait(event: LoggedEvent): Promise<void> {
    open.add(event);
    const error = 'waits behind a failed event of the same subject';
    await insertUnhandled(db, { queue: subscriber.name, event, error, attempts: 0, state: 'waiting', retryInMs: 0 });
    onRetry(0);
  }

  async function release(claim: Claim, outcome: Outcome): Promise<void> {
    await releaseClaim(db, claim, outcome).catch((error: unknown) => {
      unsaid.add(claim, outcome);
      throw error;
    });
  }

  /** Claims an event; undefined where it is claimed already. */
  async function claimFirst(event: LoggedEvent): Promise<Claim | undefined> {
    const { name: queue } = subscriber;
    const claim = { queue, eventId: event.id, token: randomUUID() };
    const entry = { queue, event, error: 'under way', attempts: 1, state: 'claimed', retryInMs: 0 } as const;
    try {
      return (await insertUnhandled(db, { ...entry, token: claim.token })) ? claim : undefined;
    } catch (error) {
      // It may have been committed, and its attempt never began.
      unsaid.add(claim, { error: 'the database was away', attempts: 0, state: 'retrying', retryInMs: 0 });
      throw error;
    }
  }

  return async (event, position) => {
    if (!isLeading()) return;
    if (open.blocks(event.subject)) return wait(event);
    const claim = subscriber.claims ? await claimFirst(event) : undefined;
    if (subscriber.claims && !claim) return;
    try {
      await handleEvent(subscriber, { ...event, happenedAt: new Date(event.created_at) });
    } catch (error) {
      return setAside(event, error, claim);
    }
    if (subscriber.claims) await finishClaimed(db, position, event.id);
  };
}
