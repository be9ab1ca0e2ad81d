import { payoutEndpoints } from '@waha/contract';
import {
  about,
  absentUuid,
  MANAGERS,
  moduleFixture,
  NOBODYS_UUID,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import {
  askForPayout,
  giveAffiliatePoints,
  giveEarnings,
  letTakePart,
  makeAffiliate,
  makeStaff,
  PAYEE,
} from '../../../testing/index.ts';

const reason = 'الاسم لا يطابق الحساب';
const window = { from: '2026-01-01', to: '2026-01-31' };
const backwards = { query: { from: '2026-02-01', to: '2026-01-01' } };

/** Samples use the customer of the world, as an affiliate. */
export const contractFixture = moduleFixture(payoutEndpoints, {
  samples(world) {
    const asAffiliate = async (parts: object = {}) => {
      await letTakePart(world.db, (await world.whoCalls()).id);
      return parts;
    };
    const withPoints = async (parts: object) => {
      const { id } = await world.whoCalls();
      await letTakePart(world.db, id);
      await giveAffiliatePoints(world.db, id, 2_000);
      return parts;
    };
    const withEarnings = async (parts: object) => {
      const { id } = await world.whoCalls();
      await letTakePart(world.db, id);
      await giveEarnings(world.db, id, 2_000);
      return parts;
    };
    const mine = async () => {
      const { id } = await world.whoCalls();
      await letTakePart(world.db, id);
      return { params: { id: await askForPayout(world.db, id) } };
    };
    const asked = async (body: object) => ({
      params: { id: await askForPayout(world.db, (await makeAffiliate(world.db)).id) },
      body: { ...body, version: 1 },
    });
    /** Approved by another account than the caller's. */
    const approved = async (body: object) => {
      const parts = await asked({});
      const { headers } = await makeStaff(world.db, 'manager');
      await world.send('PUT /community/affiliate/admin/withdrawals/{id}/approve', { ...parts, headers });
      return { params: parts.params, body: { ...body, version: 2 } };
    };
    const windowed = {
      good: [() => asAffiliate(), () => asAffiliate({ query: window })],
      refused: [['payouts.window_wrong', backwards]] satisfies [['payouts.window_wrong', object]],
    };
    return {
      'GET /community/affiliate/points-value': { good: [() => asAffiliate()] },
      'GET /community/affiliate/stats': windowed,
      'GET /community/affiliate/transactions': {
        good: [() => asAffiliate(), () => asAffiliate({ query: { cursor: 9, per_page: 1 } })],
      },
      'POST /community/affiliate/convert-points': {
        good: [
          () => withPoints({ body: { points: 100, to: 'cash' } }),
          () => withPoints({ body: { points: 150, to: 'store_credit' } }),
        ],
        refused: [['payouts.below_least_points', { body: { points: 99, to: 'cash' } }]],
      },
      'POST /community/affiliate/withdraw': {
        good: [
          () => withEarnings({ body: { amount: 100, ...PAYEE } }),
          () => withEarnings({ body: { amount: 150.5, stc_pay: '0512345678' } }),
        ],
        refused: [
          ['payouts.iban_missing', { body: { amount: 100, name: PAYEE.name } }],
          ['payouts.iban_wrong', { body: { amount: 100, ...PAYEE, iban: 'SA0480000000608010167519' } }],
          ['payouts.iban_foreign', { body: { amount: 100, ...PAYEE, iban: 'DE89370400440532013000' } }],
          ['payouts.stc_phone_wrong', { body: { amount: 100, stc_pay: '+442071838750' } }],
          ['payouts.below_least_withdrawal', { body: { amount: 99.99, ...PAYEE } }],
        ],
      },
      'GET /community/affiliate/withdrawals': {
        good: [mine, () => asAffiliate({ query: { cursor: 9, per_page: 1 } })],
      },
      'PUT /community/affiliate/withdrawals/{id}/cancel': { good: [mine], unknown: [absentUuid] },
      'GET /community/affiliate/statement.csv': windowed,
      'GET /community/affiliate/statement.pdf': windowed,
      'GET /community/affiliate/admin/withdrawals': {
        good: [
          async () => {
            await asked({});
            return {};
          },
          () => ({ query: { status: 'paid', way: 'iban', affiliate_id: 1, sort: '-amount', page: 2 } }),
        ],
      },
      'PUT /community/affiliate/admin/withdrawals/{id}/approve': {
        good: [() => asked({}), async () => ({ ...(await asked({})), body: undefined })],
        unknown: [{ ...absentUuid, body: { version: 1 } }],
      },
      'PUT /community/affiliate/admin/withdrawals/{id}/reject': {
        good: [
          () => asked({ reason }),
          () => approved({ reason }),
          async () => ({ ...(await asked({})), body: undefined }),
        ],
        unknown: [{ ...absentUuid, body: { reason, version: 1 } }],
      },
      'PUT /community/affiliate/admin/withdrawals/{id}/paid': {
        good: [() => approved({ reference: 'TRX 1' })],
        unknown: [{ ...absentUuid, body: { reference: 'TRX 1', version: 1 } }],
      },
      'GET /community/affiliate/admin/payouts.csv': {
        good: [
          async () => {
            await approved({});
            return {};
          },
        ],
      },
    };
  },
  rows: {
    'GET /community/affiliate/points-value': 'own',
    'GET /community/affiliate/stats': 'own',
    'GET /community/affiliate/transactions': 'own',
    'POST /community/affiliate/convert-points': 'own',
    'POST /community/affiliate/withdraw': 'own',
    'GET /community/affiliate/withdrawals': 'own',
    'PUT /community/affiliate/withdrawals/{id}/cancel': about(async ({ db }, { id }) => {
      await letTakePart(db, id);
      return askForPayout(db, id);
    }, NOBODYS_UUID),
    'GET /community/affiliate/statement.csv': 'own',
    'GET /community/affiliate/statement.pdf': 'own',
  },
  staff: {
    'GET /community/affiliate/admin/withdrawals': SUPPORT,
    'PUT /community/affiliate/admin/withdrawals/{id}/approve': MANAGERS,
    'PUT /community/affiliate/admin/withdrawals/{id}/reject': MANAGERS,
    'PUT /community/affiliate/admin/withdrawals/{id}/paid': MANAGERS,
    'GET /community/affiliate/admin/payouts.csv': MANAGERS,
  },
});
