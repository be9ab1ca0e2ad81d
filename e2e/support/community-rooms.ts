import type { RewardDraft } from '@waha/contract';
import { openDatabase } from '../../server/src/platform/database/index.ts';
import {
  givePoints as give,
  makeContest,
  makeEntry,
  makeReward,
  moveContest as move,
} from '../../server/src/testing/factories/community-factories.ts';
import { makePost } from '../../server/src/testing/factories/post-factories.ts';
import { anotherMember } from './member.ts';
import { shopUnderTest } from './shop-under-test.ts';

type Database = ReturnType<typeof openDatabase>['db'];
type State = 'upcoming' | 'open' | 'voting' | 'closed';

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/** Creates a contest in the given state; returns its number. */
export const aContest = (state: State): Promise<number> => withDatabase((db) => makeContest(db, state));

/** Sets the dates of a contest so that it is in the given state now. */
export const moveContest = (id: number, state: State): Promise<void> => withDatabase((db) => move(db, id, state));

/** A reward of 100 points, so much off. */
export const aReward = (more: Partial<RewardDraft> = {}): Promise<number> => withDatabase((db) => makeReward(db, more));

export const givePoints = (customerId: string, points: number): Promise<void> =>
  withDatabase((db) => give(db, customerId, points));

/** Creates an entry with a post of another member; returns its number. */
export async function anEntry(contestId: number, text = 'ركن القهوة عندي'): Promise<number> {
  const { memberId } = await anotherMember('ريم');
  return withDatabase(async (db) =>
    makeEntry(db, { contestId, memberId, postId: await makePost(db, { memberId, text }) }),
  );
}
