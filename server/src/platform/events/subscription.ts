import { createAttempts, type SubscriptionDeps } from './attempt-event.ts';
import { type EventPage, readPage } from './events.store.ts';
import { inLanes } from './in-lanes.ts';
import { createOpenEntries, type OpenEntries } from './open-entries.ts';
import type { TermOf } from './outcome.ts';
import { type Position, readPosition, savePosition } from './positions.store.ts';
import type { Subscriber } from './subscriber.ts';

/** Events of different subjects that one subscriber handles at once. */
const WIDTH = 5;
const PAGE = 500;
const READ_AGAIN_MS = 1_000;

/** Reads the log for one subscriber. */
export interface Subscription {
  readonly subscriber: Subscriber;
  readonly open: OpenEntries;
  /** The fencing token of all that is written in this term. */
  readonly term: TermOf;
  /** Reads what is new, now or after the reading under way. */
  wake(): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
}

export function createSubscription(subscriber: Subscriber, start: Position, deps: SubscriptionDeps): Subscription {
  const { db, reporter } = deps;
  const open = createOpenEntries();
  const attempt = createAttempts(subscriber, open, deps);
  let position = start;
  let running: Promise<void> | undefined;
  let isAsked = false;
  let isStale = false;

  /**
   * Handles one page and moves the position; false when nothing is left. Behind a backlog there may be more: where the
   * reader before began it, the events since then wake nobody again.
   */
  async function handlePage(): Promise<boolean> {
    const page = await readPage(db, position, PAGE);
    if (page.rewinds !== position.rewinds) return readAgain();
    const next = positionAfter(position, page);
    if (page.events.length > 0)
      await inLanes(page.events, { laneOf: ({ id, subject }) => subject ?? id, width: WIDTH }, (event) =>
        attempt(event, position),
      );
    if (!deps.isLeading()) return false;
    const isMoved = page.events.length > 0 || position.reading !== null;
    if (isMoved && !(await savePosition(db, next))) return readAgain();
    const mayBeMore = next.reading !== null || position.reading !== null;
    position = next;
    return mayBeMore;
  }

  /** Reads the stored position: it may have been moved back by hand. One that another process took over is left to it. */
  async function readAgain(): Promise<boolean> {
    const stored = await readPosition(db, subscriber.name);
    if (stored?.generation !== position.generation) return false;
    position = stored;
    isStale = false;
    return true;
  }

  async function read(): Promise<void> {
    while (isAsked && deps.isLeading()) {
      isAsked = false;
      // After a failure, events of the page may have been finished without this process knowing.
      if (isStale && !(await readAgain())) return;
      while (await handlePage());
    }
  }

  function wake(): void {
    isAsked = true;
    running ??= read()
      .catch((error: unknown) => {
        isStale = true;
        reporter.report(error, 'events could not be read');
        setTimeout(wake, READ_AGAIN_MS).unref();
      })
      .finally(() => {
        running = undefined;
        if (isAsked && deps.isLeading()) wake();
      });
  }

  return { subscriber, open, term: start, wake, settled: async () => running };
}

/** A full page begins a backlog, or goes on with one; any other ends it. */
function positionAfter(position: Position, { snapshot, events }: EventPage): Position {
  const bound = position.reading ?? snapshot;
  const last = events.length === PAGE ? events.at(-1) : undefined;
  return last
    ? { ...position, reading: bound, after_id: last.id }
    : { ...position, seen: bound, reading: null, after_id: 0 };
}
