import { setTimeout as sleep } from 'node:timers/promises';
import { type EventName, eventNames } from '@waha/contract';
import { runAsWorkClass } from '../bulkheads/index.ts';
import type { Database } from '../database/index.ts';
import { createFailureReporter, type FailureCounts, type FailureReporter } from '../jobs/index.ts';
import type { Log } from '../log/index.ts';
import { listNamesSince, notifyEvents } from './events.store.ts';
import { CHANNEL, type Leadership, seekLeadership } from './leadership.ts';
import { takeOver } from './positions.store.ts';
import { onPublished, type Woken } from './publish.ts';
import { createRetries, type Retries } from './retries.ts';
import { eventsOf, type Subscriber } from './subscriber.ts';
import { createSubscription, type Subscription } from './subscription.ts';
import { createUntoldOutcomes, type UntoldOutcomes } from './untold.ts';

export interface EventsOptions {
  url: string;
  db: Database;
  subscribers: readonly Subscriber[];
  log: Log;
  now: () => number;
  /** Counts of failures, for metrics. */
  counts: FailureCounts;
}

/**
 * Finds events whose notification was lost with the process that had to send it. The session that leads also listens:
 * while this process leads, it is pinged, and when it is lost, whoever leads next looks at all events.
 */
const POLL_EVERY_MS = 15_000;
const TRY_AGAIN_MS = 2_000;
/** The shortest time between two notifications of a process: those of a rush are sent once for all. */
const NOTIFY_EVERY_MS = 5;
/** A new term waits so long at the most for the attempts of the one before. */
const LONGEST_WAIT_MS = 5_000;
/** A payload of NOTIFY has 8,000 bytes at most. */
const LONGEST_PAYLOAD = 4_000;

/**
 * Reads the event log for all subscribers, if this process leads; otherwise it tells the leader what it has published.
 * Each subscriber has a position of its own: a slow or failing one delays no other.
 */
export async function startEvents(options: EventsOptions): Promise<{ close(): Promise<void> }> {
  const reporter = createFailureReporter(options);
  let term: Term | undefined;
  /** The end of the term before: what its attempts came to is known then. */
  let ended: Promise<void> | undefined;
  const untold = createUntoldOutcomes();
  const leadership: Leadership = await seekLeadership(options.url, {
    onLeading() {
      term = beginTerm(options, reporter, { untold, ended });
    },
    onLost() {
      ended = term?.end();
      term = undefined;
    },
    onNotify: (payload) => term?.wake(payload === '*' ? '*' : (payload.split(' ') as EventName[])),
  });
  const notifier = createNotifier(options.db, reporter);
  const stopListening = onPublished((woken) => {
    if (leadership.isLeading()) term?.wake(woken);
    else notifier.notifySoon(woken);
  });
  return {
    async close() {
      stopListening();
      notifier.close();
      await term?.end();
      await ended;
      await leadership.close();
    },
  };
}

/** The time in which this process leads. */
interface Term {
  wake(woken: Woken): void;
  /** Begins nothing more, and resolves when nothing is under way. */
  end(): Promise<void>;
}

interface TermBefore {
  untold: UntoldOutcomes;
  ended: Promise<void> | undefined;
}

function beginTerm({ db, subscribers }: EventsOptions, reporter: FailureReporter, before: TermBefore): Term {
  let isOver = false;
  let snapshot: string | null = null;
  let retries: Retries | undefined;
  let subscriptions: Subscription[] = [];
  let poll: NodeJS.Timeout | undefined;
  const isLeading = () => !isOver;

  async function begin(): Promise<void> {
    const heard = subscribers.map((one) => ({ name: one.name, events: eventsOf(one) }));
    // An attempt of the term before may go on for its time limit: it is taken for interrupted then.
    await Promise.race([before.ended, sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
    const { untold } = before;
    const positions = new Map((await takeOver(db, heard, untold.list())).map((one) => [one.subscriber, one]));
    untold.clear();
    if (isOver) return;
    const deps = { db, reporter, isLeading, untold, onRetry: (inMs: number) => retries?.planIn(inMs) };
    const made = subscribers.flatMap((subscriber) => {
      const position = positions.get(subscriber.name);
      return position ? [createSubscription(subscriber, position, deps)] : [];
    });
    retries = createRetries({
      db,
      reporter,
      subscriptions: new Map(made.map((one) => [one.subscriber.name, one])),
      isLeading,
      untold,
    });
    // Before any event is handled: later events of a subject wait behind its failed ones.
    await retries.start();
    subscriptions = made;
    ({ snapshot } = await listNamesSince(db, [], null));
    wake('*');
    poll = setInterval(() => void runAsWorkClass(WORK, look).catch(report), POLL_EVERY_MS);
  }

  async function look(): Promise<void> {
    const found = await listNamesSince(db, eventNames, snapshot);
    snapshot = found.snapshot;
    wake(found.names as EventName[]);
  }

  function wake(woken: Woken): void {
    if (isOver) return;
    for (const one of subscriptions) {
      if (woken === '*' || eventsOf(one.subscriber).some((name) => woken.includes(name))) {
        runAsWorkClass(WORK, one.wake);
      }
    }
    if (woken === '*') retries?.planIn(0);
  }

  const report = (error: unknown) => reporter.report(error, 'events could not be read');
  function tryToBegin(): void {
    if (isOver) return;
    begun = runAsWorkClass(WORK, begin).catch((error: unknown) => {
      report(error);
      setTimeout(tryToBegin, TRY_AGAIN_MS).unref();
    });
  }
  let begun: Promise<void> | undefined;
  tryToBegin();
  return {
    wake,
    async end() {
      isOver = true;
      clearInterval(poll);
      await begun;
      await Promise.all(subscriptions.map((one) => one.settled()));
      await retries?.close();
    },
  };
}

/** The work class of subscribers. */
const WORK = 'jobs';

/** Tells the leader of other processes' events: of the first at once, of those that follow together. */
function createNotifier(db: Database, reporter: FailureReporter) {
  let due: NodeJS.Timeout | undefined;
  let names = new Set<string>();
  let notifiedAtMs = Number.NEGATIVE_INFINITY;
  const notify = () => {
    due = undefined;
    notifiedAtMs = performance.now();
    const joined = [...names].join(' ');
    names = new Set();
    const payload = joined.includes('*') || joined.length > LONGEST_PAYLOAD ? '*' : joined;
    notifyEvents(db, CHANNEL, payload).catch((error) =>
      reporter.report(error, 'the reader of events could not be woken'),
    );
  };
  return {
    notifySoon(woken: Woken) {
      for (const name of woken) names.add(name);
      if (due) return;
      const waitMs = notifiedAtMs + NOTIFY_EVERY_MS - performance.now();
      if (waitMs <= 0) notify();
      else due = setTimeout(notify, waitMs);
    },
    close: () => clearTimeout(due),
  };
}
