import { z } from 'zod';
import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/jobs/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { publish } from '../../../platform/outbox/index.ts';
import type { SmsSender } from '../../../platform/sms/index.ts';
import { readLetterhead } from '../../shop/settings/index.ts';
import { claimDue, deleteRequest, readDue } from './restock.store.ts';
import { restockMail, restockSms } from './restock-message.ts';

export interface RestockDeps {
  db: Database;
  mailer: Mailer;
  sms: SmsSender;
  publicUrl: string;
}

const shown = z.object({ productIds: z.array(z.int()) });
const due = z.object({ requestId: z.int() });

/**
 * Restocked products make their requests due, each once. Each due request is a job of its own, so that one bad address
 * delays no other. A message may be sent twice only if a process died between sending and deleting.
 */
export function restockSubscribers({ db, mailer, sms, publicUrl }: RestockDeps): Subscriber[] {
  return [
    {
      name: 'restock.take',
      event: 'stock.shown',
      async handle(payload) {
        const { productIds } = shown.parse(payload);
        await inTransaction(db, async (tx) => {
          const taken = await claimDue(tx, productIds);
          await publish(
            tx,
            taken.map((requestId) => ({ event: 'restock.due', payload: { requestId } })),
          );
        });
      },
    },
    {
      name: 'restock.send',
      event: 'restock.due',
      async handle(payload) {
        const { requestId } = due.parse(payload);
        const request = await readDue(db, requestId);
        if (!request) return;
        const context = { store: await readLetterhead(db), publicUrl };
        if (request.channel === 'email') await mailer.send(restockMail(request, context));
        else await sms.send(restockSms(request, context));
        await deleteRequest(db, requestId);
      },
    },
  ];
}
