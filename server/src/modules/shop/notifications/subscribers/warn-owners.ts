import { type Database, inTransaction } from '../../../../platform/database/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { countDeadByQueue } from '../../../../platform/jobs/index.ts';
import { type EInvoicingAlarm, readEInvoicingAlarm } from '../../../selling/e-invoicing/index.ts';
import { readSmsBudget } from '../../sms/index.ts';
import { claimDailyWarning, readLastWarning } from './owner-warnings.store.ts';

/** Sent, and the most there may be. */
type Used = [number, number];

type Due =
  | { kind: 'sms_budget'; state: 'near' | 'spent'; hour: Used; day: Used }
  | { kind: 'dead_jobs' }
  | ({ kind: 'e_invoicing' } & EInvoicingAlarm);

/**
 * Requests mails to the owners, at most one a day each: when the budget of text messages is near its end or used up,
 * when jobs died since the last mail (docs/decisions/0105), and while e-invoicing needs them.
 */
export async function warnOwners(db: Database, at: Date): Promise<void> {
  for (const due of [await smsWarning(db, at), await jobsWarning(db), await eInvoicingWarning(db, at)]) {
    if (due === undefined) continue;
    await inTransaction(db, async (tx) => {
      if (await claimDailyWarning(tx, due.kind, at)) await publish(tx, 'owners.warned', { ...due });
    });
  }
}

/** The event contains the figures: when the mail is retried, the budget of the hour may have changed. */
async function smsWarning(db: Database, at: Date): Promise<Due | undefined> {
  const { state, hour, day } = await readSmsBudget(db, at);
  if (state !== 'near' && state !== 'spent') return undefined;
  return { kind: 'sms_budget', state, hour: [hour.sent, hour.most], day: [day.sent, day.most] };
}

/**
 * Dead jobs that were mailed about already are not repeated: staff see them on the page Today until they are retried.
 */
async function jobsWarning(db: Database): Promise<Due | undefined> {
  const [dead, last] = await Promise.all([countDeadByQueue(db), readLastWarning(db, 'dead_jobs')]);
  const isNews = dead.some(({ latest }) => last === undefined || latest > last);
  return isNews ? { kind: 'dead_jobs' } : undefined;
}

/** Daily while it lasts: a document that does not arrive in time costs the shop a fine. */
async function eInvoicingWarning(db: Database, at: Date): Promise<Due | undefined> {
  const alarm = await readEInvoicingAlarm(db, at);
  return alarm && { kind: 'e_invoicing', ...alarm };
}
