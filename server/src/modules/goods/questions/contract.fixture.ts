import { randomUUID } from 'node:crypto';
import { questionEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentNumber,
  dataOf,
  MODERATORS,
  moduleFixture,
  NOBODYS_NUMBER,
  type Owner,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { deliverOrder, factories, makeProductQuestion, orderBody } from '../../../testing/index.ts';

/** Duplicate questions are refused, so each is new. */
const asking = (product_id: number) => ({ product_id, text: `هل يناسب الهدايا؟ ${randomUUID()}` });
const answer = { text: 'نعم، اشتريته هدية وكان رائعًا' };

/** A question by the caller, about a product without other questions. */
async function asked(world: World, owner?: Pick<Owner, 'headers'>): Promise<unknown> {
  const body = asking(world.things.simple.id);
  return dataOf(await world.send('POST /questions', { body, ...(owner && { headers: owner.headers }) }), 'id');
}

/** A question about a product that was delivered to the caller; returns its id. */
async function toAnswer(world: World): Promise<number> {
  const { id: productId } = await factories(world.db).product({ stock: 10, priceHalalas: 10_000 });
  const body = orderBody([{ product_id: productId, quantity: 1 }], 140);
  const { headers } = await world.whoCalls();
  await deliverOrder(world.db, String(dataOf(await world.send('POST /orders', { body, headers }), 'id')));
  return makeProductQuestion(world.db, { productId });
}

export const contractFixture = moduleFixture(questionEndpoints, {
  samples(world) {
    const { simple } = world.things;
    const one = async (isPublished: boolean) => ({
      params: { id: await makeProductQuestion(world.db, { productId: simple.id, isPublished }) },
    });
    const reason = { body: { reason: 'فيه رقم جوال' } };
    const spam = { body: { reason: 'spam' } };
    const reply = { body: { version: 1, text: 'نعم، ويأتي في علبة' } };
    return {
      'GET /questions': {
        good: [
          () => ({ query: { product_id: simple.id } }),
          () => ({ query: { product_id: simple.id, page: 2, per_page: 1 } }),
        ],
        unknown: [{ query: { product_id: NOBODYS_NUMBER } }],
      },
      'GET /user/questions': { good: [() => ({}), () => ({ query: { product_id: simple.id } })] },
      'POST /questions': {
        good: [() => ({ body: asking(simple.id) })],
        unknown: [{ body: asking(NOBODYS_NUMBER) }],
      },
      'POST /questions/{id}/answers': {
        good: [async () => ({ params: { id: await toAnswer(world) }, body: answer })],
        unknown: [{ ...absentNumber, body: answer }],
      },
      'DELETE /questions/{id}': {
        good: [async () => ({ params: { id: await asked(world) } })],
        unknown: [absentNumber],
      },
      'POST /questions/{id}/report': {
        good: [async () => ({ ...(await one(true)), ...spam })],
        unknown: [{ ...absentNumber, ...spam }],
      },
      'GET /admin/questions': {
        good: [
          () => ({}),
          () => ({ query: { reported: 'true' } }),
          () => ({ query: { status: 'published', product_id: 1, sort: '-created_at', page: 1, per_page: 3 } }),
        ],
      },
      'PUT /admin/questions/{id}/publish': { good: [() => one(false)], unknown: [absentNumber] },
      'PUT /admin/questions/{id}/reject': {
        good: [async () => ({ ...(await one(false)), ...reason })],
        unknown: [{ ...absentNumber, ...reason }],
      },
      'PUT /admin/questions/{id}/hide': {
        good: [async () => ({ ...(await one(true)), ...reason })],
        unknown: [{ ...absentNumber, ...reason }],
      },
      'PUT /admin/questions/{id}/answer': {
        good: [async () => ({ ...(await one(false)), ...reply })],
        unknown: [{ ...absentNumber, ...reply }],
      },
    };
  },
  rows: {
    'GET /user/questions': 'own',
    'POST /questions': 'own',
    'POST /questions/{id}/answers': 'customers',
    'DELETE /questions/{id}': about(asked, NOBODYS_NUMBER),
    'POST /questions/{id}/report': 'customers',
  },
  staff: {
    'GET /admin/questions': MODERATORS,
    'PUT /admin/questions/{id}/publish': MODERATORS,
    'PUT /admin/questions/{id}/reject': MODERATORS,
    'PUT /admin/questions/{id}/hide': MODERATORS,
    'PUT /admin/questions/{id}/answer': MODERATORS,
  },
});
