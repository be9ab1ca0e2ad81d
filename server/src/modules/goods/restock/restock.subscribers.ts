import { type Database, inTransaction } from '../../../platform/database/index.ts';
import type { Subscriber } from '../../../platform/events/index.ts';
import { publishEach } from '../../../platform/events/index.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
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
        const { productIds } = payload;
        await inTransaction(db, async (tx) => {
          const taken = await claimDue(tx, productIds);
          await publishEach(
            tx,
            'restock.due',
            taken.map((requestId) => ({ requestId })),
          );
        });
      },
    },
    {
      name: 'restock.send',
      event: 'restock.due',
      claims: true,
      async handle(payload) {
        const { requestId } = payload;
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
