import { PgBoss } from 'pg-boss';
import { doAs } from '../admission/index.ts';
import type { Database, Tx } from '../database/index.ts';
import { onPublished } from '../outbox/index.ts';
import { relayOutbox, type Subscriber } from './relay-outbox.ts';

/** Work that comes round by the clock; one process at a time does it, whichever gets there first. */
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
  onError: (error: unknown) => void;
}

export interface Jobs {
  close(): Promise<void>;
}

/** Events of other processes and of a crash are found this often; one's own wake the relay at once. */
const RELAY_EVERY_MS = 1_000;
const POLL_SECONDS = 0.5;
const RETRY = { retryLimit: 8, retryBackoff: true, retryDelay: 2 } as const;
const STOP_TIMEOUT_MS = 4_000;

/** Whose connections the work has. */
const WORK = 'jobs';

/** Starts pg-boss on the shop's own database, with one queue for each subscriber and each scheduled job. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const boss = new PgBoss({ connectionString: options.url, max: 3, application_name: 'waha-jobs' });
  boss.on('error', options.onError);
  await boss.start();
  for (const subscriber of options.subscribers) {
    await boss.createQueue(subscriber.name, RETRY);
    await boss.work<Record<string, unknown>>(
      subscriber.name,
      { pollingIntervalSeconds: POLL_SECONDS },
      async (jobs) => {
        for (const job of jobs) await doAs(WORK, () => subscriber.handle(job.data));
      },
    );
  }
  for (const job of options.scheduled) {
    await boss.createQueue(job.name);
    await boss.work(job.name, () => doAs(WORK, () => job.run()));
    await boss.schedule(job.name, job.cron);
  }
  const relay = startRelay(options, (tx, subscriber, payloads) =>
    boss.insert(
      subscriber.name,
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

type Enqueue = (tx: Tx, subscriber: Subscriber, payloads: Record<string, unknown>[]) => Promise<unknown>;

function startRelay({ db, subscribers, onError }: JobsOptions, enqueue: Enqueue): Jobs {
  let running: Promise<void> | undefined;
  let again = false;
  const forward = async (tx: Tx, events: readonly { event: string; payload: Record<string, unknown> }[]) => {
    for (const subscriber of subscribers) {
      const payloads = events.filter((one) => one.event === subscriber.event).map((one) => one.payload);
      if (payloads.length > 0) await enqueue(tx, subscriber, payloads);
    }
  };
  const drain = async () => {
    do {
      again = false;
      while ((await relayOutbox(db, forward)) > 0);
    } while (again);
  };
  const wake = () => {
    again = true;
    running ??= doAs(WORK, drain)
      .catch(onError)
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
