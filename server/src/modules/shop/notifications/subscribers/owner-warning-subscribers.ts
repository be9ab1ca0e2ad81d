import { z } from 'zod';
import type { Database } from '../../../../platform/database/index.ts';
import type { Subscriber } from '../../../../platform/events/index.ts';
import { countDeadByQueue } from '../../../../platform/jobs/index.ts';
import { listOwnerMails } from '../../../people/staff/index.ts';
import { readLetterhead } from '../../settings/index.ts';
import { type OwnerWarning, ownerWarningMail } from '../mails/owner-warning-mail.ts';
import type { NotificationDeps } from './order-subscribers.ts';

const used = z.tuple([z.number(), z.number()]);
const noticed = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sms_budget'), state: z.enum(['near', 'spent']), hour: used, day: used }),
  z.object({ kind: z.literal('dead_jobs') }),
  z.object({
    kind: z.literal('e_invoicing'),
    rejected: z.number(),
    late: z.number(),
    certificateDays: z.number().nullable(),
    isCopy: z.boolean(),
  }),
]);

/** Mails the warnings of `warnOwners` to every owner, except about dead jobs that were retried in the meantime. */
export function ownerWarningSubscribers({ db, mailer, publicUrl }: NotificationDeps): Subscriber[] {
  return [
    {
      name: 'mail.owner-warning',
      event: 'owners.warned',
      async handle(payload) {
        const warning = await warningOf(db, payload);
        if (!warning) return;
        const store = await readLetterhead(db);
        for (const to of await listOwnerMails(db)) {
          await mailer.send(ownerWarningMail(warning, to, { store, publicUrl }));
        }
      },
    },
  ];
}

async function warningOf(db: Database, what: z.infer<typeof noticed>): Promise<OwnerWarning | undefined> {
  if (what.kind !== 'dead_jobs') return what;
  const queues = await countDeadByQueue(db);
  return queues.length === 0 ? undefined : { kind: 'dead_jobs', queues };
}
