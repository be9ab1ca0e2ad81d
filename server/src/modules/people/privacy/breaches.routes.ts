import type { Breach, EndpointKey } from '@waha/contract';
import type { Handlers } from '../../../platform/bind/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/errors/index.ts';
import { auditedResource } from '../staff/index.ts';
import { type BreachRow, listBreaches, lockBreach, readBreach } from './breaches.store.ts';
import {
  changeBreach,
  closeBreach,
  enterBreach,
  listPersons,
  MOST_BREACHES,
  presentBreach,
  presentListedBreach,
  sendLetters,
  sendLettersAgain,
  tellAuthority,
} from './breaches.ts';

type BreachKey = Extract<EndpointKey, `${string} /admin/privacy/breaches${string}`>;

export function breachRoutes({ db, now }: { db: Database; now: () => number }): Handlers<BreachKey> {
  const breaches = auditedResource<string, BreachRow, Breach>({
    read: async (where, id) => (await readBreach(where, id)) ?? refuse('privacy.breach_not_found'),
    lock: async (tx, id) => (await lockBreach(tx, id)) ?? refuse('privacy.breach_not_found'),
    subject: ({ id }) => ({ kind: 'breach', id }),
    audited: ({ reference, status, known_at, told_at }) => ({ reference, status, known_at, told_at }),
    present: (where, row) => presentBreach(where, row, now()),
  });
  const by = (context: { actor: { staffId: string } }) => ({ staffId: context.actor.staffId, at: new Date(now()) });
  return {
    'GET /admin/privacy/breaches': async () =>
      (await listBreaches(db, MOST_BREACHES)).map((row) => presentListedBreach(row, now())),
    'POST /admin/privacy/breaches': ({ body }, context, tx) =>
      breaches.create(tx, context, 'privacy.breach_entered', () => enterBreach(tx, body, by(context))),
    'GET /admin/privacy/breaches/{id}': ({ params }, context) => breaches.show(db, context, params.id),
    'PUT /admin/privacy/breaches/{id}': ({ params: { id }, body }, context) =>
      breaches.change(db, context, { id, action: 'privacy.breach_changed' }, (tx, breach) =>
        changeBreach(tx, breach, body, by(context)),
      ),
    'POST /admin/privacy/breaches/{id}/told': ({ params: { id }, body }, context) =>
      breaches.change(db, context, { id, action: 'privacy.breach_told' }, (tx, breach) =>
        tellAuthority(tx, breach, body, by(context)),
      ),
    'PUT /admin/privacy/breaches/{id}/persons': async ({ params: { id }, body }, context) => {
      let unknown: string[] = [];
      const breach = await breaches.change(
        db,
        context,
        { id, action: 'privacy.breach_persons_listed' },
        async (tx, row) => {
          unknown = await listPersons(tx, row, body, by(context));
        },
      );
      return { ...breach, unknown };
    },
    'POST /admin/privacy/breaches/{id}/letters': ({ params: { id }, body }, context) =>
      breaches.change(db, context, { id, action: 'privacy.breach_letters_sent' }, (tx, breach) =>
        sendLetters(tx, breach, body, by(context)),
      ),
    'POST /admin/privacy/breaches/{id}/letters/again': ({ params: { id }, body }, context) =>
      breaches.change(db, context, { id, action: 'privacy.breach_letters_repeated' }, (tx, breach) =>
        sendLettersAgain(tx, breach, body.version, by(context)),
      ),
    'POST /admin/privacy/breaches/{id}/close': ({ params: { id }, body }, context) =>
      breaches.change(db, context, { id, action: 'privacy.breach_closed' }, (tx, breach) =>
        closeBreach(tx, breach, body, by(context)),
      ),
  };
}
