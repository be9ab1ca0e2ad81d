import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { runAsWorkClass } from '../bulkheads/index.ts';
import type { Database, Tx } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { onPublished } from '../outbox/index.ts';
import { takeRequeued } from './job-failures.store.ts';
import { relayOutbox, type Subscriber } from './relay-outbox.ts';
import { createFailureReporter, type FailureCounts, type FailureReporter, SCHEDULED_ID } from './report-failures.ts';

/** Work on a schedule; one process at a time runs it, whichever claims it first. */
export interface ScheduledJob {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  run(): Promise<void>;
}

export interface JobsOptions {
  url: string;
  db: Database;
  subscribers: readonly Subscriber[];
  scheduled: readonly ScheduledJob[];
  log: Log;
  now: () => number;
  /** Counts of failures, for metrics. */
  counts: FailureCounts;
}

export interface Jobs {
  close(): Promise<void>;
}

/**
 * The interval for finding events of other processes and of a crash; events of this process wake the relay immediately.
 */
const RELAY_EVERY_MS = 1_000;
const STOP_TIMEOUT_MS = 4_000;

/** A crash is noticed by the missing heartbeat: jobs that were under way then wait a minute or two, not fifteen. */
const COMMON = { notify: true, heartbeatSeconds: 30, expireInSeconds: 900 } as const;
const SUBSCRIBER_QUEUE = { ...COMMON, retryLimit: 8, retryBackoff: true, retryDelay: 2 } as const;
const SCHEDULED_QUEUE = { ...COMMON, retryLimit: 2, retryDelay: 5 } as const;
type QueueOptions = typeof SUBSCRIBER_QUEUE | typeof SCHEDULED_QUEUE;

/**
 * Jobs run at least once. New ones wake their workers by NOTIFY, sent in the relay's own transaction and never in one that a request waits for.
 * Polling finds due retries and jobs whose notification was lost: idle queues cost next to nothing.
 */
const SUBSCRIBER_POLLING = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 15 } as const;
const SCHEDULED_POLLING = { pollingIntervalSeconds: 15, notifyPollingIntervalSeconds: 30 } as const;
const SUBSCRIBER_WORK = {
  ...SUBSCRIBER_POLLING,
  batchSize: 20,
  burstWhenBatchFull: true,
  includeMetadata: true,
  perJobResults: true,
} as const;

/** The work class of jobs. */
const WORK = 'jobs';

/**
 * Starts pg-boss on the shop's own database, with one queue for each subscriber and each scheduled job. Every failure
 * is logged, counted, and stored for staff until the job succeeds (createFailureReporter).
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const reporter = createFailureReporter(options);
  const { url } = options;
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'waha-jobs', useListenNotify: true });
  boss.on('error', (error) => reporter.report(error, 'the job queue failed'));
  try {
    await boss.start();
    await workOn(boss, options, reporter);
  } catch (error) {
    // After a partial start only some workers would run, without any sign of it.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  const relay = startRelay(options, reporter, (tx, queue, payloads) =>
    boss.insert(
      queue,
      payloads.map((data) => ({ data })),
      { db: asBossDatabase(tx) },
    ),
  );
  return {
    async close() {
      await relay.close();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function workOn(boss: PgBoss, { subscribers, scheduled }: JobsOptions, reporter: FailureReporter): Promise<void> {
  const ensureQueue = await createQueues(boss);
  for (const { name, handle } of subscribers) {
    await ensureQueue(name, SUBSCRIBER_QUEUE);
    await boss.work(name, SUBSCRIBER_WORK, (jobs: JobWithMetadata<Record<string, unknown>>[]) =>
      handleEach(jobs, reporter, handle),
    );
  }
  for (const { name, cron, run } of scheduled) {
    await ensureQueue(name, SCHEDULED_QUEUE);
    await boss.work(name, { ...SCHEDULED_POLLING, includeMetadata: true }, async ([job]) => {
      if (job)
        await reporter.watch({ ...attemptOf(job), jobId: SCHEDULED_ID, payload: {} }, () => runAsWorkClass(WORK, run));
    });
    await boss.schedule(name, cron);
  }
}

/** Handles the jobs of a batch one after another: a failed one does not affect the outcomes of the others. */
async function handleEach(
  jobs: readonly JobWithMetadata<Record<string, unknown>>[],
  reporter: FailureReporter,
  handle: Subscriber['handle'],
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const job of jobs) {
    const attempt = { ...attemptOf(job), jobId: job.id, payload: job.data };
    const status = await reporter
      .watch(attempt, () => runAsWorkClass(WORK, () => handle(job.data)))
      .then(
        () => 'completed' as const,
        () => 'failed' as const,
      );
    results.push({ id: job.id, status });
  }
  return results;
}

function attemptOf({ name, retryCount, retryLimit }: JobWithMetadata<unknown>) {
  return { queue: name, attempt: retryCount + 1, attemptsAllowed: retryLimit + 1 };
}

/** Creates missing queues, and updates existing ones. */
async function createQueues(boss: PgBoss): Promise<(name: string, options: QueueOptions) => Promise<void>> {
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  return async (name, options) => {
    const queue = known.get(name);
    if (!queue) return boss.createQueue(name, options);
    const isCurrent = Object.entries(options).every(([key, value]) => Reflect.get(queue, key) === value);
    if (!isCurrent) await boss.updateQueue(name, options);
  };
}

type Enqueue = (tx: Tx, queue: string, payloads: Record<string, unknown>[]) => Promise<unknown>;

function startRelay({ db, subscribers }: JobsOptions, reporter: FailureReporter, enqueue: Enqueue): Jobs {
  let running: Promise<void> | undefined;
  let again = false;
  const forward = async (tx: Tx, events: readonly { event: string; payload: Record<string, unknown> }[]) => {
    for (const subscriber of subscribers) {
      const payloads = events.filter((one) => one.event === subscriber.event).map((one) => one.payload);
      if (payloads.length > 0) await enqueue(tx, subscriber.name, payloads);
    }
  };
  const requeue = async (tx: Tx) => {
    for (const { queue, payload } of await takeRequeued(tx)) await enqueue(tx, queue, [payload]);
  };
  const drain = async () => {
    do {
      again = false;
      while ((await relayOutbox(db, forward, requeue)) > 0);
    } while (again);
  };
  const wake = () => {
    again = true;
    running ??= runAsWorkClass(WORK, drain)
      .catch((error) => reporter.report(error, 'events could not be handed on'))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, RELAY_EVERY_MS);
  const stopListening = onPublished(wake);
  return {
    async close() {
      clearInterval(timer);
      stopListening();
      await running;
    },
  };
}

/** Lets pg-boss write its jobs within our transaction. */
function asBossDatabase(tx: Tx) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const { rows } = await tx.query(text, values);
      return { rows };
    },
  };
}
