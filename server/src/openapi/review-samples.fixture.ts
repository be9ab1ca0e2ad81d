import type { EndpointKey } from '@waha/contract';
import { deliverOrder, factories, makeReview, orderBody } from '../testing/index.ts';
import type { Parts, Sample, World } from './contract-world.fixture.ts';

type ReviewKey = Exclude<Extract<EndpointKey, `${string}/reviews${string}`>, 'GET /reviews' | 'GET /user/reviews'>;

const NOBODYS_ID = 999_999;
export const reviewDraft = { rating: 5, title: 'ممتاز', text: 'وصل سريعًا والجودة أعلى مما توقعت' };
const dataOf = ({ body }: { body: unknown }, name: string): unknown =>
  Reflect.get(Object(Reflect.get(Object(body), 'data')), name);

/** A product that the caller (the customer of the world unless said) bought and got. */
export async function boughtProduct(world: World, headers?: Parts['headers']): Promise<number> {
  const product = await factories(world.db).product({ stock: 10, priceHalalas: 10_000 });
  const body = orderBody([{ product_id: product.id, quantity: 1 }], 140);
  const order = await world.send('POST /orders', { body, headers: headers ?? (await world.whoCalls()).headers });
  await deliverOrder(world.db, String(dataOf(order, 'id')));
  return product.id;
}

/** A review the caller wrote; returns its number. */
export async function writtenReview(world: World, headers?: Parts['headers']): Promise<unknown> {
  const product_id = await boughtProduct(world, headers);
  return dataOf(
    await world.send('POST /reviews', { body: { ...reviewDraft, product_id }, ...(headers && { headers }) }),
    'id',
  );
}

export function reviewSamples(world: World): Record<ReviewKey, Sample> {
  const absent = { params: { id: NOBODYS_ID } };
  const mine = async () => ({ params: { id: await writtenReview(world) } });
  const somebodys = async (isPublished: boolean) => ({
    params: { id: await makeReview(world.db, { productId: world.things.simple.id, rating: 4, isPublished }) },
  });
  const reason = { body: { reason: 'فيه رقم جوال' } };
  const helpful: Sample = {
    good: [
      () => somebodys(true),
      async () => ({ ...(await somebodys(true)), query: { visitor_id: '11111111-1111-4111-8111-111111111111' } }),
    ],
    unknown: [absent],
  };
  return {
    'POST /reviews': {
      good: [async () => ({ body: { ...reviewDraft, product_id: await boughtProduct(world) } })],
      unknown: [{ body: { ...reviewDraft, product_id: NOBODYS_ID } }],
      refused: [['reviews.not_bought', { body: { ...reviewDraft, product_id: world.things.promoted.id } }]],
    },
    'PUT /reviews/{id}': {
      good: [async () => ({ ...(await mine()), body: reviewDraft })],
      unknown: [{ ...absent, body: reviewDraft }],
    },
    'DELETE /reviews/{id}': { good: [mine], unknown: [absent] },
    'POST /reviews/{id}/helpful': helpful,
    'DELETE /reviews/{id}/helpful': helpful,
    'GET /admin/reviews': { good: [() => ({}), () => ({ query: { status: 'published', page: 1, per_page: 3 } })] },
    'PUT /admin/reviews/{id}/publish': { good: [() => somebodys(false)], unknown: [absent] },
    'PUT /admin/reviews/{id}/reject': {
      good: [async () => ({ ...(await somebodys(false)), ...reason })],
      unknown: [{ ...absent, ...reason }],
    },
    'PUT /admin/reviews/{id}/hide': {
      good: [async () => ({ ...(await somebodys(true)), ...reason })],
      unknown: [{ ...absent, ...reason }],
    },
  };
}
