import { openDatabase } from '../../server/src/platform/database/index.ts';
import { letIn, type MadeMember, makeMember } from '../../server/src/testing/factories/member-factories.ts';
import { makeComment, makePost } from '../../server/src/testing/factories/post-factories.ts';
import { signIn } from './customer.ts';
import { shopUnderTest } from './shop-under-test.ts';
import type { Visitor } from './visitor.ts';

type Database = ReturnType<typeof openDatabase>['db'];

async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase({ url: shopUnderTest().databaseUrl, poolSize: 1 });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

/**
 * Number of a member's first posts that are moderated before publication
 * (server/src/modules/community/posts/posts.policy.ts).
 */
const FIRST_POSTS = 2;

/** Signs the visitor in as a new member of the community. `isTrusted`: their posts are published without moderation. */
export async function signInAsMember(visitor: Visitor, { name = 'نورة', isTrusted = false } = {}) {
  const { token, user } = await signIn(visitor);
  const { memberId, handle } = await withDatabase(async (db) => {
    const member = await letIn(db, user.id, { name });
    if (isTrusted) await trust(db, member.memberId);
    return member;
  });
  return { token, memberId, handle, userId: user.id };
}

async function trust(db: Database, memberId: number): Promise<void> {
  for (let count = 0; count < FIRST_POSTS; count += 1) await makePost(db, { memberId });
}

/** A trusted member without a browser session; their posts are published at once. */
export function anotherMember(name = 'سارة'): Promise<MadeMember> {
  return withDatabase(async (db) => {
    const phone = `+96657${String(Math.trunc(Math.random() * 10_000_000)).padStart(7, '0')}`;
    const member = await makeMember(db, { name, phone });
    await trust(db, member.memberId);
    return member;
  });
}

interface WrittenPost {
  memberId: number;
  text: string;
  productIds?: number[];
  isPublished?: boolean;
}

/** A post of a member's, made in the database, since posting is limited; its number. */
export const writePost = (post: WrittenPost): Promise<number> => withDatabase((db) => makePost(db, post));

/** A comment of a member's; its number. */
export const writeComment = (comment: { memberId: number; postId: number; text: string }): Promise<number> =>
  withDatabase((db) => makeComment(db, comment));
