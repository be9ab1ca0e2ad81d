import { type JobWithMetadata, PgBoss } from 'pg-boss';
import { runAsWorkClass } from '../bulkheads/index.ts';
import { type Database, inTransaction, type Tx } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { takeRequeued } from './job-failures.store.ts';
import { createFailureReporter, type FailureCounts, type FailureReporter, SCHEDULED_ID } from './report-failures.ts';
import { retireQueues } from './retire-queues.ts';

/** Work on a schedule; one process at a time runs it, whichever claims it first. */
export interface ScheduledJob {
  name: string;
  /** Five fields, UTC. */
  cron: string;
  /** The time after which a run counts as failed, 15 minutes by default; a dead process is noticed within a minute. */
  limitSeconds?: number;
  run(): Promise<void>;
}

export interface JobsOptions {
  url: string;
  db: Database;
  scheduled: readonly ScheduledJob[];
  /** Events by the subscriber that once had a queue of its own. */
  subscribers: ReadonlyMap<string, string>;
  log: Log;
  now: () => number;
  /** Counts of failures, for metrics. */
  counts: FailureCounts;
  /** Calls `retry` whenever staff ask for another attempt at a job, until the returned function is called. */
  onRetryRequest(retry: () => void): () => void;
}

export interface Jobs {
  close(): Promise<void>;
}

const STOP_TIMEOUT_MS = 4_000;
/** pg-boss's own polls: by default it looks every five seconds for jobs that wait for others, which no job here does. */
const POLLS = { flowIntervalSeconds: 3_600, cronWorkerIntervalSeconds: 15 } as const;

/** The queue of all scheduled jobs: one to poll, however many jobs there are. */
const CLOCK = 'clock';
/** A crash is noticed by the missing heartbeat: a job that was under way then waits a minute, not its whole limit. */
const CLOCK_QUEUE = { notify: true, heartbeatSeconds: 30, expireInSeconds: 900, retryLimit: 2, retryDelay: 5 } as const;
/** At most one run of a job is due or under way; an occurrence meanwhile is skipped. */
const POLICY = 'exclusive';
const CLOCK_WORK = {
  pollingIntervalSeconds: 15,
  // Each of the workers polls; a notification wakes all.
  notifyPollingIntervalSeconds: 60,
  localConcurrency: 4,
  includeMetadata: true,
} as const;

/** The work class of jobs. */
const WORK = 'jobs';

/**
 * Starts pg-boss on the shop's own database for all that runs on a schedule. Every failure is logged, counted, and stored
 * for staff until the job succeeds (createFailureReporter).
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const reporter = createFailureReporter(options);
  const { url, db, scheduled } = options;
  const boss = new PgBoss({
    ...{ connectionString: url, max: 3, application_name: 'waha-jobs', useListenNotify: true },
    ...POLLS,
  });
  boss.on('error', (error) => reporter.report(error, 'the job queue failed'));
  try {
    await boss.start();
    await retireQueues(boss, db, { kept: CLOCK, subscribers: options.subscribers });
    await workOn(boss, scheduled, reporter);
  } catch (error) {
    // After a partial start only some workers would run, without any sign of it.
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
  const send = (name: string, tx: Tx) =>
    boss.send(CLOCK, { job: name }, { singletonKey: name, db: asBossDatabase(tx) });
  const retry = () =>
    inTransaction(db, async (tx) => {
      for (const name of await takeRequeued(tx)) await send(name, tx);
    }).catch((error) => reporter.report(error, 'a job could not be tried again'));
  const stopHearing = options.onRetryRequest(() => void retry());
  // Retries that were requested while no process ran jobs.
  await retry();
  return {
    async close() {
      stopHearing();
      await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

async function workOn(boss: PgBoss, scheduled: readonly ScheduledJob[], reporter: FailureReporter): Promise<void> {
  await ensureClock(boss);
  const byName = new Map(scheduled.map((job) => [job.name, job]));
  await boss.work(CLOCK, CLOCK_WORK, async ([due]: JobWithMetadata<{ job: string }>[]) => {
    const job = due && byName.get(due.data.job);
    // A job of another version of the shop: a process of that version runs it next time.
    if (!due || !job) return;
    const attempt = { queue: job.name, attempt: due.retryCount + 1, attemptsAllowed: due.retryLimit + 1 };
    const failed = { ...attempt, jobId: SCHEDULED_ID, payload: {} };
    await reporter.watch(failed, () => runAsWorkClass(WORK, () => job.run()));
  });
  const known = new Map((await boss.getSchedules(CLOCK)).map((one) => [one.key, one]));
  for (const { name, cron, limitSeconds } of scheduled) {
    const options = { key: name, singletonKey: name, ...(limitSeconds && { expireInSeconds: limitSeconds }) };
    if (known.get(name)?.cron !== cron) await boss.schedule(CLOCK, cron, { job: name }, options);
  }
  for (const name of known.keys()) if (!byName.has(name)) await boss.unschedule(CLOCK, name);
}

async function ensureClock(boss: PgBoss): Promise<void> {
  const queue = (await boss.getQueues()).find(({ name }) => name === CLOCK);
  if (!queue) return boss.createQueue(CLOCK, { ...CLOCK_QUEUE, policy: POLICY });
  const isCurrent = Object.entries(CLOCK_QUEUE).every(([key, value]) => Reflect.get(queue, key) === value);
  if (!isCurrent) await boss.updateQueue(CLOCK, CLOCK_QUEUE);
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
