import { pointEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import { dataOf, MANAGERS, moduleFixture, plain } from '../../../openapi/walks/module-fixture.fixture.ts';

/** The present state of a list item, to be sent back changed, without the key, which is in the address. */
async function present(world: World, list: 'ranks' | 'point-rules', index: number): Promise<object> {
  const {
    key: _key,
    kind: _kind,
    ...rest
  } = Object(dataOf(await world.send(`GET /admin/community/${list}`), 'data', index));
  return rest;
}

const goldFrom = (threshold: number) => ({
  name_ar: 'ذهبي',
  name_en: 'Gold',
  threshold,
  free_shipping_threshold: null,
  discount_percent: 0,
  version: 1,
});

export const contractFixture = moduleFixture(pointEndpoints, {
  samples: (world) => ({
    'GET /community/ranks': plain,
    'GET /community/my-rank': plain,
    'GET /admin/community/ranks': plain,
    'PUT /admin/community/ranks/{key}': {
      good: [
        async () => ({
          params: { key: 'gold' },
          body: { ...(await present(world, 'ranks', 2)), threshold: 2_001, discount_percent: 3 },
        }),
      ],
      unknown: [{ params: { key: 'wooden' }, body: goldFrom(2_000) }],
      refused: [['points.out_of_order', { params: { key: 'gold' }, body: goldFrom(1) }]],
    },
    'GET /admin/community/point-rules': plain,
    'PUT /admin/community/point-rules/{kind}': {
      good: [
        async () => ({
          params: { kind: 'comment' },
          body: { ...(await present(world, 'point-rules', 0)), points: 2, per_day: 10 },
        }),
      ],
      unknown: [{ params: { kind: 'breathing' }, body: { points: 1, per_day: null, version: 1 } }],
    },
    'GET /admin/community/point-settings': plain,
    'PUT /admin/community/point-settings': {
      good: [
        async () => ({
          body: { ...Object(dataOf(await world.send('GET /admin/community/point-settings'))), warning_days: 45 },
        }),
      ],
      refused: [['conflict.changed', { body: { expires_after_months: 12, warning_days: 30, version: 900 } }]],
    },
    'GET /user/points': { good: [() => ({}), () => ({ query: { cursor: 5, per_page: 1 } })] },
  }),
  rows: { 'GET /community/my-rank': 'own', 'GET /user/points': 'own' },
  staff: {
    'GET /admin/community/ranks': MANAGERS,
    'PUT /admin/community/ranks/{key}': MANAGERS,
    'GET /admin/community/point-rules': MANAGERS,
    'PUT /admin/community/point-rules/{kind}': MANAGERS,
    'GET /admin/community/point-settings': MANAGERS,
    'PUT /admin/community/point-settings': MANAGERS,
  },
});
