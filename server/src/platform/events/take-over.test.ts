import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { inTransaction } from '../database/index.ts';
import { listFailures } from '../jobs/index.ts';
import { finishClaimed } from './event-failures.store.ts';
import { readPage } from './events.store.ts';
import { publish } from './index.ts';
import type { Untold } from './outcome.ts';
import { readPosition, savePosition, takeOver } from './positions.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const subscriber = 'test.likes';
const heard = [{ name: subscriber, events: ['post.liked'] }];
const failed = { error: 'no answer', attempts: 2, state: 'retrying', retryInMs: 60_000 } as const;

/** Claims four events in the term that begins now, and gives their ids and its generation. */
async function claimed(): Promise<{ ids: number[]; generation: number }> {
  await database.db.query('truncate events, job_failures, event_positions');
  for (let memberId = 1; memberId <= 4; memberId += 1) {
    await inTransaction(database.db, (tx) => publish(tx, 'post.liked', { postId: memberId, memberId }));
  }
  const [position] = await takeOver(database.db, heard);
  await database.db.query(`
    insert into job_failures (queue, event_id, event_name, subject, payload, error, attempts, state, next_at,
      first_failed_at, last_failed_at)
    select '${subscriber}', id, name, subject, payload, 'under way', 1, 'claimed', now(), now(), now() from events`);
  const { rows } = await database.db.query('select id from events order by id');
  return { ids: rows.map(({ id }) => Number(id)), generation: position?.generation ?? 0 };
}
/** The events that the subscriber's position notes as handled. */
async function done(): Promise<number[]> {
  const { rows } = await database.db.query(
    `select unnest(done) as id from event_positions where subscriber = '${subscriber}'`,
  );
  return rows.map(({ id }) => Number(id));
}
const entries = async () =>
  (await listFailures(database.db, 10)).map(({ state, error }) => `${state}: ${error.slice(0, 17)}`).toSorted();

test('a new term takes over what the former one could not tell, and leaves the rest to staff', async () => {
  const { ids, generation } = await claimed();
  const [handled = 0, again = 0, dead = 0] = ids;
  const untold: Untold[] = [
    { subscriber, generation, eventId: handled, outcome: 'handled' },
    { subscriber, generation, eventId: again, outcome: failed },
    { subscriber, generation, eventId: dead, outcome: { ...failed, state: 'dead' } },
  ];
  await takeOver(database.db, heard, untold);
  expect(await done()).toEqual([handled]);
  expect(await entries()).toEqual(['dead: The process ended', 'dead: no answer', 'retrying: no answer']);
});

test('outcomes of an earlier term count no more once another reader has led', async () => {
  const { ids, generation } = await claimed();
  await takeOver(database.db, heard);
  const untold: Untold[] = ids.map((eventId) => ({ subscriber, generation, eventId, outcome: 'handled' }));
  await takeOver(database.db, heard, untold);
  expect(await done()).toEqual([]);
  expect(await entries()).toEqual(ids.map(() => 'dead: The process ended'));
});

test('an event that a retry finished after its position was read is in no page', async () => {
  const { ids, generation } = await claimed();
  const position = await readPosition(database.db, subscriber);
  if (!position) throw new Error('there is no position');
  for (const id of ids) await finishClaimed(database.db, { subscriber, generation }, id);
  expect((await readPage(database.db, position, 500)).events).toEqual([]);
});

test('a position that moves to the middle of a backlog keeps the handled events behind it', async () => {
  const { ids, generation } = await claimed();
  const [first = 0, second = 0, third = 0] = ids;
  for (const id of [first, third]) await finishClaimed(database.db, { subscriber, generation }, id);
  const position = await readPosition(database.db, subscriber);
  if (!position) throw new Error('there is no position');
  const { snapshot } = await readPage(database.db, position, 1);
  expect(await savePosition(database.db, { ...position, reading: snapshot, after_id: second })).toBe(true);
  expect(await done()).toEqual([third]);
  expect(await savePosition(database.db, { ...position, seen: snapshot })).toBe(true);
  expect(await done()).toEqual([]);
});
