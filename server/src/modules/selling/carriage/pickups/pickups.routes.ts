import type { EndpointKey, Pickup } from '@waha/contract';
import { adminIdOf, type Handlers } from '../../../../platform/bind/index.ts';
import { timeOrderedId } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/errors/index.ts';
import { publish } from '../../../../platform/events/index.ts';
import { riyadhDay } from '../../../../platform/text/index.ts';
import { auditedResource } from '../../../people/staff/index.ts';
import type { CarriageDeps } from '../carriage-deps.ts';
import { carriageTexts } from '../texts.ts';
import { cancelPickup, insertPickup, listPickups, type PickupRow, readPickup } from './pickups.store.ts';

type PickupKey = Extract<EndpointKey, `${string} /admin/pickups${string}`>;

const MOST_SHOWN = 20;
const DAY_MS = 24 * 60 * 60_000;
/** Carriers take no day that is further away. */
const MOST_DAYS = 14;

export function pickupRoutes({ db, now, carriers }: CarriageDeps): Handlers<PickupKey> {
  const pickups = auditedResource<string, PickupRow, Pickup>({
    read: async (where, id) => (await readPickup(where, id)) ?? refuse('carriage.pickup_not_found'),
    subject: ({ carrier }) => ({ kind: 'carrier', id: carrier }),
    audited: ({ id, day, state, parcels }) => ({ pickup: id, day, state, parcels }),
    present: (_, row, { language }) => present(row, language),
  });

  function present(row: PickupRow, language: 'ar' | 'en'): Pickup {
    const { id, carrier, day, parcels, state, asked_by, reason } = row;
    const said = problemOf(row);
    return {
      ...{ id, carrier, day, parcels, state, asked_by, from: row.from_time, until: row.until_time },
      carrier_name: carriers.get(carrier)?.name[language] ?? carrier,
      state_label: carriageTexts.say(language, `pickup_${state}`),
      problem: said && carriageTexts.say(language, said, { reason: reason ?? '' }),
      asked_at: row.asked_at.toISOString(),
    };
  }

  return {
    'GET /admin/pickups': async (_, { language }) => ({
      pickups: (await listPickups(db, MOST_SHOWN)).map((row) => present(row, language)),
    }),
    'POST /admin/pickups': ({ body }, context) => {
      if (!carriers.get(body.carrier)?.requestPickup) refuse('carriage.no_pickups');
      const at = now();
      const [first, last] = [riyadhDay(new Date(at)), riyadhDay(new Date(at + MOST_DAYS * DAY_MS))];
      if (body.day < first || body.day > last) refuse('carriage.pickup_day', { days: MOST_DAYS });
      return pickups.create(db, context, 'carriage.pickup_asked', async (tx) => {
        const id = timeOrderedId();
        await insertPickup(tx, { ...body, id, by: adminIdOf(context.actor), at: new Date(at) });
        await publish(tx, 'pickup.wanted', { pickupId: id });
        return id;
      });
    },
    'POST /admin/pickups/{id}/cancel': ({ params: { id } }, context) =>
      pickups.change(db, context, { id, action: 'carriage.pickup_cancelled' }, async (tx) => {
        const state = (await cancelPickup(tx, id)) ?? refuse('carriage.pickup_over');
        if (state === 'unwanted') await publish(tx, 'pickup.unwanted', { pickupId: id });
      }),
  };
}

/** The words about a visit for staff. One whose call had no answer may be known to its carrier without the shop. */
function problemOf({ state, problem, is_doubtful: isDoubtful, is_under_way: isUnderWay }: PickupRow) {
  if (state === 'cancelled') return isDoubtful || isUnderWay ? 'pickup_may_come' : null;
  if (problem === 'unreachable' && state === 'wanted') return 'pickup_unanswered';
  if (problem) return `problem_${problem}` as const;
  return isDoubtful && state !== 'refused' && state !== 'wanted' ? 'pickup_twice' : null;
}
