import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { sql } from '../database/index.ts';
import { notifyInvalidations } from './invalidations.store.ts';
import { pollBesideNotifications } from './poll-beside-notifications.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A process that polls, with the number of its polls, and whether what it sends arrives. */
async function startPolls(channel: string, more: { isSilent?: boolean; isDeaf?: boolean } = {}) {
  const state = { polls: 0, isSilent: more.isSilent ?? false };
  const send = (payload: string) => notifyInvalidations(database.db, channel, payload);
  const started = await pollBesideNotifications({
    channel,
    listenUrl: more.isDeaf ? undefined : database.url,
    name: 'this one',
    notify: (payload) => (state.isSilent ? Promise.resolve() : send(payload)),
    poll: () => {
      state.polls += 1;
    },
    onError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => started.close());
  return { state, send };
}

/** The polls of a while in which nothing happens. */
async function pollsOfAWhile(state: { polls: number }): Promise<number> {
  const before = state.polls;
  await sleep(2_500);
  return state.polls - before;
}

test('while notifications arrive it polls for them alone', async () => {
  const { state, send } = await startPolls('heard');
  // Once at the start, once for its own probe.
  await expect.poll(() => state.polls).toBe(2);
  expect(await pollsOfAWhile(state)).toBe(0);
  await send('another');
  await expect.poll(() => state.polls).toBe(3);
  await send('this one');
  await send('probe of another');
  expect(await pollsOfAWhile(state)).toBe(0);
});

test('control: without a connection to listen on, or where nothing arrives, it polls by itself', async () => {
  const [deaf, silent] = [await startPolls('deaf', { isDeaf: true }), await startPolls('silent', { isSilent: true })];
  const [ofDeaf, ofSilent] = await Promise.all([pollsOfAWhile(deaf.state), pollsOfAWhile(silent.state)]);
  expect(ofDeaf).toBeGreaterThan(1);
  expect(ofSilent).toBeGreaterThan(1);
});

test('a connection that has become silent is given up, and its polls begin until another hears', async () => {
  const { state } = await startPolls('gone');
  await expect.poll(() => state.polls).toBe(2);
  state.isSilent = true;
  const end = sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'waha-listen' and datname = current_database()
  `;
  await end.execute(database.db);
  await expect.poll(() => state.polls).toBeGreaterThan(6);
  state.isSilent = false;
  await expect.poll(() => pollsOfAWhile(state), { timeout: 60_000 }).toBe(0);
});
