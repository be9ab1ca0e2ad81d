import { randomUUID } from 'node:crypto';
import { reelEndpoints } from '@waha/contract';
import type { Parts, World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  about,
  absentNumber,
  anUpload,
  dataOf,
  moduleFixture,
  NOBODYS_NUMBER,
  NOBODYS_UUID,
  type Owner,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { letIn, makeFilm, makeMember, makeReel } from '../../../testing/index.ts';

const words = { text: 'قهوة في دقيقة مع @member_1 #قهوة', captions: 'نطحن\nثم نصب' };

/** A reel of the caller (the world's customer by default), who becomes a member; returns its number. */
async function ownReel(world: World, owner?: Pick<Owner, 'id'>): Promise<number> {
  const { memberId } = await letIn(world.db, owner?.id ?? (await world.whoCalls()).id);
  return makeReel(world.db, { memberId });
}

async function ownComment(world: World, owner?: Owner): Promise<Parts> {
  const id = await ownReel(world, owner);
  const sent = await world.send('POST /community/reels/{id}/comments', {
    params: { id },
    body: { text: 'جميل' },
    ...(owner && { headers: owner.headers }),
  });
  return { params: { id, commentId: dataOf(sent, 'id') } };
}

const someFilm = { ...words, video_id: NOBODYS_UUID };

export const contractFixture = moduleFixture(reelEndpoints, {
  samples(world) {
    const { simple } = world.things;
    /** The world's customer as a member, with another member's reel. */
    const before = async (more: object = {}) => {
      await letIn(world.db, (await world.whoCalls()).id);
      return { params: { id: await makeReel(world.db, { memberId: (await makeMember(world.db)).memberId }) }, ...more };
    };
    const asMember = async (parts: object = {}) => {
      await letIn(world.db, (await world.whoCalls()).id);
      return parts;
    };
    const draft = async () => {
      const { headers, id } = await world.whoCalls();
      await letIn(world.db, id);
      const video_id = await makeFilm(world.db, { customerId: id });
      return { ...words, video_id, poster_id: await anUpload(world, { headers }), product_ids: [simple.id] };
    };
    /** A reel that was never published, so that its film may be replaced. */
    const unseen = async () => {
      const sent = await world.send('POST /community/reels', { body: await draft() });
      return { params: { id: dataOf(sent, 'id') }, body: await draft() };
    };
    const own = async (more: object = {}) => ({ params: { id: await ownReel(world) }, ...more });
    return {
      'GET /community/reels': {
        good: [
          () => asMember(),
          () => before().then(() => ({ query: { sort: 'top', per_page: 1 } })),
          async () => ({
            query: { author: (await letIn(world.db, (await world.whoCalls()).id)).handle, tag: 'قهوة', saved: true },
          }),
        ],
        unknown: [{ query: { author: 'nobody_here' } }],
      },
      'POST /community/reels': {
        good: [async () => ({ body: await draft() })],
        refused: [['uploads.video_not_yours', { body: someFilm }]],
      },
      'GET /community/reels/{id}': { good: [() => before(), () => own()], unknown: [absentNumber] },
      'PUT /community/reels/{id}': { good: [unseen], unknown: [{ ...absentNumber, body: someFilm }] },
      'DELETE /community/reels/{id}': { good: [() => own()], unknown: [absentNumber] },
      'POST /community/reels/{id}/view': { good: [() => before()], unknown: [absentNumber] },
      'POST /community/reels/{id}/like': {
        good: [() => before(), () => before({ body: { like: false } })],
        unknown: [absentNumber],
      },
      'POST /community/reels/{id}/save': {
        good: [() => before(), () => before({ body: { save: false } })],
        unknown: [absentNumber],
      },
      'POST /community/reels/{id}/share': { good: [() => before()], unknown: [absentNumber] },
      'GET /community/reels/{id}/comments': { good: [() => before()], unknown: [absentNumber] },
      'POST /community/reels/{id}/comments': {
        good: [() => before({ body: { text: 'جميل' } })],
        unknown: [{ ...absentNumber, body: { text: 'جميل' } }],
      },
      'DELETE /community/reels/{id}/comments/{commentId}': {
        good: [() => ownComment(world)],
        unknown: [{ params: { id: NOBODYS_NUMBER, commentId: NOBODYS_NUMBER } }],
      },
    };
  },
  rows: {
    'GET /community/reels': 'members',
    'POST /community/reels': 'members',
    'GET /community/reels/{id}': 'members',
    'PUT /community/reels/{id}': {
      members: true,
      staff: [],
      make: async (world, owner) => {
        const { memberId } = await letIn(world.db, owner.id);
        const uploadId = randomUUID();
        const id = await makeReel(world.db, { memberId, uploadId });
        const body = { ...words, video_id: uploadId };
        return { mine: { params: { id }, body }, nobodys: { params: { id: NOBODYS_NUMBER }, body } };
      },
    },
    'DELETE /community/reels/{id}': about(ownReel, NOBODYS_NUMBER, { members: true }),
    'POST /community/reels/{id}/view': 'members',
    'POST /community/reels/{id}/like': 'members',
    'POST /community/reels/{id}/save': 'members',
    'POST /community/reels/{id}/share': 'members',
    'GET /community/reels/{id}/comments': 'members',
    'POST /community/reels/{id}/comments': 'members',
    'DELETE /community/reels/{id}/comments/{commentId}': {
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
