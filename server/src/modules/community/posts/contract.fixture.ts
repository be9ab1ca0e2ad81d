import { postEndpoints } from '@waha/contract';
import type { Parts, World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentNumber,
  anUpload,
  dataOf,
  moduleFixture,
  NOBODYS_NUMBER,
  type Owner,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { letIn, makeMember, makePoll, makePost } from '../../../testing/index.ts';

const poll = { options: ['عربية', 'مختصة'], days: 3 };
const words = { text: 'قهوة الصباح مع @member_1 #قهوة' };

/** A post of the caller (the world's customer by default), who becomes a member; returns its number. */
async function ownPost(world: World, owner?: Pick<Owner, 'id'>): Promise<number> {
  const { memberId } = await letIn(world.db, owner?.id ?? (await world.whoCalls()).id);
  return makePost(world.db, { memberId });
}

async function ownComment(world: World, owner?: Owner): Promise<Parts> {
  const id = await ownPost(world, owner);
  const sent = await world.send('POST /community/posts/{id}/comments', {
    params: { id },
    body: { text: 'جميل' },
    ...(owner && { headers: owner.headers }),
  });
  return { params: { id, commentId: dataOf(sent, 'id') } };
}

/** A collection of the caller (the world's customer by default), with a saved post in it. */
async function ownCollection(world: World, owner?: Owner): Promise<{ id: number; postId: number }> {
  const postId = await ownPost(world, owner);
  const headers = owner && { headers: owner.headers };
  await world.send('POST /community/posts/{id}/save', { params: { id: postId }, ...headers });
  const name = `مجموعة ${postId}`;
  const sent = await world.send('POST /community/collections', { body: { name, post_id: postId }, ...headers });
  return { id: Number(dataOf(sent, 'id')), postId };
}

async function ownFiled(world: World, owner?: Owner): Promise<Parts & { params: { id: number; postId: number } }> {
  return { params: await ownCollection(world, owner) };
}

const collectionOf = async (world: World, owner: Owner) => (await ownCollection(world, owner)).id;

const filed = {
  members: true,
  staff: [],
  make: async (world: World, owner: Owner) => {
    const mine = await ownFiled(world, owner);
    return { mine, nobodys: { params: { ...mine.params, id: NOBODYS_NUMBER } } };
  },
} as const;

export const contractFixture = moduleFixture(postEndpoints, {
  samples(world) {
    const { simple } = world.things;
    /** The world's customer as a member, with another member's post. */
    const before = async (more: object = {}) => {
      await letIn(world.db, (await world.whoCalls()).id);
      return { params: { id: await makePost(world.db, { memberId: (await makeMember(world.db)).memberId }) }, ...more };
    };
    const asMember = async (parts: object = {}) => {
      await letIn(world.db, (await world.whoCalls()).id);
      return parts;
    };
    const draft = async () => {
      const { headers, id } = await world.whoCalls();
      await letIn(world.db, id);
      const images = [{ id: await anUpload(world, { headers }), alt: 'فنجان قهوة' }];
      return { ...words, images, product_ids: [simple.id] };
    };
    const collection = async (parts: object = {}) => ({ params: { id: (await ownCollection(world)).id }, ...parts });
    const own = async (more: object = {}) => ({ params: { id: await ownPost(world) }, ...more });
    return {
      'GET /community/saved': {
        good: [
          () => asMember({ query: { per_page: 1 } }),
          async () => ({ query: { collection: (await ownCollection(world)).id } }),
        ],
        unknown: [{ query: { collection: NOBODYS_NUMBER } }],
      },
      'GET /community/collections': {
        good: [() => asMember(), async () => ({ query: { post: (await ownCollection(world)).postId } })],
      },
      'POST /community/collections': {
        good: [async () => ({ body: { name: `هدايا ${await ownPost(world)}` } })],
        refused: [['posts.not_saved', { body: { name: 'للبيت', post_id: NOBODYS_NUMBER } }]],
      },
      'PUT /community/collections/{id}': {
        good: [async () => collection({ body: { name: `قهوة ${await ownPost(world)}` } })],
        unknown: [{ ...absentNumber, body: { name: 'قهوة' } }],
      },
      'DELETE /community/collections/{id}': { good: [() => collection()], unknown: [absentNumber] },
      'PUT /community/collections/{id}/posts/{postId}': {
        good: [() => ownFiled(world)],
        unknown: [{ params: { id: NOBODYS_NUMBER, postId: NOBODYS_NUMBER } }],
      },
      'DELETE /community/collections/{id}/posts/{postId}': {
        good: [() => ownFiled(world)],
        unknown: [{ params: { id: NOBODYS_NUMBER, postId: NOBODYS_NUMBER } }],
      },
      'GET /community/posts': {
        good: [
          () => asMember(),
          () => asMember({ query: { sort: 'top', per_page: 1 } }),
          async () => ({
            query: { author: (await letIn(world.db, (await world.whoCalls()).id)).handle, tag: 'قهوة', saved: true },
          }),
        ],
        unknown: [{ query: { author: 'nobody_here' } }],
      },
      'GET /community/posts/news': { good: [() => asMember({ query: { since: 'MA' } })] },
      'POST /community/posts': {
        good: [
          async () => ({ body: await draft() }),
          () => asMember({ body: words }),
          () => asMember({ body: { ...words, poll } }),
        ],
        refused: [['posts.product_not_found', { body: { ...words, product_ids: [NOBODYS_NUMBER] } }]],
      },
      'GET /community/posts/{id}': { good: [() => before(), () => own()], unknown: [absentNumber] },
      'PUT /community/posts/{id}': {
        good: [async () => own({ body: await draft() })],
        unknown: [{ ...absentNumber, body: words }],
      },
      'DELETE /community/posts/{id}': { good: [() => own()], unknown: [absentNumber] },
      'POST /community/posts/{id}/like': {
        good: [() => before(), () => before({ body: { like: false } })],
        unknown: [absentNumber],
      },
      'POST /community/posts/{id}/save': {
        good: [() => before(), () => before({ body: { save: false } })],
        unknown: [absentNumber],
      },
      'POST /community/posts/{id}/share': { good: [() => before()], unknown: [absentNumber] },
      'POST /community/posts/{id}/vote': {
        good: [
          async () => {
            const { params } = await before();
            const [option] = await makePoll(world.db, { postId: params.id });
            return { params, body: { option_id: option } };
          },
        ],
        unknown: [{ ...absentNumber, body: { option_id: NOBODYS_NUMBER } }],
      },
      'GET /community/posts/{id}/comments': { good: [() => before()], unknown: [absentNumber] },
      'POST /community/posts/{id}/comments': {
        good: [() => before({ body: { text: 'جميل' } })],
        unknown: [{ ...absentNumber, body: { text: 'جميل' } }],
      },
      'DELETE /community/posts/{id}/comments/{commentId}': {
        good: [() => ownComment(world)],
        unknown: [{ params: { id: NOBODYS_NUMBER, commentId: NOBODYS_NUMBER } }],
      },
    };
  },
  rows: {
    'GET /community/saved': 'members',
    'GET /community/collections': 'members',
    'POST /community/collections': 'members',
    'PUT /community/collections/{id}': about(collectionOf, NOBODYS_NUMBER, { body: { name: 'قهوة' }, members: true }),
    'DELETE /community/collections/{id}': about(collectionOf, NOBODYS_NUMBER, { members: true }),
    'PUT /community/collections/{id}/posts/{postId}': filed,
    'DELETE /community/collections/{id}/posts/{postId}': filed,
    'GET /community/posts': 'members',
    'GET /community/posts/news': 'members',
    'POST /community/posts': 'members',
    'GET /community/posts/{id}': 'members',
    'PUT /community/posts/{id}': about(ownPost, NOBODYS_NUMBER, { body: words, members: true }),
    'DELETE /community/posts/{id}': about(ownPost, NOBODYS_NUMBER, { members: true }),
    'POST /community/posts/{id}/like': 'members',
    'POST /community/posts/{id}/save': 'members',
    'POST /community/posts/{id}/share': 'members',
    'POST /community/posts/{id}/vote': 'members',
    'GET /community/posts/{id}/comments': 'members',
    'POST /community/posts/{id}/comments': 'members',
    'DELETE /community/posts/{id}/comments/{commentId}': {
      members: true,
      staff: [],
      make: async (world, owner) => {
        const mine = await ownComment(world, owner);
        return { mine, nobodys: { params: { ...mine.params, commentId: NOBODYS_NUMBER } } };
      },
    },
  },
  staff: {},
});
