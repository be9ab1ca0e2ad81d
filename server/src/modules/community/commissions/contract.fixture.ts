import { commissionEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import { dataOf, MANAGERS, moduleFixture, NOBODYS_NUMBER } from '../../../openapi/walks/module-fixture.fixture.ts';
import { sql } from '../../../platform/database/index.ts';
import { letTakePart, makeAffiliate } from '../../../testing/index.ts';
import { attribute } from './attribute.ts';

/** A commission that waits for its order; returns its number. */
async function aCommission({ db, send, things }: World): Promise<number> {
  const { code } = await makeAffiliate(db);
  const placed = await send('POST /orders', { body: { ...things.order, referral_code: code } });
  const orderId = String(dataOf(placed, 'id'));
  await attribute(db, orderId);
  const { rows } = await sql.rows({ id: sql.int8 })`select id from commissions where order_id = ${orderId}`.execute(db);
  return rows[0]?.id ?? 0;
}

const reason = 'نتحقق من الطلب';
const absent = { params: { id: NOBODYS_NUMBER } };

export const contractFixture = moduleFixture(commissionEndpoints, {
  async fill(db) {
    const { affiliateId } = await makeAffiliate(db);
    await sql`
      insert into affiliate_flags (affiliate_id, kind, subject, facts, first_seen_at, last_seen_at)
      values (${affiliateId}, 'own_orders', 'all', '{"orders": 3}', now(), now())
    `.execute(db);
  },
  samples(world) {
    const seen = async (body: object) => ({
      params: { id: await aCommission(world) },
      body: { ...body, version: 1 },
    });
    const held = async () => {
      const parts = await seen({ reason });
      await world.send('PUT /community/affiliate/admin/commissions/{id}/hold', parts);
      return { params: parts.params, body: { version: 2 } };
    };
    const asAffiliate = async (parts: object = {}) => {
      await letTakePart(world.db, (await world.whoCalls()).id);
      return parts;
    };
    return {
      'GET /community/affiliate/referrals': {
        good: [() => asAffiliate(), () => asAffiliate({ query: { cursor: 9, per_page: 2 } })],
      },
      'GET /community/affiliate/admin/commissions': {
        good: [
          async () => {
            await aCommission(world);
            return {};
          },
          () => ({
            query: { state: 'pending', affiliate_id: 1, is_held: 'false', q: 'noura', sort: '-points', page: 2 },
          }),
          () => ({ query: { sort: 'due_at' } }),
        ],
      },
      'PUT /community/affiliate/admin/commissions/{id}/hold': {
        good: [() => seen({ reason })],
        unknown: [{ ...absent, body: { reason, version: 1 } }],
      },
      'PUT /community/affiliate/admin/commissions/{id}/release': {
        good: [held],
        unknown: [{ ...absent, body: { version: 1 } }],
      },
      'PUT /community/affiliate/admin/commissions/{id}/void': {
        good: [() => seen({ reason })],
        unknown: [{ ...absent, body: { reason, version: 1 } }],
      },
      'GET /community/affiliate/admin/flags': {
        good: [() => ({}), () => ({ query: { kind: 'one_address', affiliate_id: 1, sort: '-times_seen' } })],
      },
    };
  },
  rows: { 'GET /community/affiliate/referrals': 'own' },
  staff: {
    'GET /community/affiliate/admin/commissions': MANAGERS,
    'PUT /community/affiliate/admin/commissions/{id}/hold': MANAGERS,
    'PUT /community/affiliate/admin/commissions/{id}/release': MANAGERS,
    'PUT /community/affiliate/admin/commissions/{id}/void': MANAGERS,
    'GET /community/affiliate/admin/flags': MANAGERS,
  },
});
