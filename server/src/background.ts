import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from './config.ts';
import { refreshInStock, rewriteStaleDocuments } from './modules/catalog/index.ts';
import { reconcilePayments, refundSubscriber } from './modules/checkout-payments/index.ts';
import { contactMailSubscribers, forgetOpenForms } from './modules/contact/index.ts';
import { deleteOldChanges, deleteOldSessions, forgetOldDevices, idleSince } from './modules/identity/index.ts';
import { issueCreditNote, issueInvoice } from './modules/invoices/index.ts';
import { expireRewards } from './modules/lotto/index.ts';
import { forgetOldRequests, newsletterMailSubscribers } from './modules/newsletter/index.ts';
import {
  accountSubscribers,
  orderMailSubscribers,
  returnMailSubscribers,
  transferMailSubscribers,
} from './modules/notifications/index.ts';
import { claimGuestOrders, claimPlacedOrder, expireHolds } from './modules/orders/index.ts';
import type { PaymentProviders } from './modules/payments/index.ts';
import { startPromotionClock } from './modules/promotions/index.ts';
import { restockSubscribers } from './modules/restock/index.ts';
import { creditReturn } from './modules/returns/index.ts';
import { readStoreIdentity } from './modules/settings/index.ts';
import { forgetOldStaffDevices, forgetOldStaffSessions } from './modules/staff/index.ts';
import { removeUnclaimed, uploadFolders, uploadSubscribers } from './modules/uploads/index.ts';
import type { PurgeFeed } from './platform/cache/index.ts';
import { type Database, inTransaction, sql } from './platform/database/index.ts';
import { type ScheduledJob, type Subscriber, startJobs } from './platform/jobs/index.ts';
import type { Log } from './platform/log/index.ts';
import { createMailer, type Mailer } from './platform/mail/index.ts';
import { createSmsSender, type SmsSender } from './platform/sms/index.ts';

export interface BackgroundDeps {
  config: Config;
  db: Database;
  url: string;
  log: Log;
  now: () => number;
  providers: PaymentProviders;
  publishPurge: PurgeFeed['publish'];
}

/** Everything that reacts to what happened, in the order of the modules. */
export function createSubscribers(
  deps: BackgroundDeps,
  { mailer, sms }: { mailer: Mailer; sms: SmsSender },
): Subscriber[] {
  const { db, config, now, providers, publishPurge } = deps;
  const { publicUrl } = config;
  const flipped = z.object({ productIds: z.array(z.int()) });
  const verified = z.object({ customerId: z.uuid() });
  const ordered = z.object({ orderId: z.uuid() });
  const returned = z.object({ returnId: z.uuid() });
  return [
    {
      name: 'catalog.in-stock',
      event: 'stock.flipped',
      async handle(payload) {
        const { productIds } = flipped.parse(payload);
        await inTransaction(db, async (tx) => {
          await refreshInStock(tx, productIds);
          await publishPurge(tx, ['products', ...productIds.map((id) => `product:${id}`)]);
        });
      },
    },
    {
      name: 'orders.claim',
      event: 'customer.contact_verified',
      handle: (payload) => claimGuestOrders(db, verified.parse(payload).customerId),
    },
    ...['order.placed', 'order.confirmed'].map((event) => ({
      name: `orders.claim-placed.${event}`,
      event,
      handle: (payload: Record<string, unknown>) => claimPlacedOrder(db, ordered.parse(payload).orderId),
    })),
    ...['order.placed', 'order.confirmed'].map((event) => ({
      name: `invoices.${event}`,
      event,
      handle: async (payload: Record<string, unknown>) =>
        void (await issueInvoice(db, ordered.parse(payload).orderId, new Date(now()))),
    })),
    {
      name: 'invoices.credit',
      event: 'order.cancelled',
      handle: async (payload) => void (await issueCreditNote(db, ordered.parse(payload).orderId, new Date(now()))),
    },
    {
      name: 'invoices.return',
      event: 'return.refunded',
      handle: (payload) => creditReturn(db, returned.parse(payload).returnId, new Date(now())),
    },
    refundSubscriber({ db, providers, now, publishPurge }),
    ...orderMailSubscribers({ db, mailer, publicUrl }),
    ...returnMailSubscribers({ db, mailer, publicUrl }),
    ...transferMailSubscribers({ db, mailer, publicUrl }),
    ...restockSubscribers({ db, mailer, sms, publicUrl }),
    ...accountSubscribers({ db, mailer, sms, publicUrl, now }),
    ...newsletterMailSubscribers({ db, mailer, publicUrl, now }),
    ...contactMailSubscribers({ db, mailer }),
    ...uploadSubscribers(uploadFolders(config.dataDir)),
  ];
}

export function createMailerFor({ config, db, now }: BackgroundDeps): Mailer {
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

export function createSmsFor({ config, now }: BackgroundDeps): SmsSender {
  return createSmsSender({ outboxDirectory: join(config.dataDir, 'sms'), now });
}

function scheduledJobs({ config, db, now, providers, publishPurge }: BackgroundDeps): ScheduledJob[] {
  return [
    {
      name: 'orders.expire-holds',
      cron: '* * * * *',
      run: async () => void (await expireHolds(db, new Date(now()), publishPurge)),
    },
    {
      name: 'catalog.rewrite-stale-documents',
      cron: '* * * * *',
      run: async () => void (await rewriteStaleDocuments(db, publishPurge)),
    },
    {
      name: 'payments.reconcile',
      cron: '*/3 * * * *',
      run: () => reconcilePayments({ db, now, providers, publishPurge }),
    },
    {
      name: 'uploads.remove-unclaimed',
      cron: '41 */6 * * *',
      run: () => removeUnclaimed(db, uploadFolders(config.dataDir), new Date(now())),
    },
    {
      name: 'lotto.expire-rewards',
      cron: '7 * * * *',
      run: () => expireRewards(db, new Date(now())),
    },
    {
      name: 'requests.forget',
      cron: '17 * * * *',
      async run() {
        await sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`.execute(db);
        await sql`delete from cache_purges where created_at < now() - interval '1 hour'`.execute(db);
        await sql`delete from rate_limits where ends_at < now()`.execute(db);
        await deleteOldChanges(db, new Date(now()));
        await forgetOldDevices(db, new Date(now()));
        await deleteOldSessions(db, new Date(now()), idleSince(new Date(now())));
        await forgetOldStaffSessions(db, new Date(now()));
        await forgetOldStaffDevices(db, new Date(now()));
        await forgetOldRequests(db);
        await forgetOpenForms(db);
      },
    },
  ];
}

/** Starts what runs beside requests. Requests need not wait for it: what it does is safe in the database meanwhile. */
export function startBackground(deps: BackgroundDeps): { close(): Promise<void> } {
  const { db, url, log, now, publishPurge } = deps;
  const onError = (error: unknown) => log.error({ err: error }, 'work in the background failed');
  const mailer = createMailerFor(deps);
  const clock = startPromotionClock({ db, now, publishPurge, onError });
  const jobs = startJobs({
    url,
    db,
    subscribers: createSubscribers(deps, { mailer, sms: createSmsFor(deps) }),
    scheduled: scheduledJobs(deps),
    onError,
  });
  jobs.catch(onError);
  return {
    async close() {
      await clock.close();
      await jobs.then(
        (started) => started.close(),
        () => undefined,
      );
      mailer.close();
    },
  };
}
