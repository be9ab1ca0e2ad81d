import { backupJob } from './backup/nightly-job.ts';
import type { Config } from './config.ts';
import { createExtensionMailer, hostTextChannels } from './extensions/index.ts';
import type { BackgroundDeps, JobDeps, Provided } from './manifest/index.ts';
import { modules } from './modules.ts';
import { ledgerJob } from './observability/index.ts';
import { deleteOldKeys } from './platform/bind/index.ts';
import { deleteOldInvalidations } from './platform/cache/index.ts';
import type { Database } from './platform/database/index.ts';
import { deleteOldEvents, onPublished, type Subscriber, startEvents } from './platform/events/index.ts';
import {
  deleteOldFailures,
  type FailureCounts,
  type ScheduledJob,
  startJobs,
  startUntilStarted,
} from './platform/jobs/index.ts';
import { asError, createCoalescer, type Log, messageOf } from './platform/log/index.ts';
import type { Mailer } from './platform/mail/index.ts';
import { deleteExpiredWindows } from './platform/rate-limit/index.ts';

/** The event subscribers of all modules, in their order. */
export function subscribersOf(deps: BackgroundDeps & Provided): Subscriber[] {
  return modules.flatMap((module) => module.hears?.(deps) ?? []);
}

function mailerOf({ extensions, storeIdentity, now }: JobDeps & Provided, log: Log): Mailer {
  const from = async () => {
    const store = await storeIdentity();
    return { name: store.name.ar, address: store.email || 'no-reply@localhost' };
  };
  return createExtensionMailer(extensions, from, { log, now });
}

/** Deletes expired rows of requests from the platform's own tables. */
export function eraseRequests(db: Database, { eventDays }: Pick<Config, 'eventDays'>): ScheduledJob {
  return {
    name: 'requests.forget',
    cron: '17 * * * *',
    async run() {
      await deleteOldKeys(db);
      await deleteOldInvalidations(db);
      await deleteExpiredWindows(db);
      await deleteOldFailures(db);
      await deleteOldEvents(db, eventDays);
    },
  };
}

/** Starts what runs beside requests. Requests need not wait for it: what it does is safe in the database meanwhile. */
export function startBackground(
  shop: JobDeps & Provided,
  { url, log, jobFailures: counts }: { url: string; log: Log; jobFailures: FailureCounts },
): { close(): Promise<void> } {
  const { db, now } = shop;
  const onError = coalesced(log, now, 'work in the background failed');
  const mailer = mailerOf(shop, log);
  const sms = shop.guardSms(hostTextChannels(shop.extensions), log);
  const deps: BackgroundDeps & Provided = { ...shop, mailer, sms, onError };
  const running = modules.flatMap((module) => module.run?.(deps) ?? []);
  const subscribers = subscribersOf(deps);
  const scheduled = [
    eraseRequests(db, shop.config),
    ledgerJob({ url, db, log, now }),
    ...(shop.config.backup.nightly ? [backupJob({ config: shop.config, url })] : []),
    ...modules.flatMap((module) => module.jobs?.(shop) ?? []),
  ];
  const common = { url, db, log, now, counts };
  const events = startUntilStarted(() => startEvents({ ...common, subscribers }), onError);
  const jobs = startUntilStarted(
    () => startJobs({ ...common, scheduled, subscribers: queuedEventsOf(subscribers), onRetryRequest }),
    onError,
  );
  return {
    async close() {
      for (const one of running) await one.close();
      await events.close();
      await jobs.close();
      mailer.close();
    },
  };
}

/** Events by the name of a subscriber of one: each had a queue of its own in former versions. */
const queuedEventsOf = (subscribers: readonly Subscriber[]) =>
  new Map(subscribers.flatMap(({ name, event }) => (event ? [[name, event] as const] : [])));

/** Staff ask for another attempt at a job as they do at an event: everything is woken. */
const onRetryRequest = (retry: () => void) => onPublished((woken) => woken === '*' && retry());

const COALESCED_MS = 10_000;

/** Writes one line every ten seconds for each cause: an outage must not become one of the disk. */
export function coalesced(log: Log, now: () => number, message: string): (error: unknown) => void {
  const coalescer = createCoalescer({ everyMs: COALESCED_MS, now });
  return (error) => {
    const more = coalescer.due(messageOf(error));
    if (more !== undefined) log.error({ err: asError(error), more }, message);
  };
}
