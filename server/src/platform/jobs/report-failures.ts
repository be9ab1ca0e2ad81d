import type { Database } from '../database/index.ts';
import { asError, createCoalescer, type Log, messageOf } from '../log/index.ts';
import { deleteFailure, listFailedSchedules, saveFailure } from './job-failures.store.ts';

/** Counts of failed attempts by queue in this process: `retry` where another attempt follows, `dead` (dead letter) after the last. */
export type FailureCounts = Map<string, { retry: number; dead: number }>;

/** One attempt of a job. */
export interface Attempt {
  queue: string;
  jobId: string;
  payload: Record<string, unknown>;
  /** The first attempt is 1. */
  attempt: number;
  /** The number of attempts in all. */
  attemptsAllowed: number;
}

export interface FailureReporter {
  /** Logs and counts a failed attempt. Returns the error in words for staff. */
  record(failed: FailedRun, error: unknown): string;
  /** Runs an attempt. A failure is logged, counted, stored for staff, and thrown for the queue to retry. */
  watch(attempt: Attempt, run: () => Promise<void>): Promise<void>;
  /** Reports an error of the queue itself, or of this reporter: one line every ten seconds for each cause. */
  report(error: unknown, message: string): void;
}

/** A failed attempt. */
export interface FailedRun {
  queue: string;
  jobId: string;
  attempt: number;
  /** True where no automatic attempt follows. */
  isDead: boolean;
}

export interface FailureReporterOptions {
  db: Database;
  log: Log;
  now: () => number;
  counts: FailureCounts;
}

const COALESCED_MS = 10_000;
const LONGEST_ERROR = 500;
const REREAD_MS = 50_000;

/** Reports every failed job: pg-boss discards the errors of handlers. */
export function createFailureReporter({ db, log, now, counts }: FailureReporterOptions): FailureReporter {
  const coalescer = createCoalescer({ everyMs: COALESCED_MS, now });
  const failed = createFailedSchedules(db, now);

  function report(error: unknown, message: string): void {
    const more = coalescer.due(`${message} ${messageOf(error)}`);
    if (more !== undefined) log.error({ err: asError(error), more }, message);
  }

  function record({ queue, isDead, ...run }: FailedRun, error: unknown): string {
    const count = counts.get(queue) ?? { retry: 0, dead: 0 };
    counts.set(queue, { ...count, [isDead ? 'dead' : 'retry']: count[isDead ? 'dead' : 'retry'] + 1 });
    log.error({ err: asError(error), queue, ...run }, isDead ? 'job is dead' : 'job failed');
    return wordsOf(error);
  }

  async function note({ queue, jobId, payload, attempt, attemptsAllowed }: Attempt, error: unknown): Promise<void> {
    const isDead = attempt >= attemptsAllowed;
    const words = record({ queue, jobId, attempt, isDead }, error);
    const failure = { queue, jobId, payload, error: words, attempts: attempt, isDead, at: new Date(now()) };
    failed.add(queue);
    await saveFailure(db, failure).catch((cause) => report(cause, 'a failed job could not be written down'));
  }

  return {
    record,
    report,
    async watch(attempt, run) {
      try {
        await run();
      } catch (error) {
        await note(attempt, error);
        throw error;
      }
      try {
        const isScheduled = attempt.jobId === SCHEDULED_ID;
        const mayHaveFailed = attempt.attempt > 1 || (isScheduled && (await failed.has(attempt.queue)));
        if (!mayHaveFailed) return;
        await deleteFailure(db, attempt.queue, attempt.jobId);
        failed.delete(attempt.queue);
      } catch (cause) {
        report(cause, 'a failed job that succeeded could not be forgotten');
      }
    },
  };
}

/** The id under which failures of a scheduled job are stored: its next run is the same job again. */
export const SCHEDULED_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Scheduled jobs with a stored failure, read at most once in 50 s: an idle shop would otherwise delete nothing ten times a
 * minute. A failure that another process stored since is found by the next run of its job.
 */
function createFailedSchedules(db: Database, now: () => number) {
  let queues: Promise<Set<string>> | undefined;
  let readAt = 0;
  return {
    async has(queue: string): Promise<boolean> {
      if (!queues || now() - readAt >= REREAD_MS) {
        readAt = now();
        queues = listFailedSchedules(db, SCHEDULED_ID).then((names) => new Set(names));
        queues.catch(() => {
          queues = undefined;
        });
      }
      return (await queues).has(queue);
    },
    add(queue: string): void {
      void queues?.then((names) => names.add(queue)).catch(() => undefined);
    },
    delete(queue: string): void {
      void queues?.then((names) => names.delete(queue)).catch(() => undefined);
    },
  };
}

/** The error for staff, with its chain of causes; no stack. */
function wordsOf(error: unknown): string {
  const words = [messageOf(error)];
  for (let cause = causeOf(error); cause !== undefined && words.length < 4; cause = causeOf(cause)) {
    words.push(messageOf(cause));
  }
  return words.join(': ').slice(0, LONGEST_ERROR);
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}
