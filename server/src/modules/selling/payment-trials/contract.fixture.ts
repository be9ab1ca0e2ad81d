import { paymentTrialEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import { absentUuid, dataOf, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';
import { sql } from '../../../platform/database/index.ts';

const body = { method: 'test-pay' };

/** A day without trials: ten are enough for an owner, and too few for the walks. */
async function freshDay(world: World) {
  await sql`delete from payment_trials`.execute(world.db);
  return { body };
}

async function aTrial(world: World) {
  const parts = await freshDay(world);
  const opened = await world.send('POST /admin/payment-trials', { headers: await world.staffOf('owner'), ...parts });
  return { params: { id: dataOf(opened, 'id') } };
}

/** A trial whose refund has failed. */
async function anOwedTrial(world: World) {
  const parts = await aTrial(world);
  await sql`
    update payment_trials set state = 'paid', failure = null, ended_at = null, next_look_at = null, capture_reference = 'c', paid_amount = 100, paid_currency = 'SAR', paid_at = now(),
      refund_tries = 1
  `.execute(world.db);
  return parts;
}

export const contractFixture = moduleFixture(paymentTrialEndpoints, {
  samples: (world) => ({
    'GET /admin/payment-trials': plain,
    'POST /admin/payment-trials': {
      good: [() => freshDay(world)],
      refused: [['trials.not_offered', { body: { method: 'test-sandbox' } }]],
    },
    'POST /admin/payment-trials/{id}/refresh': { good: [() => aTrial(world)], unknown: [absentUuid] },
    'POST /admin/payment-trials/{id}/cancel': { good: [() => aTrial(world)], unknown: [absentUuid] },
    'POST /admin/payment-trials/{id}/settled': { good: [() => anOwedTrial(world)], unknown: [absentUuid] },
  }),
  rows: {},
  staff: {
    'GET /admin/payment-trials': ['owner'],
    'POST /admin/payment-trials': ['owner'],
    'POST /admin/payment-trials/{id}/refresh': ['owner'],
    'POST /admin/payment-trials/{id}/cancel': ['owner'],
    'POST /admin/payment-trials/{id}/settled': ['owner'],
  },
});
