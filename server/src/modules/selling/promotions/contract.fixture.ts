import { adminPromotionEndpoints, promotionEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  absentNumber,
  MANAGERS,
  moduleFixture,
  plain,
  SUPPORT,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { factories, makePromotion, promotionBody } from '../../../testing/index.ts';

/** A promotion that ended long ago, so that it changes no price of this world. */
async function over({ db, things }: World) {
  const [startsAt, endsAt] = [new Date('2020-01-01'), new Date('2020-01-02')];
  const reached = { productIds: [things.simple.id], percent: 5 };
  return { params: { id: await makePromotion(db, { type: 'percentage', ...reached, startsAt, endsAt }) } };
}

export const contractFixture = moduleFixture(
  { ...promotionEndpoints, ...adminPromotionEndpoints },
  {
    samples(world) {
      const { promotion, simple, category } = world.things;
      const past = { starts_at: '2020-01-01T00:00:00Z', ends_at: '2020-01-02T00:00:00Z' };
      // A promotion of a product of its own, because some tests send it with current dates and so start it.
      const body = async (spec: object = {}) => {
        const { id } = await factories(world.db).product();
        return { ...promotionBody({ product_ids: [id], ...past }), ...spec };
      };
      const absent = promotionBody({ product_ids: [simple.id], ...past });
      return {
        'GET /promotions': plain,
        'GET /promotions/flash': plain,
        'GET /promotions/type/{type}': { good: [() => ({ params: { type: 'buy_x_get_y' } })] },
        'GET /promotions/{id}': { good: [() => ({ params: { id: promotion } })], unknown: [absentNumber] },
        'GET /admin/promotions': {
          good: [
            {},
            { state: 'running', sort: 'name', q: 'عرض' },
            { state: 'upcoming', sort: 'ends_at' },
            { state: 'ended', type: 'flash' },
            { state: 'sold_out' },
            { state: 'off' },
          ].map((query) => () => ({ query })),
        },
        'GET /admin/promotions/preview': {
          good: [
            () => ({ query: { percent: 10, product_ids: String(simple.id), category_ids: String(category) } }),
            () => ({ query: { fixed_price: '5.50', licence_number: '123' } }),
          ],
        },
        'GET /admin/promotions/{id}': { good: [() => over(world)], unknown: [absentNumber] },
        'POST /admin/promotions': {
          good: [
            async () => ({ body: await body() }),
            async () => ({ body: await body({ category_ids: [await factories(world.db).category()] }) }),
          ],
        },
        'PUT /admin/promotions/{id}': {
          good: [async () => ({ ...(await over(world)), body: await body({ version: 1 }) })],
          unknown: [{ ...absentNumber, body: { ...absent, version: 1 } }],
          refused: [
            [
              'promotions.cap_fixed',
              { params: { id: world.things.offer }, body: { ...absent, version: 1, quantity_cap: 5 } },
            ],
          ],
        },
        'POST /admin/promotions/{id}/end': {
          good: [async () => ({ ...(await over(world)), body: { version: 1 } })],
          unknown: [{ ...absentNumber, body: { version: 1 } }],
        },
      };
    },
    rows: {},
    staff: {
      'GET /admin/promotions': SUPPORT,
      'GET /admin/promotions/preview': SUPPORT,
      'GET /admin/promotions/{id}': SUPPORT,
      'POST /admin/promotions': MANAGERS,
      'PUT /admin/promotions/{id}': MANAGERS,
      'POST /admin/promotions/{id}/end': MANAGERS,
    },
  },
);
