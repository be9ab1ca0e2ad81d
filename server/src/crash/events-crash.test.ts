import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  BACKGROUND_TIMEOUTS,
  inTransaction,
  type OpenDatabase,
  openDatabase,
  sql,
} from '../platform/database/index.ts';
import { publish } from '../platform/events/index.ts';
import { createLog } from '../platform/log/index.ts';
import { startEmbeddedPostgres } from '../platform/postgres/index.ts';
import { prepareTemplate } from '../testing/index.ts';

/** `CRASH_ROUNDS=50 npm run test:crash` is the long run. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);
const MINUTES = 60_000;
const PUBLISHERS = 6;
/** Few enough events that they are handled soon after a round. */
const PAUSE_MS = 10;

let folder: string;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let database: OpenDatabase;

beforeAll(async () => {
  folder = await mkdtemp('/tmp/waha-crash-events-');
  postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log: createLog({ level: 'silent' }) });
  await prepareTemplate(postgres.url);
  database = openDatabase({ url: postgres.url, poolSize: 8, timeouts: BACKGROUND_TIMEOUTS });
  await database.db.query('create table handled (id serial, subscriber text, post int, member int)');
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startReader(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'event-reader.main.ts'), {
    env: { ...process.env, DATABASE_URL: postgres.url },
    execArgv: [],
  });
  await once(child, 'message');
  return child;
}

let serial = 0;
/**
 * Publishes events of one subject until told to stop; what was not acknowledged may be there or not. Concurrent events of a
 * subject would have no order: each publisher has a subject of its own.
 */
async function publishUntil(signal: AbortSignal, postId: number): Promise<void> {
  while (!signal.aborted) {
    serial += 1;
    const memberId = serial;
    await inTransaction(database.db, (tx) => publish(tx, 'post.liked', { postId, memberId })).catch(() => sleep(50));
    await sleep(PAUSE_MS);
  }
}

async function crashRounds(kill: (reader: ChildProcess) => Promise<ChildProcess>): Promise<void> {
  let reader = await startReader();
  for (let round = 0; round < ROUNDS; round += 1) {
    const stop = new AbortController();
    const publishers = Array.from({ length: PUBLISHERS }, (_, at) => publishUntil(stop.signal, at));
    await sleep(1_100 + Math.random() * 900);
    reader = await kill(reader);
    await sleep(200);
    stop.abort();
    await Promise.all(publishers);
  }
  await drained();
  const ended = once(reader, 'exit');
  reader.kill('SIGKILL');
  await ended;
}

/** Waits until all events are handled. Many rounds leave a backlog of minutes: events are lost where it shrinks no more. */
async function drained(): Promise<void> {
  // PostgreSQL may still be recovering from the last round.
  for (let left = Number.POSITIVE_INFINITY; left > 0; ) {
    const before = left;
    const isLess = async () => {
      left = await unhandled();
      return left < before;
    };
    await expect.poll(isLess, { timeout: 60_000, message: `${before} events are not handled` }).toBe(true);
  }
}

/** How many events a subscriber has neither handled nor shows as dead. */
async function unhandled(): Promise<number> {
  const { rows } = await sql.rows({ count: sql.int4 })`
    select count(*)::int as count from events e cross join (values ('crash.plain'), ('crash.claims')) as s (name)
    where e.name = 'post.liked'
      and not exists (select from handled h where h.subscriber = s.name and h.member = (e.payload ->> 'memberId')::int)
      and not exists (select from job_failures f where f.queue = s.name and f.event_id = e.id and f.state = 'dead')
  `.execute(database.db);
  return rows[0]?.count ?? -1;
}

async function judge(): Promise<void> {
  const events = await database.db.query(`select count(*)::int as count from events where name = 'post.liked'`);
  // The order in which events of one subject were handled for the first time, beside the order of the log.
  const disorder = await database.db.query(`
    with first as (
      select h.subscriber, e.subject, e.id, min(h.id) as at from handled h
      join events e on e.name = 'post.liked' and (e.payload ->> 'memberId')::int = h.member group by 1, 2, 3
    )
    select * from (select *, lag(at) over (partition by subscriber, subject order by id) as before from first) as pairs
    where before > at`);
  const twice = await database.db.query(
    `select member from handled where subscriber = 'crash.claims' group by member having count(*) > 1`,
  );
  process.stdout.write(`${ROUNDS} rounds, ${events.rows[0]?.count} events\n`);
  expect(events.rows[0]?.count).toBeGreaterThan(ROUNDS);
  expect([disorder.rows, twice.rows]).toEqual([[], []]);
}

test('killing the reader loses no event, keeps their order, and repeats none that was claimed', {
  timeout: 20 * MINUTES,
}, async () => {
  await crashRounds(async (reader) => {
    const ended = once(reader, 'exit');
    reader.kill('SIGKILL');
    await ended;
    return startReader();
  });
  await judge();
});

test('killing PostgreSQL loses none either', { timeout: 20 * MINUTES }, async () => {
  await crashRounds(async (reader) => {
    // It may still be recovering from the round before.
    const isUp = () =>
      database.db.query('select 1').then(
        () => true,
        () => false,
      );
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);
    // A server that dies within a second of its start, six times in a row, is given up by its supervisor.
    await sleep(1_100);
    const pid = postgres.pid();
    if (pid) process.kill(pid, 'SIGKILL');
    return reader;
  });
  await judge();
});
