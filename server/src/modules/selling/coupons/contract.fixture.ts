import { adminCouponEndpoints } from '@waha/contract';
import { absentNumber, MANAGERS, moduleFixture, SUPPORT } from '../../../openapi/walks/module-fixture.fixture.ts';
import { couponBody, makeCoupon } from '../../../testing/index.ts';

export const contractFixture = moduleFixture(adminCouponEndpoints, {
  samples({ db, things }) {
    const code = () => `S${crypto.randomUUID().slice(0, 12).toUpperCase()}`;
    const body = (spec: object = {}) => ({ ...couponBody(), code: code(), ...spec });
    const { code: _, ...fields } = couponBody({ product_ids: [things.simple.id], is_public: true });
    const named = async () => ({ params: { id: await makeCoupon(db, { code: code() }) } });
    return {
      'GET /admin/coupons': {
        good: [
          {},
          { state: 'running', sort: 'code', q: 'S' },
          { state: 'upcoming', sort: '-code' },
          { state: 'ended', sort: 'uses' },
          { state: 'used_up', sort: '-ends_at' },
          { state: 'off', type: 'fixed', batch: 'Eid', sort: 'created_at' },
        ].map((query) => () => ({ query })),
      },
      'GET /admin/coupons.csv': { good: [() => ({ query: { batch: 'Eid' } })] },
      'GET /admin/coupons/{id}': { good: [named], refused: [['coupons.not_found', absentNumber]] },
      'POST /admin/coupons': { good: [() => ({ body: body() }), () => ({ body: body({ is_public: true }) })] },
      'POST /admin/coupons/bulk': {
        good: [() => ({ body: { ...fields, is_public: false, count: 3, prefix: 'EID', name: 'Eid' } })],
      },
      'PUT /admin/coupons/{id}': {
        good: [async () => ({ ...(await named()), body: { ...fields, version: 1 } })],
        refused: [['coupons.not_found', { ...absentNumber, body: { ...fields, version: 1 } }]],
      },
      'POST /admin/coupons/{id}/deactivate': {
        good: [async () => ({ ...(await named()), body: { version: 1 } })],
        refused: [['coupons.not_found', { ...absentNumber, body: { version: 1 } }]],
      },
    };
  },
  rows: {},
  staff: {
    'GET /admin/coupons': SUPPORT,
    'GET /admin/coupons.csv': MANAGERS,
    'GET /admin/coupons/{id}': SUPPORT,
    'POST /admin/coupons': MANAGERS,
    'POST /admin/coupons/bulk': MANAGERS,
    'PUT /admin/coupons/{id}': MANAGERS,
    'POST /admin/coupons/{id}/deactivate': MANAGERS,
  },
});
