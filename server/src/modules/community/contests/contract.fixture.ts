import { contestEndpoints } from '@waha/contract';
import type { World } from '../../../openapi/walks/contract-world.fixture.ts';
import {
  absentNumber,
  anUpload,
  MANAGERS,
  MODERATORS,
  moduleFixture,
  NOBODYS_NUMBER,
} from '../../../openapi/walks/module-fixture.fixture.ts';
import { contestDraft, letIn, makeContest, makeEntry, makeMember, makePost } from '../../../testing/index.ts';

/** A member's entry in a contest of this state. */
async function anEntry({ db }: World, state: 'open' | 'voting' | 'closed') {
  const contestId = await makeContest(db, state);
  const { memberId } = await makeMember(db);
  return { contestId, entryId: await makeEntry(db, { contestId, memberId, postId: await makePost(db, { memberId }) }) };
}

export const contractFixture = moduleFixture(contestEndpoints, {
  samples(world) {
    const { db } = world;
    const asMember = async (parts: object = {}) => {
      await letIn(db, (await world.whoCalls()).id);
      return parts;
    };
    const named = async (state: 'upcoming' | 'open' | 'voting' | 'closed', more: object = {}) =>
      asMember({ params: { id: await makeContest(db, state) }, ...more });
    const ofEntry = async (more: object = {}) => {
      const { contestId, entryId } = await anEntry(world, 'voting');
      return { params: { id: contestId, entryId }, ...more };
    };
    const absentEntry = { params: { id: NOBODYS_NUMBER, entryId: NOBODYS_NUMBER } };
    const reason = { body: { reason: 'صورة ليست لصاحبها' } };
    return {
      'GET /community/contests': { good: [() => asMember(), () => asMember({ query: { state: 'open' } })] },
      'GET /community/contests/{id}': { good: [() => named('closed')], unknown: [absentNumber] },
      'GET /community/contests/{id}/entries': {
        good: [() => named('open'), async () => ({ params: { id: (await anEntry(world, 'closed')).contestId } })],
        unknown: [absentNumber],
      },
      'POST /community/contests/{id}/entries': {
        good: [
          async () => {
            const { memberId } = await letIn(db, (await world.whoCalls()).id);
            return named('open', { body: { post_id: await makePost(db, { memberId }), caption: 'ركني' } });
          },
          async () => {
            const { headers } = await world.whoCalls();
            return named('open', { body: { photo: await anUpload(world, { headers }) } });
          },
        ],
        unknown: [{ ...absentNumber, body: { post_id: 1 } }],
      },
      'POST /community/contests/{id}/votes': {
        good: [
          async () => {
            const { contestId, entryId } = await anEntry(world, 'voting');
            return asMember({ params: { id: contestId }, body: { entry_id: entryId } });
          },
        ],
        unknown: [{ ...absentNumber, body: { entry_id: 1 } }],
      },
      'GET /admin/community/contests': { good: [() => ({}), () => ({ query: { state: 'closed' } })] },
      'GET /admin/community/contests/{id}': { good: [() => named('open')], unknown: [absentNumber] },
      'POST /admin/community/contests': {
        good: [() => ({ body: contestDraft() })],
        refused: [['contests.dates_wrong', { body: contestDraft({ ends_at: '2020-01-01T00:00:00Z' }) }]],
      },
      'PUT /admin/community/contests/{id}': {
        good: [() => named('upcoming', { body: { ...contestDraft(), version: 1 } })],
        unknown: [{ ...absentNumber, body: { ...contestDraft(), version: 1 } }],
      },
      'POST /admin/community/contests/{id}/cancel': {
        good: [() => named('open', reason)],
        unknown: [{ ...absentNumber, ...reason }],
      },
      'POST /admin/community/contests/{id}/winners': {
        good: [() => named('closed', { body: { entry_ids: [] } })],
        unknown: [{ ...absentNumber, body: { entry_ids: [] } }],
      },
      'GET /admin/community/contests/{id}/entries': {
        good: [async () => ({ params: { id: (await anEntry(world, 'open')).contestId }, query: { status: 'shown' } })],
        unknown: [absentNumber],
      },
      'PUT /admin/community/contests/{id}/entries/{entryId}/admit': {
        good: [() => ofEntry()],
        unknown: [absentEntry],
      },
      'PUT /admin/community/contests/{id}/entries/{entryId}/disqualify': {
        good: [() => ofEntry(reason)],
        unknown: [{ ...absentEntry, ...reason }],
      },
    };
  },
  rows: {
    'GET /community/contests': 'members',
    'GET /community/contests/{id}': 'members',
    'GET /community/contests/{id}/entries': 'members',
    'POST /community/contests/{id}/entries': 'members',
    'POST /community/contests/{id}/votes': 'members',
  },
  staff: {
    'GET /admin/community/contests': MODERATORS,
    'GET /admin/community/contests/{id}': MODERATORS,
    'POST /admin/community/contests': MANAGERS,
    'PUT /admin/community/contests/{id}': MANAGERS,
    'POST /admin/community/contests/{id}/cancel': MANAGERS,
    'POST /admin/community/contests/{id}/winners': MANAGERS,
    'GET /admin/community/contests/{id}/entries': MODERATORS,
    'PUT /admin/community/contests/{id}/entries/{entryId}/admit': MODERATORS,
    'PUT /admin/community/contests/{id}/entries/{entryId}/disqualify': MODERATORS,
  },
});
