import { segmentEndpoints } from '@waha/contract';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  plain,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';

const DRAFT = {
  name: 'اشتروا مرة',
  filter: {
    match: 'all',
    conditions: [
      { kind: 'orders', least: 1, most: 1 },
      {
        kind: 'conditions',
        match: 'any',
        conditions: [
          { kind: 'consent', has: true, channel: 'email' },
          { kind: 'joined', is: 'within', days: 30 },
        ],
      },
    ],
  },
};

export const contractFixture = moduleFixture(segmentEndpoints, {
  samples(world) {
    const made = async () => {
      const answer = await world.send('POST /admin/segments', { body: DRAFT, headers: await world.staffOf('owner') });
      return { params: { id: dataOf(answer, 'id') } };
    };
    const edit = { ...DRAFT, version: 1 };
    return {
      'GET /admin/segments': plain,
      'GET /admin/segments/{id}': { good: [made], unknown: [absentNumber] },
      'POST /admin/segments': { good: [() => ({ body: DRAFT })] },
      'PUT /admin/segments/{id}': {
        good: [async () => ({ ...(await made()), body: edit })],
        unknown: [{ ...absentNumber, body: edit }],
      },
      'DELETE /admin/segments/{id}': { good: [made], unknown: [absentNumber] },
      'POST /admin/segments/{id}/count': { good: [made], unknown: [absentNumber] },
      'GET /user/birthday': plain,
      'PUT /user/birthday': { good: [() => ({ body: { month: 2, day: 29 } })] },
      'DELETE /user/birthday': plain,
    };
  },
  rows: { 'GET /user/birthday': 'own', 'PUT /user/birthday': 'own', 'DELETE /user/birthday': 'own' },
  staff: {
    'GET /admin/segments': SUPPORT,
    'GET /admin/segments/{id}': SUPPORT,
    'POST /admin/segments': MANAGERS,
    'PUT /admin/segments/{id}': MANAGERS,
    'DELETE /admin/segments/{id}': MANAGERS,
    'POST /admin/segments/{id}/count': MANAGERS,
  },
});
