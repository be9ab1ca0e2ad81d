import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from '../../../platform/database/index.ts';
import {
  createTestDatabase,
  type Guard,
  makeArticle,
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

/** Five visitors click eight times each concurrently, over two processes. Returns the article's like count. */
async function clickTogether(without?: Guard): Promise<number> {
  await two.start(without);
  const id = await makeArticle(database.db, { slug: 'raced' });
  const visitors = Array.from({ length: 5 }, () => crypto.randomUUID());
  const clicks = visitors.flatMap((visitor_id) => Array.from({ length: 8 }, () => ({ visitor_id })));
  const answers = await Promise.all(clicks.map((body, index) => two.call(index, `POST /blog/${id}/like`, body)));
  expect(answers.map(({ status }) => status)).toEqual(clicks.map(() => 200));
  const { rows } = await sql.rows({ like_count: sql.int4 })`select like_count from articles where id = ${id}`.execute(
    database.db,
  );
  return rows[0]?.like_count ?? -1;
}

test('clicks at the same moment count once a visitor', async () => {
  expect(await clickTogether()).toBe(5);
});

test('counting every click instead of every new row is caught', async () => {
  const guard = {
    file: 'like-article.store.ts',
    guard: 'coalesce((select sum(step) from changed), 0)::int',
    instead: '1',
  };
  expect(await clickTogether(guard)).toBeGreaterThan(5);
});
