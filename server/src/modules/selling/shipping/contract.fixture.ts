import { shippingAdminEndpoints } from '@waha/contract';
import {
  absentNumber,
  dataOf,
  MANAGERS,
  moduleFixture,
  NOBODYS_NUMBER,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import { insertZone } from './save-shipping.store.ts';

const name = { ar: 'جزر', en: 'Islands' };
const rates = [
  { method: 'standard', up_to_grams: 5_000, cost: 25, free_over: 299, min_days: 2, max_days: 4 },
  { method: 'standard', up_to_grams: 15_000, cost: 35.5, free_over: null, min_days: 2, max_days: 4 },
];
/** A zone without places: the places of this world belong to another zone. */
const zone = { name, position: 7, region_ids: [], city_ids: [], rates };

export const contractFixture = moduleFixture(shippingAdminEndpoints, {
  samples(world) {
    const some = () =>
      inTransaction(world.db, async (tx) => ({
        params: {
          id: await insertZone(tx, { name, regionIds: [], cityIds: [], rates: [] }, 9),
        },
      }));
    const method = async () => {
      const headers = await world.staffOf('owner');
      const shipping = await world.send('GET /admin/shipping', { headers });
      const { code, version, ...words } = Object(dataOf(shipping, 'methods', 0));
      return { params: { code }, body: { ...words, description: { ar: 'إلى بابك', en: 'To your door' }, version } };
    };
    const taken = { ...zone, region_ids: [1] };
    return {
      'GET /admin/shipping': { good: [() => ({})] },
      'PUT /admin/shipping/methods/{code}': {
        good: [method],
        unknown: [{ params: { code: 'pickup' }, body: { name, description: { ar: '', en: '' }, version: 1 } }],
      },
      'POST /admin/shipping/zones': {
        good: [() => ({ body: zone })],
        refused: [
          ['shipping.place_unknown', { body: { ...zone, city_ids: [NOBODYS_NUMBER] } }],
          ['shipping.place_taken', { body: taken }],
        ],
      },
      'PUT /admin/shipping/zones/{id}': {
        good: [async () => ({ ...(await some()), body: { ...zone, version: 1 } })],
        unknown: [{ ...absentNumber, body: { ...zone, version: 1 } }],
      },
      'DELETE /admin/shipping/zones/{id}': { good: [some], unknown: [absentNumber] },
    };
  },
  rows: {},
  staff: {
    'GET /admin/shipping': MANAGERS,
    'PUT /admin/shipping/methods/{code}': MANAGERS,
    'POST /admin/shipping/zones': ['owner'],
    'PUT /admin/shipping/zones/{id}': ['owner'],
    'DELETE /admin/shipping/zones/{id}': ['owner'],
  },
});
