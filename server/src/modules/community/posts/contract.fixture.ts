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
    const own = async (more: object = {}) => ({ params: { id: await ownPost(world) }, ...more });
    return {
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
