import { reviewEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentNumber,
  dataOf,
  MODERATORS,
  moduleFixture,
  NOBODYS_NUMBER,
  NOBODYS_UUID,
  type Owner,
  type Sample,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { deliverOrder, factories, makeReview, orderBody } from '../../../testing/index.ts';

const draft = { rating: 5, title: 'ممتاز', text: 'وصل سريعًا والجودة أعلى مما توقعت' };

/** A product that was delivered to the caller: `owner`, by default the world's customer. Returns its id. */
async function boughtProduct(world: World, owner?: Pick<Owner, 'headers'>): Promise<number> {
  const product = await factories(world.db).product({ stock: 10, priceHalalas: 10_000 });
  const body = orderBody([{ product_id: product.id, quantity: 1 }], 140);
  const { headers } = owner ?? (await world.whoCalls());
  await deliverOrder(world.db, String(dataOf(await world.send('POST /orders', { body, headers }), 'id')));
  return product.id;
}

/** A review the caller wrote; returns its id. */
async function writtenReview(world: World, owner?: Pick<Owner, 'headers'>): Promise<unknown> {
  const body = { ...draft, product_id: await boughtProduct(world, owner) };
  return dataOf(await world.send('POST /reviews', { body, ...(owner && { headers: owner.headers }) }), 'id');
}

export const contractFixture = moduleFixture(reviewEndpoints, {
  samples(world) {
    const { simple, promoted } = world.things;
    const mine = async () => ({ params: { id: await writtenReview(world) } });
    const somebodys = async (isPublished: boolean) => ({
      params: { id: await makeReview(world.db, { productId: simple.id, rating: 4, isPublished }) },
    });
    const reason = { body: { reason: 'فيه رقم جوال' } };
    const helpful: Sample = {
      good: [() => somebodys(true), async () => ({ ...(await somebodys(true)), query: { visitor_id: NOBODYS_UUID } })],
      unknown: [absentNumber],
    };
    return {
      'GET /reviews': {
        good: [
          () => ({ query: { product_id: simple.id } }),
          () => ({ query: { product_id: simple.id, sort: 'helpful', rating: 5, page: 2, per_page: 1 } }),
        ],
        unknown: [{ query: { product_id: NOBODYS_NUMBER } }],
      },
      'GET /user/reviews': { good: [() => ({}), () => ({ query: { product_id: simple.id } })] },
      'POST /reviews': {
        good: [async () => ({ body: { ...draft, product_id: await boughtProduct(world) } })],
        unknown: [{ body: { ...draft, product_id: NOBODYS_NUMBER } }],
        refused: [['reviews.not_bought', { body: { ...draft, product_id: promoted.id } }]],
      },
      'PUT /reviews/{id}': {
        good: [async () => ({ ...(await mine()), body: draft })],
        unknown: [{ ...absentNumber, body: draft }],
      },
      'DELETE /reviews/{id}': { good: [mine], unknown: [absentNumber] },
      'POST /reviews/{id}/helpful': helpful,
      'DELETE /reviews/{id}/helpful': helpful,
      'GET /admin/reviews': {
        good: [
          () => ({}),
          () => ({ query: { status: 'published', product_id: 1, sort: '-rating', page: 1, per_page: 3 } }),
        ],
      },
      'PUT /admin/reviews/{id}/publish': { good: [() => somebodys(false)], unknown: [absentNumber] },
      'PUT /admin/reviews/{id}/reject': {
        good: [async () => ({ ...(await somebodys(false)), ...reason })],
        unknown: [{ ...absentNumber, ...reason }],
      },
      'PUT /admin/reviews/{id}/hide': {
        good: [async () => ({ ...(await somebodys(true)), ...reason })],
        unknown: [{ ...absentNumber, ...reason }],
      },
    };
  },
  rows: {
    'GET /user/reviews': 'own',
    'POST /reviews': 'own',
    'PUT /reviews/{id}': about(writtenReview, NOBODYS_NUMBER, { body: draft }),
    'DELETE /reviews/{id}': about(writtenReview, NOBODYS_NUMBER),
    'POST /reviews/{id}/helpful': 'published',
    'DELETE /reviews/{id}/helpful': 'published',
  },
  staff: {
    'GET /admin/reviews': MODERATORS,
    'PUT /admin/reviews/{id}/publish': MODERATORS,
    'PUT /admin/reviews/{id}/reject': MODERATORS,
    'PUT /admin/reviews/{id}/hide': MODERATORS,
  },
});
