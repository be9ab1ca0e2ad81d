import { moderationEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  absentNumber,
  dataOf,
  MODERATORS,
  moduleFixture,
  NOBODYS_NUMBER,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { letIn, makeMember, makePost } from '../../../testing/index.ts';

/** The world's customer as a member, and a post of another member. */
async function anotherMembersPost(world: World): Promise<number> {
  await letIn(world.db, (await world.whoCalls()).id);
  return makePost(world.db, { memberId: (await makeMember(world.db)).memberId });
}

const waiting = async ({ db }: World) =>
  makePost(db, { memberId: (await makeMember(db)).memberId, isPublished: false });

async function anotherMembersComment(world: World): Promise<unknown> {
  const sent = await world.send('POST /community/posts/{id}/comments', {
    params: { id: await anotherMembersPost(world) },
    body: { text: 'جميل' },
  });
  return dataOf(sent, 'id');
}

export const contractFixture = moduleFixture(moderationEndpoints, {
  samples(world) {
    const why = { body: { reason: 'إعلان' } };
    const aPost = async (more: object = {}) => ({ params: { kind: 'post', id: await waiting(world) }, ...more });
    const aMember = async (more: object = {}) => ({
      params: { id: (await makeMember(world.db)).memberId },
      ...more,
    });
    const absentPost = { params: { kind: 'post', id: NOBODYS_NUMBER } };
    return {
      'POST /community/reports': {
        good: [
          async () => ({ body: { kind: 'post', id: await anotherMembersPost(world), reason: 'spam', note: 'إعلان' } }),
          async () => {
            await letIn(world.db, (await world.whoCalls()).id);
            return { body: { kind: 'member', handle: (await makeMember(world.db)).handle, reason: 'insult' } };
          },
        ],
        unknown: [
          { body: { kind: 'post', id: NOBODYS_NUMBER, reason: 'spam' } },
          { body: { kind: 'comment', id: NOBODYS_NUMBER, reason: 'other' } },
          { body: { kind: 'member', handle: 'nobody_here', reason: 'other' } },
          { body: { kind: 'post', reason: 'other' } },
        ],
      },
      'GET /admin/community/queue': {
        good: [() => ({}), () => ({ query: { kind: 'comment', sort: '-created_at', page: 2, per_page: 5 } })],
      },
      'PUT /admin/community/queue/{kind}/{id}/release': { good: [() => aPost()], unknown: [absentPost] },
      'PUT /admin/community/queue/{kind}/{id}/hide': {
        good: [
          () => aPost(why),
          async () => ({ params: { kind: 'comment', id: await anotherMembersComment(world) }, ...why }),
        ],
        unknown: [{ ...absentPost, ...why }],
      },
      'GET /admin/community/members': {
        good: [
          () => ({}),
          () => ({ query: { status: 'active', q: 'mem_', sort: 'joined_at', per_page: 3 } }),
          () => ({ query: { reported: true } }),
        ],
      },
      'PUT /admin/community/members/{id}/suspend': {
        good: [() => aMember(why)],
        unknown: [{ ...absentNumber, ...why }],
      },
      'PUT /admin/community/members/{id}/restore': { good: [() => aMember()], unknown: [absentNumber] },
      'PUT /admin/community/members/{id}/settle': { good: [() => aMember()], unknown: [absentNumber] },
      'GET /admin/community/posts/{id}': {
        good: [async () => ({ params: { id: await waiting(world) } })],
        unknown: [absentNumber],
      },
      'PUT /admin/community/posts/{id}/pin': {
        good: [async () => ({ params: { id: await anotherMembersPost(world) }, body: { pinned: true } })],
        unknown: [{ ...absentNumber, body: { pinned: true } }],
      },
      'GET /admin/community/words': { good: [() => ({}), () => ({ query: { q: 'نص', sort: '-word' } })] },
      'POST /admin/community/words': {
        good: [() => ({ body: { word: 'مُزَيَّف' } })],
        refused: [['moderation.one_word', { body: { word: 'كلمة وكلمة' } }]],
      },
      'DELETE /admin/community/words/{word}': {
        good: [
          async () => {
            await world.send('POST /admin/community/words', { body: { word: 'محظور' } });
            return { params: { word: 'محظور' } };
          },
        ],
        unknown: [{ params: { word: 'لاتوجد' } }],
      },
    };
  },
  rows: { 'POST /community/reports': 'members' },
  staff: {
    'GET /admin/community/queue': MODERATORS,
    'PUT /admin/community/queue/{kind}/{id}/release': MODERATORS,
    'PUT /admin/community/queue/{kind}/{id}/hide': MODERATORS,
    'GET /admin/community/members': MODERATORS,
    'PUT /admin/community/members/{id}/suspend': MODERATORS,
    'PUT /admin/community/members/{id}/restore': MODERATORS,
    'PUT /admin/community/members/{id}/settle': MODERATORS,
    'GET /admin/community/posts/{id}': MODERATORS,
    'PUT /admin/community/posts/{id}/pin': MODERATORS,
    'GET /admin/community/words': MODERATORS,
    'POST /admin/community/words': MODERATORS,
    'DELETE /admin/community/words/{word}': MODERATORS,
  },
});
