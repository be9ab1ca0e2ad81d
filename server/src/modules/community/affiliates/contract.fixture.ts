import { randomUUID } from 'node:crypto';
import { affiliateEndpoints } from '@waha/contract';
import {
  absentNumber,
  MANAGERS,
  moduleFixture,
  NOBODYS_NUMBER,
  plain,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { letApply, letTakePart, makeAffiliate, makeClick, makeCoupon } from '../../../testing/index.ts';

const aDraft = {
  channels: [{ kind: 'instagram', url: 'https://instagram.com/noura' }],
  audience: 'متابعون يحبّون القهوة والعود',
  mawthooq_number: '١٢٣٤٥٦',
  terms_version: 1,
} as const;
let serial = 0;
const newWord = (word: string) => {
  serial += 1;
  return `${word}${process.pid % 10_000}${serial}`;
};

export const contractFixture = moduleFixture(affiliateEndpoints, {
  samples(world) {
    const { db } = world;
    const standing = async (status: 'pending' | 'approved' | 'suspended', more: object = {}) => {
      const { affiliateId } = await makeAffiliate(db, { status });
      return { params: { id: affiliateId }, ...more };
    };
    const reason = { body: { reason: 'القناة لا تخص صاحب الطلب' } };
    /** A customer without an application. */
    const asNew = async (parts: object = {}) => {
      await letApply(db, (await world.whoCalls()).id);
      return parts;
    };
    const asAffiliate = async (parts: object = {}) => {
      await letTakePart(db, (await world.whoCalls()).id);
      return parts;
    };
    const opened = async () => ({
      body: { code: (await makeAffiliate(db)).code, page: '/products', visitor: randomUUID() },
    });
    const click = async () => ({
      body: { click_id: await makeClick(db, { affiliateId: (await makeAffiliate(db)).affiliateId }) },
    });
    const rate = async (more: object = {}) => ({
      body: {
        affiliate_id: (await makeAffiliate(db)).affiliateId,
        category_id: world.things.category,
        percent: 7.5,
        starts_at: '2026-01-01T00:00:00Z',
        ends_at: null,
        ...more,
      },
    });
    const aRate = async (more: object = {}) => {
      const made = await world.send('POST /community/affiliate/admin/rates', await rate());
      return { params: { id: idIn(made.body, 'id') }, ...more };
    };
    const aTie = async () => {
      const code = newWord('TIE');
      const { affiliateId } = await makeAffiliate(db);
      const made = await world.send('POST /community/affiliate/admin/coupons', {
        body: { affiliate_id: affiliateId, code, percent: 10 },
      });
      return { params: { id: idIn(made.body, 'coupon_id') } };
    };
    const settings = async () => {
      const { body } = await world.send('GET /community/affiliate/admin/settings');
      return { body: dataIn(body) };
    };
    const aVisit = { page: '/', visitor: randomUUID() };
    return {
      'GET /community/affiliate/programme': plain,
      'POST /community/affiliate/apply': {
        good: [() => asNew({ body: aDraft }), () => asNew({ body: { ...aDraft, code: newWord('wish') } })],
        refused: [['affiliates.terms_changed', { body: { ...aDraft, terms_version: 77 } }]],
      },
      'GET /community/affiliate/application': plain,
      'GET /community/affiliate/link': {
        good: [() => asAffiliate(), () => asAffiliate({ query: { page: '/products?sort=price' } })],
      },
      'POST /community/affiliate/clicks': {
        good: [opened],
        unknown: [{ body: { ...aVisit, code: 'NOBODYS' } }],
        refused: [['affiliates.page_wrong', { body: { ...aVisit, page: '//elsewhere.example', code: 'NOBODYS' } }]],
      },
      'POST /community/affiliate/referral': { good: [click], unknown: [{ body: { click_id: randomUUID() } }] },
      'GET /community/affiliate/admin/applications': {
        good: [() => ({}), () => ({ query: { status: 'approved', q: 'insta', sort: '-code' } })],
      },
      'GET /community/affiliate/admin/applications/{id}': {
        good: [() => standing('pending')],
        unknown: [absentNumber],
      },
      'PUT /community/affiliate/admin/applications/{id}/approve': {
        good: [() => standing('pending')],
        unknown: [absentNumber],
      },
      'PUT /community/affiliate/admin/applications/{id}/reject': {
        good: [() => standing('pending', reason)],
        unknown: [{ ...absentNumber, ...reason }],
      },
      'PUT /community/affiliate/admin/applications/{id}/suspend': {
        good: [() => standing('approved', reason)],
        unknown: [{ ...absentNumber, ...reason }],
      },
      'PUT /community/affiliate/admin/applications/{id}/restore': {
        good: [() => standing('suspended')],
        unknown: [absentNumber],
      },
      'GET /community/affiliate/admin/settings': plain,
      'PUT /community/affiliate/admin/settings': { good: [settings] },
      'GET /community/affiliate/admin/rates': {
        good: [() => ({}), () => ({ query: { category_id: world.things.category, affiliate_id: 1, sort: 'percent' } })],
      },
      'POST /community/affiliate/admin/rates': {
        good: [rate],
        refused: [
          ['affiliates.rate_of_nothing', { body: { ...nothing, affiliate_id: null, category_id: null } }],
          ['affiliates.rate_target_gone', { body: { ...nothing, affiliate_id: NOBODYS_NUMBER, category_id: null } }],
        ],
      },
      'PUT /community/affiliate/admin/rates/{id}': {
        good: [async () => ({ ...(await aRate()), body: { ...(await rate()).body, percent: 3, version: 1 } })],
        unknown: [{ ...absentNumber, body: { ...nothing, affiliate_id: null, category_id: 1, version: 1 } }],
      },
      'DELETE /community/affiliate/admin/rates/{id}': { good: [() => aRate()], unknown: [absentNumber] },
      'GET /community/affiliate/admin/coupons': { good: [() => ({}), () => ({ query: { affiliate_id: 1 } })] },
      'POST /community/affiliate/admin/coupons': {
        good: [
          async () => {
            const code = newWord('MADE');
            return { body: { affiliate_id: (await makeAffiliate(db)).affiliateId, code, percent: 10 } };
          },
          async () => {
            const code = newWord('THERE');
            await makeCoupon(db, { code });
            return { body: { affiliate_id: (await makeAffiliate(db)).affiliateId, code: code.toLowerCase() } };
          },
        ],
        unknown: [{ body: { affiliate_id: NOBODYS_NUMBER, code: 'NOBODYS', percent: 5 } }],
      },
      'DELETE /community/affiliate/admin/coupons/{id}': { good: [aTie], unknown: [absentNumber] },
    };
  },
  rows: {
    'POST /community/affiliate/apply': 'own',
    'GET /community/affiliate/application': 'own',
    'GET /community/affiliate/link': 'own',
    'POST /community/affiliate/clicks': 'anybody',
    'POST /community/affiliate/referral': 'own',
  },
  staff: {
    'GET /community/affiliate/admin/applications': SUPPORT,
    'GET /community/affiliate/admin/applications/{id}': SUPPORT,
    'PUT /community/affiliate/admin/applications/{id}/approve': MANAGERS,
    'PUT /community/affiliate/admin/applications/{id}/reject': MANAGERS,
    'PUT /community/affiliate/admin/applications/{id}/suspend': MANAGERS,
    'PUT /community/affiliate/admin/applications/{id}/restore': MANAGERS,
    'GET /community/affiliate/admin/settings': MANAGERS,
    'PUT /community/affiliate/admin/settings': MANAGERS,
    'GET /community/affiliate/admin/rates': MANAGERS,
    'POST /community/affiliate/admin/rates': MANAGERS,
    'PUT /community/affiliate/admin/rates/{id}': MANAGERS,
    'DELETE /community/affiliate/admin/rates/{id}': MANAGERS,
    'GET /community/affiliate/admin/coupons': MANAGERS,
    'POST /community/affiliate/admin/coupons': MANAGERS,
    'DELETE /community/affiliate/admin/coupons/{id}': MANAGERS,
  },
});

const nothing = { percent: 5, starts_at: '2026-01-01T00:00:00Z', ends_at: null };
const dataIn = (body: unknown): unknown => Reflect.get(Object(body), 'data');
const idIn = (body: unknown, name: string): unknown => Reflect.get(Object(dataIn(body)), name);
