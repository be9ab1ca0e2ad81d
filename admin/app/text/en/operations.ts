import type arabic from '../ar/operations.ts';
import type { Translation } from '../areas.ts';

export default {
  failedJobs: 'Background jobs',
  stopped: 'Jobs that stopped',
  stoppedText:
    'The shop tried them several times without success. Mend the cause, then try again: nothing is done twice.',
  all: 'All failed jobs',
  intro:
    'The work that follows orders: mails, invoices, points. Jobs that failed and have not succeeded yet are shown here.',
  none: 'No failed jobs',
  noneText: 'All work in the background succeeds.',
  tryAgain: 'Try again',
  tryAgainOf: 'Try {job} again',
  queued: 'It is tried again within seconds',
  attempts: '{count, plural, =0 {Not tried} one {One attempt} other {# attempts}}',
  lastFailed: 'Last failed',
  cause: 'Cause',
  state_dead: 'Stopped',
  state_retrying: 'Retried by itself',
  state_requeued: 'Waiting',
  job_mail: 'A mail of the shop',
  job_sms: 'A text message',
  job_invoices: 'An invoice',
  job_payments: 'A payment or refund',
  job_commissions: 'An affiliate’s commission',
  job_affiliates: 'Affiliates',
  job_loyalty: 'Loyalty points',
  job_points: 'Community points',
  job_posts: 'Community posts',
  job_catalog: 'Catalogue',
  job_orders: 'Orders',
  job_newsletter: 'Newsletter',
  job_restock: 'A back-in-stock message',
  job_uploads: 'Pictures and films',
  job_ledger: 'Check of the books',
  job_other: 'A background job',
} satisfies Translation<typeof arabic>;
