import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestDatabase,
  type Guard,
  makeMember,
  makeReel,
  type TestDatabase,
  twoProcesses,
} from '../../../testing/index.ts';

let database: TestDatabase;
const two = twoProcesses(() => database);

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await two.stop();
  await database.close();
});

/** Sends 32 views of one member through both processes. Returns the reel's count of views. */
async function viewTogether(without?: Guard): Promise<number> {
  await two.start(without);
  const [author, reader] = [await makeMember(database.db), await makeMember(database.db)];
  const id = await makeReel(database.db, { memberId: author.memberId });
  await Promise.all(
    Array.from({ length: 32 }, (_, turn) => two.call(turn, `POST /community/reels/${id}/view`, {}, reader.headers)),
  );
  const { body } = await two.call(0, `GET /community/reels/${id}`, undefined, reader.headers);
  await two.stop();
  return body.data.view_count;
}

test('a view sent many times at once is one', async () => {
  expect(await viewTogether()).toBe(1);
});

test('control: counted whether or not it is new, it is many', async () => {
  const guard = {
    file: 'modules/community/posts/reactions.store.ts',
    guard: 'insert into post_changes (post_id, views) select post_id, 1 from seen returning post_id',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a piece of source
    instead: 'insert into post_changes (post_id, views) values (${postId}, 1) returning post_id',
  };
  expect(await viewTogether(guard)).toBeGreaterThan(1);
});
