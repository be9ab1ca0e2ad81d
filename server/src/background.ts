import { join } from 'node:path';
import type { Config } from './config.ts';
import type { BackgroundDeps, ShopDeps } from './module.ts';
import { finishErasures } from './modules/people/identity/index.ts';
import { readStoreIdentity } from './modules/shop/settings/index.ts';
import { createSmsGate } from './modules/shop/sms/index.ts';
import { longPartsOf, modules } from './modules.ts';
import { ledgerJob } from './observability/index.ts';
import { forgetOldKeys } from './platform/bind/index.ts';
import { forgetOldPurges } from './platform/cache/index.ts';
import type { Database } from './platform/database/index.ts';
import {
  type FailureCounts,
  forgetOldFailures,
  type ScheduledJob,
  type Subscriber,
  startJobs,
  startUntilStarted,
} from './platform/jobs/index.ts';
import { asError, createCoalescer, type Log, messageOf } from './platform/log/index.ts';
import { createMailer, type Mailer } from './platform/mail/index.ts';
import { deleteExpiredWindows } from './platform/rate-limit/index.ts';
import { createSmsSender } from './platform/sms/index.ts';

/** Everything that reacts to what happened, in the order of the modules. */
export function subscribersOf(deps: BackgroundDeps): Subscriber[] {
  return modules.flatMap((module) => module.subscribers?.(deps) ?? []);
}

export function createMailerFor(config: Config, { db, now }: ShopDeps): Mailer {
  return createMailer({
    smtpUrl: config.smtpUrl,
    outboxDirectory: join(config.dataDir, 'mail'),
    now,
    from: async () => {
      const store = await readStoreIdentity(db);
      return { name: store.name.ar, address: store.email || 'no-reply@localhost' };
    },
  });
}

/** What requests leave behind in the platform's own tables. */
export function forgetRequests(db: Database): ScheduledJob {
  return {
    name: 'requests.forget',
    cron: '17 * * * *',
    async run() {
      await forgetOldKeys(db);
      await forgetOldPurges(db);
      await deleteExpiredWindows(db);
      await forgetOldFailures(db);
    },
  };
}

/** What deleted accounts have left behind; who it is asked of is known only where all modules are. */
function erasuresJob(shop: ShopDeps): ScheduledJob {
  const parts = longPartsOf(shop);
  return { name: 'identity.finish-erasures', cron: '* * * * *', run: () => finishErasures(shop.db, parts) };
}

/** Starts what runs beside requests. Requests need not wait for it: what it does is safe in the database meanwhile. */
export function startBackground(
  shop: ShopDeps,
  { config, url, log, jobFailures: counts }: { config: Config; url: string; log: Log; jobFailures: FailureCounts },
): { close(): Promise<void> } {
  const { db, now } = shop;
  const onError = coalesced(log, now, 'work in the background failed');
  const mailer = createMailerFor(config, shop);
  const sender = createSmsSender({ outboxDirectory: join(config.dataDir, 'sms'), now });
  const sms = createSmsGate({ db, sender, log, now });
  const deps: BackgroundDeps = { ...shop, mailer, sms, onError };
  const running = modules.flatMap((module) => module.run?.(deps) ?? []);
  const subscribers = subscribersOf(deps);
  const scheduled = [
    forgetRequests(db),
    erasuresJob(shop),
    ledgerJob({ url, db, log, now }),
    ...modules.flatMap((module) => module.jobs?.(shop) ?? []),
  ];
  const jobs = startUntilStarted(() => startJobs({ url, db, subscribers, scheduled, log, now, counts }), onError);
  return {
    async close() {
      for (const one of running) await one.close();
      await jobs.close();
      mailer.close();
    },
  };
}

const COALESCED_MS = 10_000;

/** Writes one line every ten seconds for each cause: an outage must not become one of the disk. */
export function coalesced(log: Log, now: () => number, message: string): (error: unknown) => void {
  const coalescer = createCoalescer({ everyMs: COALESCED_MS, now });
  return (error) => {
    const more = coalescer.due(messageOf(error));
    if (more !== undefined) log.error({ err: asError(error), more }, message);
  };
}
